// Which card makes or stops a line? A puzzle of the line of victory in words, with the board to look at.
import { watchSize } from '../../ui/listen';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Deck } from '../../table/deck';
import { type Words } from '../../words/words';
import { letterOf, type AnyPuzzle, type ProofStep, type PuzzleInWords, type PuzzleModule } from '../puzzles';
import { Board, cellLabel } from './Board';
import { cellAt, CELLS, columnOf, isCorner, label, rowOf, SIDE, spanLabel, type Cell } from './cells';
import { boardDeck, cardName, quoted, signs, type BoardDeck } from './deck';
import { NAMED, SMALLEST } from './measure';
import { isSpecial } from './moves';
import { linesOf, seenBy, type Seen, type View } from './seen';
import { teamAt, TEAMS } from './teams';
import './board.css';
import './puzzle.css';
import { either } from '../../words/listed';

type Step =
  | { because: 'gap'; team: number; cells: Cell[]; cell: Cell }
  | { because: 'opens'; card: string; cells: Cell[] }
  | { because: 'only' };
type VictoryLinePuzzle = AnyPuzzle & {
  seat: number;
  view: View;
  question: { aim: 'make' | 'stop' | 'fork' | 'both' };
  answer: { card: string; cells: Cell[] };
  proof: Step[];
};

const NONE: ReadonlySet<Cell> = new Set();
const RIM = 38;
const GAP = 1;

/** The board as at the table, to walk on and look at; below it what lies at the cell one points at. */
function Position({ seen, deck, marked }: { seen: Seen; deck: BoardDeck; marked: readonly Cell[] }) {
  const [focus, setFocus] = useState<Cell>('a1');
  const [size, setSize] = useState(SMALLEST);
  const box = useRef<HTMLDivElement>(null);
  const hints = new Set(seen.hand.flatMap(card => deck.homes.get(card) ?? []));
  useLayoutEffect(() => {
    return watchSize([box.current!], ([entry]) =>
      setSize(
        Math.max(
          SMALLEST - 2,
          Math.min(NAMED + 8, Math.floor((entry!.contentRect.width - RIM - GAP * (SIDE - 1)) / SIDE)),
        ),
      ),
    );
  }, []);
  const what = cellLabel(focus, deck.at.get(focus), { seen, hints, targets: null, chosen: null });
  return (
    <div class="vl-puzzle" ref={box}>
      <Board
        seen={seen}
        deck={deck}
        print={size >= NAMED ? 'names' : 'codes'}
        size={size}
        gap={GAP}
        focus={focus}
        hints={hints}
        targets={null}
        chosen={null}
        ghost={false}
        run={NONE}
        six={new Set(marked)}
        last={null}
        coordinates
        onPick={setFocus}
        onEnter={setFocus}
        onFocus={setFocus}
      />
      <p class="vl-puzzle-what" aria-hidden>
        {what}
      </p>
    </div>
  );
}

/** The board on paper: chips by their signs, and at free cells the letters of the cards that go there. */
function PaperBoard({ seen, letters }: { seen: Seen; letters: Map<Cell, string> }) {
  const { chips } = seen.view as unknown as { chips: Record<Cell, number> };
  const marks = Array.from({ length: SIDE }, (_, at) => at);
  return (
    <svg class="vl-paper" viewBox="0 0 132 132" aria-hidden>
      {marks.map(at => (
        <text key={`c${at}`} class="rim" x={at * 10 + 17} y="8">
          {label(cellAt(at, 0)).slice(0, 1)}
        </text>
      ))}
      {marks.map(at => (
        <text key={`r${at}`} class="rim" x="6" y={at * 10 + 19.5}>
          {at + 1}
        </text>
      ))}
      {CELLS.map(cell => {
        const [x, y] = [columnOf(cell) * 10 + 12, rowOf(cell) * 10 + 11];
        const team = chips[cell];
        return (
          <g key={cell}>
            <rect
              x={x}
              y={y}
              width="10"
              height="10"
              class={isCorner(cell) ? 'corner' : seen.turned.has(cell) ? 'turned' : ''}
            />
            {team !== undefined ? (
              <text class={team === seen.team ? 'mine' : ''} x={x + 5} y={y + 8}>
                {SIGNS[team]}
              </text>
            ) : (
              letters.has(cell) && (
                <text class="letter" x={x + 5} y={y + 7.6}>
                  {letters.get(cell)}
                </text>
              )
            )}
          </g>
        );
      })}
    </svg>
  );
}
/** Filled for oneself would need ink: shapes tell the teams apart. */
const SIGNS = TEAMS.map(team => team.sign);

