// The line of victory on paper: the board in four sheets or two, 140 events and the special cards, 216 chips with a
// mark and a star.
import { GluedPage } from '../../print/Glued';
import { cardSize } from '../../print/job';
import { Ruler } from '../../print/Page';
import type { Back, Cell, GamePrint, Part, PrintContext } from '../../print/parts';
import { CARD, PAPERS, tiles, turned, type Tile } from '../../print/sheets';
import { Icon } from '../../ui/Icon';
import { CardFace } from './Cards';
import { BoardCell } from './BoardCell';
import { cellAt, isCorner, label, SIDE } from './cells';
import { shortDate } from './dates';
import { boardDeck, pictureOf, type BoardDeck } from './deck';
import { TEAMS } from './teams';
import './board.css';
import './table.css';
import './paper.css';

const BACK: Back = {
  colour: 'var(--frame-4)',
  motif:
    'm0-4.4l4.4 4.4-4.4 4.4-4.4-4.4zm0 1.2l3.2 3.2-3.2 3.2-3.2-3.2zm0 1.3l.55 1.25 1.35.13-1.02.9.3 ' +
    '1.33-1.18-.7-1.18.7.3-1.33-1.02-.9 1.35-.13z',
};
/** A chip folded from two circles of 20 mm: mark and star. */
const CHIP = { width: 20, height: 40 };
const CHIPS = 72;
/** The special cards of the sheet (V2), and the one that is not played. */
const SPECIAL = ['+1', '+1', '+1', '+1', '-1', '-1', '-1', '-1', '-1/+1', '-1/+1', '-1/+1'];

function cards({ deck, words, choices }: PrintContext): Cell[] {
  const board = boardDeck(deck);
  const full = cardSize(choices).width === CARD.width;
  const code = (text: string) => <span class="pr-code">{`${deck.id.slice(0, 12)}-${text}`}</span>;
  const events = [...board.of.values()].map(event => ({
    of: `events.${event.id}`,
    front: (
      <div class="vl-card" data-fit>
        <CardFace card={event.id} deck={board} learning={false} dead={false} />
        {event.picture && (
          <span class="pic">
            <Icon id={event.picture} />
          </span>
        )}
        {full && <span class="text">{event.text}</span>}
        {code(event.cell)}
      </div>
    ),
  }));
  const special = SPECIAL.map((card, at) => ({
    front: (
      <div class="vl-card special" data-fit>
        <CardFace card={card} deck={board} learning={false} dead={false} />
        {code(`s${at + 1}`)}
      </div>
    ),
  }));
  const title = {
    front: (
      <div class="vl-card special" data-fit>
        <Icon id="stolik" />
        <b class="t">{board.title}</b>
        <span class="does">{words('paper-victory-line-title-card')}</span>
      </div>
    ),
  };
  return [...events, ...special, title];
}

