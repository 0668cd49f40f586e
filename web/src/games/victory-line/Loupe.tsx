// Part of the board, large enough for a finger: five by five cells with their names, and where they lie on the whole
// board.
import { IconButton } from '../../ui/Button';
import { Board, type BoardProps } from './Board';
import { CELLS, cellAt, columnOf, label, loupeAt, rowOf, SIDE, type Cell } from './cells';
import { teamAt } from './teams';
import { words } from '../../words/words';

const SIZE = 5;

type LoupeProps = Omit<BoardProps, 'print' | 'size' | 'gap' | 'part'> & {
  centre: Cell;
  lead: string;
  onMove(cell: Cell): void;
  onClose(): void;
};

export function Loupe({ centre, lead, onMove, onClose, ...board }: LoupeProps) {
  const { seen } = board;
  const part = { ...loupeAt(centre, SIZE), size: SIZE };
  const size = Math.min(72, Math.floor((Math.min(innerWidth, 480) - 16 - 6 - 8) / SIZE));
  const middle = (across: number, down: number) => {
    const column = Math.max(2, Math.min(SIDE - 3, part.column + 2 + across));
    const row = Math.max(2, Math.min(SIDE - 3, part.row + 2 + down));
    return cellAt(column, row);
  };
  const follow = (cell: Cell) => {
    board.onFocus(cell);
    const inside =
      columnOf(cell) >= part.column &&
      columnOf(cell) < part.column + SIZE &&
      rowOf(cell) >= part.row &&
      rowOf(cell) < part.row + SIZE;
    if (!inside) onMove(cell);
  };
  const onMini = (event: MouseEvent) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const place = (at: number, length: number) => Math.max(0, Math.min(SIDE - 1, Math.floor((at / length) * SIDE)));
    onMove(cellAt(place(event.clientX - box.left, box.width), place(event.clientY - box.top, box.height)));
  };
  return (
    <div class="vl-loupe">
      <div class="strip">
        <div class="mini" onClick={onMini} aria-hidden>
          {CELLS.map(cell => (
            <i key={cell} class={teamAt(seen.view.chips[cell] ?? -1)?.id ?? ''} />
          ))}
          <u style={{ '--column': part.column, '--row': part.row }} />
        </div>
        <div>
          <p class="t">{lead}</p>
          <p class="where">
            {words('victory-line-loupe', {
              from: label(cellAt(part.column, part.row)),
              to: label(cellAt(part.column + SIZE - 1, part.row + SIZE - 1)),
            })}
          </p>
        </div>
        <IconButton icon="ui-cross" label={words('victory-line-loupe-close')} onClick={onClose} />
      </div>
      <Board {...board} onFocus={follow} print="names" size={size} gap={2} part={part} />
      <div class="arrows">
        <IconButton
          icon="ui-left"
          label={words('victory-line-west')}
          onClick={() => onMove(middle(-2, 0))}
          off={part.column === 0}
        />
        <IconButton
          icon="ui-right"
          label={words('victory-line-north')}
          onClick={() => onMove(middle(0, -2))}
          off={part.row === 0}
          class="up"
        />
        <IconButton
          icon="ui-right"
          label={words('victory-line-south')}
          onClick={() => onMove(middle(0, 2))}
          off={part.row === SIDE - SIZE}
          class="down"
        />
        <IconButton
          icon="ui-right"
          label={words('victory-line-east')}
          onClick={() => onMove(middle(2, 0))}
          off={part.column === SIDE - SIZE}
        />
      </div>
    </div>
  );
}
