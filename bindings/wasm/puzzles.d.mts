// Types of puzzles.mjs for TypeScript; what the members mean stands there and in puzzles/README.md.
export type AnyPuzzle = {
  game: string;
  deck: string;
  grade: number;
  players: number;
  id: string;
  [member: string]: unknown;
};
export type Puzzles = {
  addDeck(json: string): string;
  ofDay(game: string, date: string, deck?: string): AnyPuzzle;
  make(wish: { game: string; deck?: string; players?: number; grade?: number; seed?: number }): AnyPuzzle;
  own(journal: string, seat: number): AnyPuzzle[];
};
export function loadPuzzles(source: BufferSource | Response | Promise<Response>): Promise<Puzzles>;
