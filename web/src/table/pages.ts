// Private notes at a table, a page for each game and each person: they outlive a reload as the journal does, and go
// with the table. A page is a few marks, so localStorage holds it; a browser that keeps nothing forgets them with the
// tab.
import { keep, keptObject } from '../kept';
const STORE = 'stolik-notes';
/** As long as tables live on a server. */
const OLD = 8 * 24 * 3600 * 1000;

type Pages = Record<string, { at: number; page: unknown }>;

const read = (): Pages =>
  Object.fromEntries(
    Object.entries(keptObject<Pages>(STORE) as Pages).filter(([, page]) => Date.now() - page?.at < OLD),
  );

const write = (pages: Pages) => void keep(STORE, pages);

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
