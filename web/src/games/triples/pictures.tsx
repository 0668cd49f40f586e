// The drawings of the cards, one for each, from the repository's art. They come with the game, not with the start
// screen.
import { h, type VNode } from 'preact';
import { Icon } from '../../ui/Icon';

const sources = import.meta.glob<string>('../../../../content/art/{psz,role,set}-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = new Map(
  Object.entries(sources).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), text]),
);

export const PICTURES = [...texts.keys()];

type Shape = { name: string; attributes: Record<string, string>; inside: Shape[] };

/** Reads a drawing of ours: elements and attributes only. As shapes, not as markup, so the page needs no innerHTML. */
function shapesOf(svg: string): Shape {
  const root: Shape = { name: 'root', attributes: {}, inside: [] };
  const open = [root];
  for (const [, closing, name, rest, single] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const shape: Shape = { name: name!, attributes: {}, inside: [] };
    for (const [, key, value] of rest!.matchAll(/([\w:-]+)="([^"]*)"/g)) shape.attributes[key!] = value!;
    open.at(-1)!.inside.push(shape);
    if (!single) open.push(shape);
  }
  const svgShape = root.inside[0];
  if (!svgShape || open.length !== 1) throw new Error('not a drawing');
  return svgShape;
}

const drawn = new Map<string, Shape>();
const draw = (shape: Shape, key: number): VNode => h(shape.name, { ...shape.attributes, key }, shape.inside.map(draw));

export function Picture({ id, size }: { id: string; size?: number | undefined }) {
  const text = texts.get(id);
  if (!text) return <Icon id={id} {...(size ? { size } : {})} />;
  let shape = drawn.get(id);
  if (!shape) drawn.set(id, (shape = shapesOf(text)));
  return (
    <svg viewBox={shape.attributes.viewBox} width={size} height={size} aria-hidden>
      {shape.inside.map(draw)}
    </svg>
  );
}