function BoardSheet({ tile, board, cell }: { tile: Tile; board: BoardDeck; cell: number }) {
  const [columns, rows] = [Math.round(tile.part.width / cell), Math.round(tile.part.height / cell)];
  const [left, top] = [Math.round(tile.part.x / cell), Math.round(tile.part.y / cell)];
  return (
    <div class="vl-board names vlp-board" style={{ '--cell': `${cell}mm`, '--gap': '0mm', '--cells': columns }}>
      <div class="vl-grid" role="grid">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} class="vl-row" role="row">
            {Array.from({ length: columns }, (_, column) => {
              const at = cellAt(left + column, top + row);
              const event = board.at.get(at);
              return (
                <div key={at} class="vlp-cell" role="presentation">
                  <BoardCell
                    cell={at}
                    label={label(at)}
                    text={event?.name ?? ''}
                    print=""
                    icon={event ? pictureOf(event) : null}
                    roomy={false}
                    shaded={event ? Number(event.date.slice(0, 4)) % 2 === 0 : false}
                    corner={isCorner(at)}
                    wonBy=""
                    team={-1}
                    star={false}
                    ghost={-1}
                    marks=""
                    turning={-1}
                    tabbable={false}
                  />
                  {event && <span class="when">{shortDate(event, board.language)}</span>}
                  {event && <small>{label(at)}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

function boardPart({ deck, words, choices }: PrintContext): Part {
  const board = boardDeck(deck);
  const cell = choices.own.cell === '24' ? 24 : 30;
  const side = SIDE * cell;
  const a3 = choices.large === 'a3';
  const all = tiles({
    whole: { width: side, height: side },
    columns: a3 ? 1 : 2,
    rows: 2,
    page: a3 ? turned(PAPERS.a3) : PAPERS[choices.paper],
  });
  const lines = Array.from({ length: SIDE + 1 }, (_, at) => at * cell);
  return {
    kind: 'pages',
    id: 'board',
    title: words('paper-victory-line-board'),
    count: 1,
    pages: all.map(tile => {
      // On A4 the rest of the page is below: how the sheets go together stands there.
      const low = a3 ? tile : { ...tile, at: { x: tile.at.x, y: 20 } };
      return {
        id: `board-${tile.number}`,
        size: tile.page,
        body: (
          <>
            <GluedPage tile={low} notches={{ xs: lines, ys: lines }}>
              <BoardSheet tile={low} board={board} cell={cell} />
            </GluedPage>
            {low.row === 0 &&
              Array.from({ length: Math.round(tile.part.width / cell) }, (_, column) => (
                <b
                  key={column}
                  class="vlp-mark"
                  style={{ left: `${low.at.x + (column + 0.5) * cell}mm`, top: `${low.at.y - 4}mm` }}
                >
                  {'ABCDEFGHIJKL'[Math.round(tile.part.x / cell) + column]}
                </b>
              ))}
            {low.column === 0 &&
              Array.from({ length: Math.round(tile.part.height / cell) }, (_, row) => (
                <b
                  key={row}
                  class="vlp-mark"
                  style={{ left: `${low.at.x - 4}mm`, top: `${low.at.y + (row + 0.5) * cell}mm` }}
                >
                  {Math.round(tile.part.y / cell) + row + 1}
                </b>
              ))}
            <div class="vlp-how" style={{ left: `${low.at.x}mm`, top: `${low.at.y + tile.part.height + 15}mm` }}>
              <div>
                <h2>{board.title}</h2>
                <p>
                  {words('paper-victory-line-board-sheet', {
                    sheet: tile.number,
                    sheets: all.length,
                    from: label(cellAt(Math.round(tile.part.x / cell), Math.round(tile.part.y / cell))),
                    to: label(
                      cellAt(
                        Math.round((tile.part.x + tile.part.width) / cell) - 1,
                        Math.round((tile.part.y + tile.part.height) / cell) - 1,
                      ),
                    ),
                  })}
                </p>
                <p>{words(a3 ? 'paper-victory-line-board-how-two' : 'paper-victory-line-board-how')}</p>
              </div>
              <div class="vlp-plan" style={{ '--columns': a3 ? 1 : 2 }}>
                {all.map(one => (
                  <b key={one.number} class={one.number === tile.number ? 'on' : ''}>
                    {one.number}
                  </b>
                ))}
              </div>
              <p class="pr-line">
                <Ruler />
              </p>
            </div>
          </>
        ),
      };
    }),
  };
}

function chips(): Cell[] {
  return TEAMS.flatMap(team =>
    Array.from({ length: CHIPS }, () => ({
      front: (
        <div class="vlp-chip">
          <Icon id={`chip-${team.shape}`} />
          <i />
          <Icon id={`chip-${team.shape}-star`} />
        </div>
      ),
    })),
  );
}

export const print: GamePrint = {
  small: true,
  large: true,
  wishes: words => [
    {
      id: 'cell',
      label: words('paper-victory-line-cell'),
      values: ['30', '24'].map(value => ({ value, label: words('paper-victory-line-cell-mm', { mm: value }) })),
    },
  ],
  parts: context => [
    boardPart(context),
    {
      kind: 'cells',
      id: 'events',
      title: context.words('paper-victory-line-cards'),
      size: cardSize(context.choices),
      cells: cards(context),
      back: BACK,
    },
    {
      kind: 'cells',
      id: 'chips',
      title: context.words('paper-victory-line-chips'),
      size: CHIP,
      cells: chips(),
      back: null,
      shop: false,
    },
  ],
  short: words => ([1, 2, 3, 4, 5, 6] as const).map(line => words(`paper-victory-line-short-${line}`)),
};
