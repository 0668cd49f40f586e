// Eight puzzles on a sheet, two of each grade, and their answers on its back: each one behind its puzzle, if the sheet
// is printed on both sides.
import { letterOf, type PuzzleInWords } from '../games/puzzles';
import { words } from '../words/words';
import { Plain } from './Page';
import type { Part } from './parts';
import { PAPERS, PUZZLES, type Paper } from './sheets';
import './puzzles.css';

const ON_A_SHEET = 8;
const COLUMNS = 2;
const SHEET_MAX = 9999;

/** Which puzzles stand on a sheet: the same for the same number everywhere. */
export const wishesOf = (sheet: number): { grade: number; seed: number }[] =>
  Array.from({ length: ON_A_SHEET }, (_, at) => ({ grade: 1 + Math.floor(at / 2), seed: sheet * ON_A_SHEET + at }));

/** The number of a sheet as it was typed; 1 where it is none. */
export function sheetNumber(typed: string | undefined): number {
  const number = Number(typed);
  return Number.isInteger(number) && number >= 1 && number <= SHEET_MAX ? number : 1;
}

function Question({ at, grade, told }: { at: number; grade: number; told: PuzzleInWords }) {
  return (
    <section class="pr-puzzle" data-fit>
      <h3>
        <b>{at + 1}</b> {told.title} <small>{words('puzzle-grade', { grade })}</small>
      </h3>
      <div class="body">{told.paper}</div>
      <ul class="answers">
        {told.answers.map((one, number) => (
          <li key={one.id}>
            <b>{letterOf(number)}</b> {one.label}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ at, told }: { at: number; told: PuzzleInWords }) {
  const right = told.answers.findIndex(one => one.id === told.right);
  return (
    <section class="pr-puzzle" data-fit>
      <h3>
        <b>{at + 1}</b> {letterOf(right)}. {told.answers[right]!.label}
      </h3>
      <ol class="steps">
        {told.proof.map((step, number) => (
          <li key={number}>
            <b>{step.title}.</b> {step.text}
          </li>
        ))}
      </ol>
    </section>
  );
}

const turned = <Item,>(items: Item[]): Item[] =>
  items.map((_, at) => items[at - (at % COLUMNS) + (COLUMNS - 1 - (at % COLUMNS))]!);

export type SheetPuzzle = { grade: number; told: PuzzleInWords };

/** The two pages; before the puzzles are made they are only counted. */
export function puzzlesPart({
  puzzles,
  sheet,
  title,
  paper,
}: {
  puzzles: SheetPuzzle[] | null;
  sheet: number;
  title: string;
  paper: Paper;
}): Part {
  const size = PAPERS[paper === 'letter' ? 'letter' : 'a4'];
  const side = (which: 'front' | 'back') => {
    const cells = (puzzles ?? []).map(({ grade, told }, at) =>
      which === 'front' ? (
        <Question key={at} at={at} grade={grade} told={told} />
      ) : (
        <Answer key={at} at={at} told={told} />
      ),
    );
    return {
      id: `${PUZZLES}-${which}`,
      size,
      body: (
        <Plain title={title} note={words('print-puzzles-sheet', { sheet, side: which })} ruler={false}>
          <div class="pr-puzzles">{which === 'front' ? cells : turned(cells)}</div>
        </Plain>
      ),
    };
  };
  return {
    kind: 'pages',
    id: PUZZLES,
    title: words('print-part-puzzles'),
    count: ON_A_SHEET,
    pages: [side('front'), side('back')],
  };
}
