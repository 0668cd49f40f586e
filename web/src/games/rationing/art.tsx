// Drawings of the deck that are not in the common sprite: what can be bought, who announced a visit.
//
// They are read as marks and made into elements one by one: the page's policy lets nobody set HTML from a text.
import { h, type VNode } from 'preact';

const sources = import.meta.glob<string>(
  ['../../../../content/art/shop-*.svg', '../../../../content/art/visit-*.svg'],
  { query: '?raw', import: 'default', eager: true },
);

const DRAWN = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);

/** The elements of a drawing; only those that draw (docs/DECKS.md). */
export function elementsOf(text: string): { box: string; inside: VNode[] } {
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 48 48';
  const open: { tag: string; props: Record<string, string>; children: VNode[] }[] = [
    { tag: '', props: {}, children: [] },
  ];
  for (const [, closing, tag, rest, alone] of text.matchAll(/<(\/?)([a-z]+)([^>]*?)(\/?)>/g)) {
    if (!DRAWN.has(tag!)) continue;
    const parent = open.at(-1)!;
    if (closing) {
      const done = open.pop()!;
      open.at(-1)?.children.push(h(done.tag, done.props, done.children));
      continue;
    }
    const props = Object.fromEntries(
      [...rest!.matchAll(/([a-z-]+)="([^"]*)"/gi)]
        .filter(([, name]) => !/^(on|style|href)/i.test(name!))
        .map(([, name, value]) => [name!, value!]),
    );
    if (alone) parent.children.push(h(tag!, props));
    else open.push({ tag: tag!, props, children: [] });
  }
  return { box, inside: open[0]!.children };
}

const drawings = Object.entries(sources).map(([path, text]) => ({ id: /([^/]+)\.svg$/.exec(path)![1]!, text }));

export const PICTURES = drawings.map(({ id }) => id);

export function Art() {
  return (
    <svg width="0" height="0" class="rg-art" aria-hidden>
      {drawings.map(({ id, text }) => {
        const { box, inside } = elementsOf(text);
        return (
          <symbol key={id} id={id} viewBox={box}>
            {inside}
          </symbol>
        );
      })}
    </svg>
  );
}
