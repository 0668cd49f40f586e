// What is printed, before it is laid out: a game (or anything else: puzzles, a deck that is being made) gives parts,
// job.tsx makes pages of them.
import type { ComponentChildren, ComponentType } from 'preact';
import type { Deck } from '../table/deck';
import type { Words } from '../words/words';
import type { Mode, Paper, Size } from './sheets';

/** What a person chose. `own` are wishes that only this game has. */
export type Choices = {
  mode: Mode;
  paper: Paper;
  small: boolean;
  /** little ink: black lines on white */
  ink: 'colour' | 'little';
  /** what is larger than a page: on one sheet of A3, or glued together from pages */
  large: 'glued' | 'a3';
  /** what the calibration page told, in millimetres */
  right: number;
  down: number;
  /** parts that are left out; or, where it is not null, the only ones that are not */
  without: string[];
  only: string[] | null;
  own: Record<string, string>;
};

/** Cells that are cut out: cards, coupons, puzzles. */
export type Cell = {
  front: ComponentChildren;
  /** the place in the deck's texts whose words it bears: one that nobody has written is marked */
  of?: string;
  unwritten?: true;
  /** where it differs from cell to cell; the pattern of the group's backs otherwise */
  back?: ComponentChildren;
  /** What the face is filled with up to its edge, so that it can run into the bleed. White if it has none. */
  ground?: string;
};

export type CellsPart = {
  kind: 'cells';
  id: string;
  title: string;
  size: Size;
  cells: Cell[];
  /** the pattern of the backs; null where the back stays white; 'own' where each cell has a back of its own */
  back: Back | null | 'own';
  /** perforated: dotted lines between the cells instead of marks alone */
  dotted?: true;
  /** false for what is made at home only, by folding or glueing */
  shop?: false;
};

/** A pattern without edge or frame, so that it forgives a back that is some millimetres off. */
export type Back = {
  /** a token: 'var(--frame-6)' */ colour: string;
  /** lines in a square of 10 x 10 about its middle */ motif: string;
};

/** A page that is drawn whole. `size` is the paper's, upright or turned. */
type FreePage = { id: string; size: Size; body: ComponentChildren };
export type PagesPart = {
  kind: 'pages';
  id: string;
  title: string;
  pages: FreePage[];
  /** where it is not the number of pages that one counts */ count?: number;
};

export type Part = CellsPart | PagesPart;

export type PrintContext = {
  deck: Deck;
  words: Words;
  choices: Choices;
  /** where the client can be reached, for links on paper; '' where that is not known */
  address: string;
  seats: number;
};

export type Wish = { id: string; label: string; values: { value: string; label: string }[] };

/** What a game brings to be printed: `paper.tsx` in its folder exports `print`. */
export type GamePrint = {
  /** small cards are what one usually wants */
  small?: true;
  /** it has something larger than a page */
  large?: true;
  wishes?(words: Words): Wish[];
  parts(context: PrintContext): Part[];
  /** drawings that stand once in the page for the cards to refer to */
  Drawings?: ComponentType;
  /** the lines of the short card that lies before each seat */
  short(words: Words): string[];
};