/** An event by its short name and cell; a special card by its sign. */
function answerLabel(card: string, deck: BoardDeck): string {
  const event = deck.of.get(card);
  return event ? `${label(event.cell)}\u00a0· ${event.brief}` : signs(card);
}

const teamName = (words: Words, team: number) => words(`victory-line-team-${teamAt(team).id}`);

function stepInWords(step: Step, puzzle: VictoryLinePuzzle, deck: BoardDeck, words: Words): ProofStep {
  const { aim } = puzzle.question;
  const rule = (id: string) => words('puzzle-note-rule', { rule: id });
  if (step.because === 'gap') {
    const values = { team: teamName(words, step.team), span: spanLabel(step.cells), cell: label(step.cell) };
    return {
      title: words('puzzle-victory-line-title-gap', values),
      text: words('puzzle-victory-line-step-gap', values),
      note: rule('V14'),
      marks: step.cells,
    };
  }
  if (step.because === 'only')
    return {
      title: words('puzzle-victory-line-title-only'),
      text: words('puzzle-victory-line-step-only', { aim }),
      note: words('puzzle-victory-line-tried'),
    };
  const special = isSpecial(step.card);
  const kind = !special ? 'event' : step.card === '+1' ? 'plus' : step.card === '-1' ? 'minus' : 'swap';
  const cells = either(words, step.cells.map(label));
  return {
    title: words('puzzle-victory-line-title-opens', {
      card: special ? signs(step.card) : quoted(cardName(step.card, deck), words.language),
    }),
    text: `${words('puzzle-victory-line-step-opens', { kind, cells })} ${words('puzzle-victory-line-then', { aim })}`,
    note: rule({ event: 'V8', plus: 'V10', minus: 'V11', swap: 'V12' }[kind]),
    marks: step.cells,
  };
}

function inWords(any: AnyPuzzle, facts: Deck, words: Words): PuzzleInWords {
  const puzzle = any as VictoryLinePuzzle;
  const { aim } = puzzle.question;
  const deck = boardDeck(facts);
  const seen = seenBy(puzzle.view, puzzle.seat);
  const title = words('puzzle-victory-line-question', { aim });
  const teams = Array.from({ length: puzzle.view.options.teams }, (_, team) => team);
  // A hand begins with its special cards, which are right most often: each puzzle begins its answers at another card.
  const hand = [...new Set(seen.hand)];
  const first = parseInt(puzzle.id.slice(0, 8), 16) % hand.length;
  const answers = [...hand.slice(first), ...hand.slice(0, first)].map(card => ({
    id: card,
    label: answerLabel(card, deck),
  }));
  const letters = new Map(
    answers.flatMap(({ id }, at) => (deck.homes.has(id) ? [[deck.homes.get(id)!, letterOf(at)]] : [])),
  );
  const turn = words('puzzle-victory-line-turn', { team: teamName(words, seen.team), sign: teamAt(seen.team).sign });
  const lines = words('puzzle-victory-line-lines', {
    list: teams
      .map(team => `${teamAt(team).sign}\u00a0${teamName(words, team)}\u00a0${linesOf(puzzle.view, team).length}`)
      .join(', '),
  });
  return {
    title,
    question: title,
    told: words('puzzle-victory-line-story'),
    story: (
      <>
        <p>{turn}</p>
        <p>{lines}</p>
        <p>{words('puzzle-victory-line-aim', { aim })}</p>
        {aim !== 'make' && <p class="muted">{words('puzzle-victory-line-counts')}</p>}
      </>
    ),
    paper: (
      <div class="vl-puzzle-paper">
        <PaperBoard seen={seen} letters={letters} />
        <div>
          <p>{turn}</p>
          <p>{lines}</p>
          <p>{words('puzzle-victory-line-aim', { aim })}</p>
          {aim !== 'make' && <p>{words('puzzle-victory-line-counts')}</p>}
        </div>
      </div>
    ),
    scene: marked => <Position key={puzzle.id} seen={seen} deck={deck} marked={marked} />,
    answers,
    right: puzzle.answer.card,
    wrong: who => words('puzzle-victory-line-wrong', { card: who }),
    proof: puzzle.proof.map(step => stepInWords(step, puzzle, deck, words)),
    rule: 'V14',
    ruled: words('puzzle-victory-line-rule'),
  };
}

export const puzzle: PuzzleModule = { inWords };
