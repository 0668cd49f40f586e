// The way from a finished game to the puzzles in it: the game lies here until one has left the tab.
const STORE = 'stolik-own-game';

export type OwnGame = { journal: string; seat: number };

export function takeAlong(game: OwnGame): void {
  kept = game;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(game));
  } catch {
    // Then it lasts until the page is loaded anew.
  }
}

let kept: OwnGame | null = null;

export function takenAlong(): OwnGame | null {
  if (kept) return kept;
  try {
    const found = JSON.parse(sessionStorage.getItem(STORE) ?? 'null') as OwnGame | null;
    return typeof found?.journal === 'string' && Number.isInteger(found.seat) ? found : null;
  } catch {
    return null;
  }
}
