// The board: a grid of 12 x 12 with one tab stop; arrows walk on it, a tap or Enter points at a cell.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { marked } from '../../coach/composed';
import { words } from '../../words/words';
import { BoardCell } from './BoardCell';
import { bridges, cellAt, cornerTeams, isCorner, label, rowOf, SIDE, step, type Cell } from './cells';
import { pictureOf, type BoardDeck, type BoardEvent } from './deck';
import { printOf, type Print } from './print';
import type { LastMove, Seen } from './seen';
import { teamAt } from './teams';

export type BoardProps = {
  seen: Seen;
  deck: BoardDeck;
  /** 'names' where cells are wide enough, 'codes' on a phone */
  print: Print;
  size: number;
  gap: number;
  focus: Cell;
  /** cells of the cards in hand */
  hints: ReadonlySet<Cell>;
  /** where the chosen special card may go; null while none is chosen */
  targets: ReadonlySet<Cell> | null;
  chosen: Cell | null;
  ghost: boolean;
  run: ReadonlySet<Cell>;
  six: ReadonlySet<Cell>;
  last: LastMove | null;
  /** the part to draw: the whole board, or a loupe */
  part?: { column: number; row: number; size: number };
  coordinates?: boolean;
  /** left and right belong to the choice of six, not to the walk on the board */
  sliding?: boolean;
  onPick(cell: Cell): void;
  onEnter(cell: Cell): void;
  onFocus(cell: Cell): void;
  onHover?(cell: Cell | null): void;
};

/** What a screen reader says of a cell: where, what, whose, and whether it can be chosen. */
export function cellLabel(
  cell: Cell,
  event: BoardEvent | undefined,
  props: Pick<BoardProps, 'seen' | 'hints' | 'targets' | 'chosen'>,
): string {
  const { seen } = props;
  const parts = [label(cell)];
  if (isCorner(cell)) {
    const teams = cornerTeams(seen.view.lines, cell).map(team => words(`victory-line-team-${teamAt(team).id}`));
    parts.push(words('victory-line-corner'));
    if (teams.length > 0) parts.push(words('victory-line-corner-in-line', { teams: teams.join(', ') }));
    return parts.join(', ');
  }
  parts.push(event?.name ?? '');
  const owner = seen.view.chips[cell];
  if (owner === undefined) parts.push(words('victory-line-cell-free'));
  else parts.push(words(`victory-line-chip-${teamAt(owner).id}`));
  if (seen.turned.has(cell)) parts.push(words('victory-line-cell-star'));
  if (props.hints.has(cell)) parts.push(words('victory-line-cell-in-hand'));
  if (props.targets?.has(cell)) parts.push(words('victory-line-cell-target'));
  if (props.chosen === cell) parts.push(words('victory-line-cell-chosen'));
  return parts.join(', ');
}

