// Types of decks.mjs for TypeScript; what the members mean stands there and in docs/DECKS.md.
export type DeckProblem = { file: string; place: string; what: string; english: string };
/** `id` is the one tables know this very deck by; where it is `broken` there is none. */
export type DeckReport = {
  id?: string;
  broken?: true;
  count: number;
  problems: DeckProblem[];
  notes: DeckProblem[];
  open: DeckProblem[];
};
export type DeckRead = DeckReport & { content: string; key: string; signature: string };
export type OwnSource = { deck: any; texts: Record<string, any>; pictures: Record<string, string> };
export type Decks = {
  check(contents: string, language: string): DeckReport;
  read(text: string, language: string): DeckRead;
};
export function loadDecks(source: BufferSource | Response | Promise<Response>): Promise<Decks>;
