// The deck of the board, looked up by cell and by event.
import type { Deck } from '../../table/deck';
import type { Language } from '../../words/words';
import { label, placeOf, type Cell } from './cells';
import type { EventDate } from './dates';
import { isSpecial } from './moves';

export type Category =
  | 'allies'
  | 'award'
  | 'battle'
  | 'command'
  | 'culture'
  | 'diplomacy'
  | 'home_front'
  | 'liberation'
  | 'memory'
  | 'partisan'
  | 'siege'
  | 'victory';
/** `picture` is one of its own, instead of that of its category. */
export type EventFacts = EventDate & {
  id: string;
  category: Category;
  picture?: string;
  memory?: boolean;
  point?: { lat: number; lon: number };
  sources?: string[];
};
export type EventTexts = { name: string; brief: string; code: string; place: string; text: string; note?: string };
/** One event with all that is known of it, in one language. */
export type BoardEvent = EventFacts & EventTexts & { cell: Cell };

export type BoardDeck = {
  language: Language;
  title: string;
  at: ReadonlyMap<Cell, BoardEvent>;
  of: ReadonlyMap<string, BoardEvent>;
  homes: ReadonlyMap<string, Cell>;
  places: ReadonlyMap<string, number>;
};

/** What stands on the event's card: the name of a drawing, or the address of one's own. */
export const pictureOf = ({ picture, category }: Pick<EventFacts, 'picture' | 'category'>): string =>
  picture || `ev-${category}`;

/** A deck on the bench changes in its facts and in its texts, each alone. */
const made = new WeakMap<object, { facts: object; board: BoardDeck }>();

export function boardDeck(deck: Deck): BoardDeck {
  const known = made.get(deck.texts);
  if (known && known.facts === deck.facts) return known.board;
  const texts = deck.texts.events as Record<string, EventTexts>;
  const cells = Object.entries(deck.facts.cells as Record<Cell, string>);
  const cellOf = new Map(cells.map(([cell, id]) => [id, cell]));
  const all = (deck.facts.events as EventFacts[]).map(facts => ({
    ...facts,
    ...texts[facts.id]!,
    cell: cellOf.get(facts.id)!,
  }));
  const board: BoardDeck = {
    language: deck.language,
    title: deck.texts.title as string,
    at: new Map(all.map(event => [event.cell, event])),
    of: new Map(all.map(event => [event.id, event])),
    homes: cellOf,
    places: new Map(all.map(event => [event.id, placeOf(event.cell)])),
  };
  made.set(deck.texts, { facts: deck.facts, board });
  return board;
}

/** A card as it is called in a sentence: −1 with a real minus sign, or the name of the event. */
export function cardName(card: string, deck: BoardDeck): string {
  return isSpecial(card) ? signs(card) : (deck.of.get(card)?.name ?? card);
}
export const signs = (card: string): string => card.replaceAll('-', '−');
export const cellName = (cell: Cell, deck: BoardDeck): string =>
  `${label(cell)}\u00a0${deck.at.get(cell)?.name ?? ''}`.trim();

/**
 * A name in quotation marks; marks inside it become the inner ones of the language, and a name that is quoted already
 * stays.
 */
export function quoted(name: string, language: Language): string {
  const [open, close] = { pl: '„”', ru: '«»', en: '“”' }[language];
  if (name.startsWith(open!) && name.endsWith(close!) && name.indexOf(close!) === name.length - 1) return name;
  const [inside, shut] = { pl: '«»', ru: '„“', en: '‘’' }[language];
  return `${open}${name.replaceAll(open!, inside!).replaceAll(close!, shut!)}${close}`;
}
