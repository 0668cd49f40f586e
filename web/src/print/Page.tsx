// A page as it is printed: cells in their boxes, cut marks to its edge, a fold, words in the margins, a ruler.
import type { ComponentChildren } from 'preact';
import { words } from '../words/words';
import type { Back, CellsPart } from './parts';
import { BLEED, hasWords, type Box, type Plan, type Size } from './sheets';
import './print.css';

export type PrintPage = {
  key: string;
  size: Size;
  trim: Box;
  body: ComponentChildren;
  /** the grid of this page, for whoever measures it */
  grid?: { xs: number[]; ys: number[]; side: Plan['side'] } | undefined;
};

export const mm = (value: number): string => `${Math.round(value * 1000) / 1000}mm`;
export const placed = ({ x, y, width, height }: Box) => ({
  left: mm(x),
  top: mm(y),
  width: mm(width),
  height: mm(height),
});
const sizeName = ({ width, height }: Size): string => `pr-${Math.round(width)}x${Math.round(height)}`;

export function Page({
  page,
  ink,
  language,
  number,
}: {
  page: PrintPage;
  ink: string;
  language: string;
  number: number;
}) {
  const { x, y, width, height } = page.trim;
  return (
    <section
      class={`pr-page ${sizeName(page.size)}`}
      data-theme="light"
      data-ink={ink}
      lang={language}
      style={{ width: mm(page.size.width), height: mm(page.size.height) }}
      data-key={page.key}
      data-page={number}
      data-trim={[x, y, width, height].join(' ')}
      data-grid={page.grid && JSON.stringify(page.grid)}
    >
      {page.body}
    </section>
  );
}

export function Lines({ page, d, class: name }: { page: Size; d: string; class: string }) {
  return (
    <svg
      class={`pr-lines ${name}`}
      viewBox={`0 0 ${page.width} ${page.height}`}
      style={{ width: mm(page.width), height: mm(page.height) }}
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}

/** A tile of the backs' pattern is so wide. */
const TILE = 10;

/**
 * One path, whatever its size: it prints sharp, and a page of it is a few kilobytes. The motif is drawn about the
 * middle of each tile.
 */
function patternOf({ motif }: Back, { width, height }: Size): string {
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  // Centred, so that both halves of a sheet look alike.
  const [left, top] = [(width - columns * TILE) / 2, (height - rows * TILE) / 2];
  let drawn = '';
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column)
      drawn += `M${round(left + (column + 0.5) * TILE)} ${round(top + (row + 0.5) * TILE)}${motif}`;
  }
  return drawn;
}
const round = (value: number) => Math.round(value * 100) / 100;

function BackPattern({ back, box }: { back: Back; box: Box }) {
  return (
    <svg
      class="pr-back"
      viewBox={`0 0 ${box.width} ${box.height}`}
      style={{ ...placed(box), color: back.colour }}
      aria-hidden
    >
      <path d={patternOf(back, box)} />
    </svg>
  );
}

/** A page of cells. `sheet` of `sheets`: how it is called in the margin. */
export function CellsPage({
  plan,
  part,
  title,
  sheet,
  sheets,
  small,
}: {
  plan: Plan;
  part: CellsPart;
  title: string;
  sheet: number;
  sheets: number;
  small: boolean;
}) {
  const { page, xs, ys, marks } = plan;
  const shop = marks.length === 0;
  const unit = part.size.width / 63;
  const pattern = part.back && part.back !== 'own' && plan.pattern;
  const from = xs[0]!;
  const to = page.width - xs.at(-1)!;
  return (
    <>
      {pattern && <BackPattern back={part.back as Back} box={pattern} />}
      {plan.faces.map(({ cell, side, box }) => {
        const one = part.cells[cell]!;
        const content = side === 'front' ? one.front : one.back;
        const ground = side === 'front' || one.back ? one.ground : undefined;
        return (
          <div key={`${cell} ${side}`}>
            {ground && (
              <div class="pr-ground" style={{ ...placed(shop ? { x: 0, y: 0, ...page } : box), background: ground }} />
            )}
            <div
              class={`pr-cell pr-${part.id}${small ? ' small' : ''}`}
              data-side={side}
              data-cell={cell}
              style={{ ...placed(box), '--u': mm(unit) }}
            >
              {content}
              {one.unwritten && side === 'front' && <span class="pr-unwritten">{words('print-unwritten')}</span>}
            </div>
          </div>
        );
      })}
      {part.dotted && !shop && (
        <Lines
          page={page}
          class="dotted"
          d={[
            ...xs.map(x => `M${x} ${ys[0]! - BLEED}V${ys.at(-1)! + BLEED}`),
            ...ys.map(y => `M${from - BLEED} ${y}H${xs.at(-1)! + BLEED}`),
          ].join('')}
        />
      )}
      {plan.fold !== null && (
        <>
          <Lines page={page} class="fold" d={`M${plan.fold} 0V${page.height}`} />
          <span class="pr-fold-word" style={{ left: mm(plan.fold) }}>
            <span>{words('print-fold-here')}</span>
          </span>
        </>
      )}
      {!shop && (
        <>
          <Lines
            page={page}
            class="marks"
            d={marks.map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`).join('')}
          />
          {hasWords(page, ys) && (
            <>
              <p
                class="pr-head"
                style={{
                  left: mm(from + 3),
                  right: mm(to + 3),
                  height: mm(Math.min(10, ys[0]! - BLEED)),
                  bottom: mm(page.height - ys[0]! + BLEED + 0.4),
                }}
              >
                <span>{title}</span>
                <span>
                  {words('print-sheet-of', {
                    part: part.title,
                    from: plan.first + 1,
                    to: plan.last + 1,
                    all: part.cells.length,
                    sheet,
                    sheets,
                    side: plan.side,
                  })}
                </span>
              </p>
              <div
                class="pr-foot"
                style={{
                  left: mm(from + 3),
                  right: mm(to + 3),
                  top: mm(ys.at(-1)! + BLEED + 0.4),
                  height: mm(Math.min(10, page.height - ys.at(-1)! - BLEED)),
                }}
              >
                <Ruler />
                <span class="pr-cut">
                  <Scissors />
                  {words(part.dotted ? 'print-cut-dots' : plan.fold !== null ? 'print-cut-fold' : 'print-cut')}
                </span>
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}

/** Fifty millimetres to hold a ruler against. */
export function Ruler() {
  return (
    <span class="pr-ruler">
      <i />
      {words('print-ruler')}
    </span>
  );
}

function Scissors() {
  return (
    <svg class="pr-scissors" viewBox="0 0 24 24" aria-hidden>
      <path d="M6 3a3 3 0 1 0 .01 0zM6 15a3 3 0 1 0 .01 0zM8.500 8.500L21 19M8.500 15.500L21 5" />
    </svg>
  );
}

/** The line on top of a page that is drawn whole, and the ruler below. */
export function Plain({
  title,
  note,
  ruler = true,
  children,
}: {
  title: string;
  note: string;
  ruler?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class="pr-plain">
      <p class="pr-line">
        <span>{title}</span>
        <span>{note}</span>
      </p>
      <div class="pr-plain-in">{children}</div>
      {ruler && (
        <p class="pr-line foot">
          <Ruler />
        </p>
      )}
    </div>
  );
}
