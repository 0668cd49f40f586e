// What of a deck is edited: a game (`src/games/GAME/workshop.tsx`) says which pages there are and what is filled in on
// them; the screens know no game.
import type { ComponentType } from 'preact';
import { GAME_NAMES } from '../../games';
import type { OwnSource } from '../../decks/check';
import type { GameName } from '../../table/session';
import type { Json } from '../../decks/path';
import type { Words } from '../../words/words';
import type { Place } from './points';

export type Kind =
  | 'line'
  | 'text'
  /** a list of texts: each on a line of its own */
  | 'lines'
  /** a list of short texts, written with commas */
  | 'tags'
  | 'date'
  | 'number'
  | 'choice'
  | 'switch'
  | 'picture'
  /** how many of each: { flour: 2, sugar: 1 } */
  | 'counts'
  /** places on the map: `points` of { lat, lon } */
  | 'points'
  | 'point';

export type Field = {
  /** in every language's file, or in deck.json */
  of: 'texts' | 'facts';
  /** as the check writes it: `cards.lamp.name` */
  path: string;
  kind: Kind;
  label: string;
  hint?: string | undefined;
  /** so many characters, of each item in a list */
  max?: number | undefined;
  /** so many words */
  words?: [least: number, most: number] | undefined;
  /** so many items */
  items?: [least: number, most: number] | undefined;
  range?: [least: number, most: number] | undefined;
  /** may be missing: an empty one is left out of the file */
  optional?: true | undefined;
  /** what a new deck says there can stay, in the language it was begun in */
  ready?: true | undefined;
  /** an empty one is written as null */
  orNull?: true | undefined;
  /** of a picture that may be missing: the drawing that stands there then */
  otherwise?: string | undefined;
  choices?: { value: string; label: string }[] | undefined;
  /** what the text should speak of: found ones are ticked */
  names?: string[] | undefined;
  /** of facts, which have no language: what may be written, in the reader's */
  example?: string | undefined;
  /** takes the whole width */
  wide?: true | undefined;
  /** only in these languages */
  languages?: string[] | undefined;
};

export type Block = {
  id: string;
  title?: string | undefined;
  /** a drawing's name */ sign?: string | undefined;
  fields: Field[];
};

/** A card of the game's print: which one of which part. */
export type Shown = { part: string; at: number; label: string };

export type PageOf = {
  id: string;
  title: string;
  /** a set's number, a cell */ mark?: string | undefined;
  style?: Record<string, string> | undefined;
  blocks: Block[];
  shows: Shown[];
};
export type Section = { title: string; pages: PageOf[] };

export type PageCount = {
  least: number;
  most: number;
  label(words: Words): string;
  of(source: OwnSource): number;
  /** where the pages lie in deck.json, and the members of the texts that go with them */
  list: string;
  textsOf(page: Json): { group: string; ids: string[] }[];
  /** a page of a new deck as this deck can take it; null where it has that one */
  fits(page: Json, source: OwnSource): Json | null;
};

/** A click or the arrows put the point. */
export type PointMapProps = { point: Place | null; onPoint(point: Place): void };

export type GameWorkshop = {
  /** the pages, in the language that is being edited */
  sections(source: OwnSource, language: string, words: Words): Section[];
  /** more on the first page, about the deck as a whole */
  about?(source: OwnSource, language: string, words: Words): Block[];
  /** the texts of a new language, from those of another one; the same unless told */
  translated?(texts: any, language: string): any;
  /** drawings of ours that its cards can show, beside those of every page */
  pictures: { names: string[]; Draw: ComponentType<{ id: string; size?: number }> };
  /** how many pages of a kind a deck has, where that can be chosen */
  count?: PageCount;
  /** a map to point at places on; loaded when it is opened */
  map?(): Promise<ComponentType<PointMapProps>>;
  /** an act on the whole deck: words, and what becomes of it */
  acts?(source: OwnSource, words: Words): { id: string; text: string; does(source: OwnSource): OwnSource }[];
};

const found = import.meta.glob<{ workshop: GameWorkshop }>('../../games/*/workshop.ts');
const pathOf = (game: GameName) => `../../games/${game}/workshop.ts`;

/** Games whose decks can be made here. */
export const MAKEABLE: GameName[] = GAME_NAMES.filter(game => found[pathOf(game)]);
export const loadWorkshop = async (game: GameName): Promise<GameWorkshop> => (await found[pathOf(game)]!()).workshop;