export function Board(props: BoardProps) {
  const { seen, deck, print, size, gap, focus, part = { column: 0, row: 0, size: SIDE }, coordinates = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const hold = useRef(false);
  const { view } = seen;
  const turning = new Map((props.last?.lines ?? []).flatMap(line => line.cells.map((cell, at) => [cell, at] as const)));
  const cells: Cell[][] = Array.from({ length: part.size }, (_, row) =>
    Array.from({ length: part.size }, (_, column) => cellAt(part.column + column, part.row + row)),
  );
  const shown = cells.some(row => row.includes(focus)) ? focus : cells[0]![0]!;

  // The focus goes along when an arrow key moved it, and only then.
  useLayoutEffect(() => {
    if (!hold.current) return;
    hold.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${shown}"]`)?.focus();
  }, [shown]);

  const at = (event: Event): Cell | null =>
    (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = at(event);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = props.sliding && /^Arrow(Left|Right)$/.test(event.key) ? null : step(cell, event.key);
    if (next) {
      event.preventDefault();
      event.stopPropagation();
      hold.current = true;
      const there = grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`);
      if (there) there.focus();
      else props.onFocus(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      props.onEnter(cell);
    }
  };

  const draw = (cell: Cell) => {
    const event = deck.at.get(cell);
    const team = view.chips[cell] ?? -1;
    const star = seen.turned.has(cell);
    const corner = isCorner(cell);
    const chosen = props.chosen === cell;
    const target = props.targets?.has(cell) ?? false;
    const marks = [
      props.hints.has(cell) && team < 0 && 'hint',
      target && 'target',
      chosen && 'chosen',
      props.run.has(cell) && 'run',
      props.six.has(cell) && 'six',
      props.last?.placed === cell && 'last fresh',
      marked.value.has(cell) && 'coached',
      props.targets && !target && !corner && 'barred',
    ]
      .filter(Boolean)
      .join(' ');
    const printed = event
      ? printOf(event, print, team >= 0 || chosen, deck.language)
      : { text: '', print: '', lines: 4 };
    return (
      <BoardCell
        key={cell}
        cell={cell}
        label={cellLabel(cell, event, props)}
        text={printed.text}
        print={printed.print}
        icon={print === 'names' && event && printed.lines < 4 ? pictureOf(event) : null}
        roomy={printed.lines < 3}
        shaded={event ? Number(event.date.slice(0, 4)) % 2 === 0 : false}
        corner={corner}
        wonBy={corner ? cornerTeams(view.lines, cell).join('') : ''}
        team={team}
        star={star}
        ghost={chosen && props.ghost ? seen.team : -1}
        marks={marks}
        turning={turning.get(cell) ?? -1}
        tabbable={cell === shown}
      />
    );
  };

  const pitch = size + gap;
  const side = part.size * size + (part.size - 1) * gap;
  return (
    <div
      class={`vl-board ${print}${part.size < SIDE ? ' loupe' : ''}${coordinates ? ' coordinates' : ''}`}
      style={{ '--cell': `${size}px`, '--gap': `${gap}px`, '--cells': part.size }}
    >
      {coordinates && (
        <div class="vl-columns" aria-hidden>
          {cells[0]!.map(cell => (
            <span key={cell}>{cell[0]!.toUpperCase()}</span>
          ))}
        </div>
      )}
      {coordinates && (
        <div class="vl-rows" aria-hidden>
          {cells.map(row => (
            <span key={row[0]}>{rowOf(row[0]!) + 1}</span>
          ))}
        </div>
      )}
      <div
        ref={grid}
        class="vl-grid"
        role="grid"
        aria-label={words('victory-line-board')}
        aria-rowcount={SIDE}
        aria-colcount={SIDE}
        onKeyDown={onKeyDown}
        onClick={event => {
          const cell = at(event);
          if (cell) props.onPick(cell);
        }}
        onFocusCapture={event => {
          const cell = at(event);
          if (cell && cell !== focus) props.onFocus(cell);
        }}
        onPointerOver={event => event.pointerType === 'mouse' && props.onHover?.(at(event))}
        onPointerLeave={() => props.onHover?.(null)}
      >
        {cells.map((row, index) => (
          <div key={row[0]} role="row" class="vl-row" aria-rowindex={part.row + index + 1}>
            {row.map(draw)}
          </div>
        ))}
        <svg class="vl-bridges" width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden>
          {bridges(view.lines).map(({ team, column, row, across, down }) => {
            const [x, y] = [(column - part.column) * pitch + size / 2, (row - part.row) * pitch + size / 2];
            if (x < 0 || y < 0 || x > side || y > side) return null;
            // From edge to edge over the gap, a little into both cells so that no hairline shows.
            const [from, to] = [size / 2 - 2, size / 2 + gap + 2];
            const slant = across !== 0 && down !== 0;
            const fresh = turning.has(cellAt(column, row)) && turning.has(cellAt(column + across, row + down));
            return (
              <path
                key={`${column},${row},${across},${down}`}
                class={fresh ? 'fresh' : ''}
                stroke={`var(--team-${teamAt(team).id})`}
                stroke-width={slant ? size * 0.17 : size * 0.46}
                d={`M${x + across * from} ${y + down * from}L${x + across * to} ${y + down * to}`}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}
