// Puzzles of the games that have some: each brings what is its own in `src/games/GAME/puzzle.tsx`; the screen around it
// is one for all.
import type { ComponentChildren } from 'preact';
import type { AnyPuzzle } from '../../../bindings/wasm/puzzles.mjs';
import type { Deck } from '../table/deck';
import type { GameName } from '../table/session';
import type { Pseudonym } from '../words/names';
import type { Words } from '../words/words';

export type { AnyPuzzle } from '../../../bindings/wasm/puzzles.mjs';

export type ProofStep = {
  title: string;
  text: string;
  note: string;
  /** what it names in the scene */ marks?: string[];
};

/** A puzzle in words: what is asked, what was heard, what can be answered and why only one answer is right. */
export type PuzzleInWords = {
  question: ComponentChildren;
  /** the question as one line, for the title and for ears */
  title: string;
  told: string;
  story: ComponentChildren;
  /** cards, notes: what one thinks with; a scene that can show it gets what a step of the way names */
  scene: ComponentChildren | ((marked: readonly string[]) => ComponentChildren);
  /** story and scene for an eighth of a page, in lines that get smaller with their letters */
  paper: ComponentChildren;
  answers: { id: string; label: string }[];
  right: string;
  wrong(label: string): string;
  proof: ProofStep[];
  /** the rule that most of it rests on */
  rule: string;
  /** what leads to its number */
  ruled: string;
};

/** What an answer is called where one cannot press it: A, B, C. */
export const letterOf = (at: number): string => String.fromCharCode(65 + at);

export type PuzzleModule = { inWords(puzzle: AnyPuzzle, deck: Deck, words: Words, list: Pseudonym[]): PuzzleInWords };

const found = import.meta.glob<{ puzzle: PuzzleModule }>('./*/puzzle.tsx');
const fileOf = (game: GameName) => `./${game}/puzzle.tsx`;

export const hasPuzzles = (game: GameName): boolean => fileOf(game) in found;
export const loadPuzzleModule = async (game: GameName): Promise<PuzzleModule> => (await found[fileOf(game)]!()).puzzle;
