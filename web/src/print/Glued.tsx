// One page of something larger than a page: its part, and the hatched strips onto which the next sheets are glued.
import type { ComponentChildren } from 'preact';
import { words } from '../words/words';
import { Lines, mm, placed } from './Page';
import { OVERLAP, type Tile } from './sheets';

/** `notches`: lines of the whole that have to meet, in its own millimetres. */
export function GluedPage({
  tile,
  notches,
  children,
}: {
  tile: Tile;
  notches?: { xs: number[]; ys: number[] };
  children: ComponentChildren;
}) {
  const { page, part, at, right, below } = tile;
  const [x2, y2] = [at.x + part.width, at.y + part.height];
  const strips: string[] = [];
  if (right) strips.push(hatch(x2, at.y, OVERLAP, part.height), `M${x2 + OVERLAP} ${at.y}v${part.height}`);
  if (below) strips.push(hatch(at.x, y2, part.width, OVERLAP), `M${at.x} ${y2 + OVERLAP}h${part.width}`);
  const inside = (values: number[], from: number, length: number) =>
    values.filter(value => value >= from - 0.01 && value <= from + length + 0.01).map(value => value - from);
  const ticks = [
    ...(right
      ? inside(notches?.ys ?? [0, part.y + part.height], part.y, part.height).map(
          y => `M${x2 + OVERLAP - 3} ${at.y + y}h6`,
        )
      : []),
    ...(below
      ? inside(notches?.xs ?? [0, part.x + part.width], part.x, part.width).map(
          x => `M${at.x + x} ${y2 + OVERLAP - 3}v6`,
        )
      : []),
  ];
  return (
    <>
      <Lines page={page} class="hatch" d={strips.join('')} />
      <Lines page={page} class="ticks" d={ticks.join('')} />
      {right && (
        <span class="pr-glue upright" style={{ left: mm(x2 + OVERLAP / 2), top: mm(at.y + part.height / 2) }}>
          <b>{words('print-glue', { sheet: right })}</b>
        </span>
      )}
      {below && (
        <span class="pr-glue" style={{ left: mm(at.x + part.width / 2), top: mm(y2 + OVERLAP / 2) }}>
          <b>{words('print-glue', { sheet: below })}</b>
        </span>
      )}
      <div class="pr-part" style={placed({ ...at, width: part.width, height: part.height })}>
        {children}
      </div>
    </>
  );
}

/** Slanted lines, three millimetres apart, cut off at the edges of a box. */
function hatch(x: number, y: number, width: number, height: number): string {
  let drawn = '';
  for (let step = 3; step < width + height; step += 3) {
    const [x1, y1] = step < height ? [0, step] : [step - height, height];
    const [x2, y2] = step < width ? [step, 0] : [width, step - width];
    drawn += `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`;
  }
  return drawn;
}
