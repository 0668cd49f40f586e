// Private notes at a table, a page for each game and each person: they outlive a reload as the journal does, and go
// with the table. A page is a few marks, so localStorage holds it; a browser that keeps nothing forgets them with the
// tab.
const STORE = 'stolik-notes';
/** As long as tables live on a server. */
const OLD = 8 * 24 * 3600 * 1000;

type Pages = Record<string, { at: number; page: unknown }>;

function read(): Pages {
  try {
    const kept = JSON.parse(globalThis.localStorage?.getItem(STORE) ?? '{}') as Pages;
    return Object.fromEntries(Object.entries(kept).filter(([, { at }]) => Date.now() - at < OLD));
  } catch {
    return {};
  }
}

function write(pages: Pages): void {
  try {
    globalThis.localStorage?.setItem(STORE, JSON.stringify(pages));
  } catch {
    // No room, or a private window: the notes last as long as the page.
  }
}

/** `game` names one game at one table; `who` is the seat that writes. */
const nameOf = (game: string, who: number) => `${game}/${who}`;

export const keptPage = (game: string, who: number): unknown => read()[nameOf(game, who)]?.page;

export function keepPage(game: string, who: number, page: object): void {
  const pages = read();
  if (Object.keys(page).length > 0) pages[nameOf(game, who)] = { at: Date.now(), page };
  else delete pages[nameOf(game, who)];
  write(pages);
}

/** All that was written in that game. */
export function forgetPages(game: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([name]) => !name.startsWith(`${game}/`))));
}
