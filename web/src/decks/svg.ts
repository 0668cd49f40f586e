// Somebody's own drawing, made harmless: what draws is kept, everything else is left out, and nothing of it is run or
// fetched. It goes by a list of what is allowed, over the text alone, so no browser looks at the original. The check
// has the last word (tools/decks/svg.cpp).

/** bytes of what comes in, and of what goes out */
export const SVG_READ_LIMIT = 400_000;
const SVG_LIMIT = 6143;
const DEPTH_LIMIT = 15;

const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);
/** What others point at; as nothing in it points further, no drawing is drawn more often than it is long. */
const POINTED_AT = new Set(['clipPath', 'mask']);
const ATTRIBUTES = new Set([
  'id',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
  'viewBox',
  'transform',
  'href',
  'offset',
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'clip-path',
  'clip-rule',
  'mask',
  'display',
  'visibility',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'preserveAspectRatio',
]);
/** Properties of a `style` become attributes of the same name. */
const STYLED = (name: string) => ATTRIBUTES.has(name) && !['id', 'd', 'href', 'width', 'height'].includes(name);

export class SvgRefused extends Error {
  constructor(readonly code: 'too-large' | 'broken' | 'empty') {
    super(`this drawing cannot be used: ${code}`);
  }
}

/** A reference may lead to this drawing alone; no value holds an address, an escape or a reference to an entity. */
const harmless = (name: string, value: string): boolean =>
  !/[<>&\\@"\p{Cc}]|:\/|\/\/|script:|data:|expression/iu.test(value) &&
  (name !== 'href' || /^#[\w.-]+$/.test(value)) &&
  !/url\((?!\s*#[\w.-]+\s*\))/i.test(value);

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const LETTER = /[\s,]*([mzlhvcsqta])/iy;

/**
 * A path or points, number by number, with so many places behind the point; unchanged if nothing is longer, or if it is
 * read otherwise.
 */
export function rounded(value: string, places: number): string {
  const plain = value.replace(/\s+/g, ' ').trim();
  if (!new RegExp(`\\.\\d{${places + 1}}`).test(plain)) return plain;
  let out = '';
  let arc = -1; // which number of an arc comes next; its fourth and fifth are one digit each, with nothing behind them
  for (let at = 0; at < plain.length;) {
    const next = (sign: RegExp) => {
      sign.lastIndex = at;
      const found = sign.exec(plain)?.[1];
      if (found !== undefined) at = sign.lastIndex;
      return found;
    };
    const letter = next(LETTER);
    if (letter !== undefined) {
      out += letter;
      arc = /a/i.test(letter) ? 0 : -1;
      continue;
    }
    const found = next(arc === 3 || arc === 4 ? FLAG : NUMBER);
    const number = Number(Number(found).toFixed(places));
    if (found === undefined || !Number.isFinite(number)) return plain;
    out += `${/\d$/.test(out) && number >= 0 ? ' ' : ''}${number}`.replace(/^( |-|)0\./, '$1.');
    if (arc >= 0) arc = (arc + 1) % 7;
  }
  return out;
}

type Tag = { name: string; attributes: Map<string, string>; closes: boolean; single: boolean };

/** The tags of a text one after another; comments, declarations, instructions and words are passed over. */
function* tagsOf(text: string): Generator<Tag> {
  const skip: [string, string][] = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const over = skip.find(([begin]) => text.startsWith(begin, at));
    if (over) {
      const end = text.indexOf(over[1], at + over[0].length);
      // A declaration with others in it brings entities of its own.
      if (end === -1 || (over[0] === '<!' && text.slice(at, end).includes('['))) throw new SvgRefused('broken');
      at = end + over[1].length;
      continue;
    }
    const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) throw new SvgRefused('broken');
    const attributes = new Map<string, string>();
    for (const [, name, double, single] of found[3]!.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
      attributes.set(name!, double ?? single ?? '');
    yield { name: found[2]!.replace(/^svg:/, ''), attributes, closes: found[1] !== '', single: found[4] !== '' };
    at = tag.lastIndex;
  }
}

/** Of a tag what may stay; as everywhere, its `style` goes before its attributes. */
function keptOf(tag: Tag, inside: boolean, places: number, dropped: Set<string>): Map<string, string> {
  const kept = new Map<string, string>();
  const styled = new Set<string>();
  const take = (name: string, value: string) => {
    const clean = name === 'd' || name === 'points' ? rounded(value, places) : value.trim();
    if (harmless(name, clean) && !(inside && /url\(/i.test(clean))) return kept.set(name, clean);
    dropped.add(name);
    return null;
  };
  for (const [name, value] of tag.attributes) {
    if (name === 'style') {
      for (const part of value.split(';')) {
        const [property = '', ...rest] = part.split(':');
        if (STYLED(property.trim()) && take(property.trim(), rest.join(':').replace(/!\s*important\s*$/i, '')))
          styled.add(property.trim());
      }
    } else if (name === 'xlink:href') take('href', value);
    else if (ATTRIBUTES.has(name)) styled.has(name) || take(name, value);
    // What has a prefix is a note of the program that drew it.
    else if (!name.startsWith('xmlns') && !name.includes(':') && name !== 'version') dropped.add(name);
  }
  return kept;
}

/** The drawing with nothing but what draws, and the names of what was left out. Throws SvgRefused. */
export function cleanSvg(text: string): { svg: string; dropped: string[] } {
  if (text.length > SVG_READ_LIMIT) throw new SvgRefused('too-large');
  const dropped = new Set<string>();
  const open: string[] = [];
  let out = '';
  let shapes = 0;
  let hidden = 0; // how many elements are open inside one that is left out
  let ended = false;
  let places = 2; // enough for a card, unless the whole drawing is a few units wide
  for (const tag of tagsOf(text)) {
    if (tag.closes) {
      if (hidden > 0) {
        --hidden;
        continue;
      }
      if (open.pop() !== tag.name) throw new SvgRefused('broken');
      out += `</${tag.name}>`;
      ended = open.length === 0;
      continue;
    }
    const root = open.length === 0 && hidden === 0;
    if (root && (ended || tag.name !== 'svg' || tag.single))
      throw new SvgRefused(out === '' && tag.name === 'svg' ? 'empty' : 'broken');
    if (hidden > 0 || !ELEMENTS.has(tag.name) || (tag.name === 'svg' && !root)) {
      if (!tag.name.includes(':')) dropped.add(tag.name);
      if (!tag.single) ++hidden;
      continue;
    }
    if (open.length >= DEPTH_LIMIT) throw new SvgRefused('broken');
    if (
      root &&
      Number.parseFloat(
        tag.attributes
          .get('viewBox')
          ?.trim()
          .split(/[\s,]+/)[2] ?? '',
      ) < 8
    )
      places = 4;
    const kept = keptOf(
      tag,
      [tag.name, ...open].some(name => POINTED_AT.has(name)),
      places,
      dropped,
    );
    if (root) {
      const [wide, high] = [kept.get('width'), kept.get('height')].map(side => Number.parseFloat(side ?? ''));
      if (!kept.has('viewBox') && wide! > 0 && high! > 0) kept.set('viewBox', `0 0 ${wide} ${high}`);
      if (!kept.has('viewBox')) throw new SvgRefused('broken');
      (kept.delete('width'), kept.delete('height'));
    } else if (!['g', 'defs', 'stop'].includes(tag.name)) ++shapes;
    const attributes = Array.from(kept, ([name, value]) => ` ${name}="${value}"`).join('');
    out += `<${tag.name}${root ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${attributes}${tag.single ? '/>' : '>'}`;
    if (!tag.single) open.push(tag.name);
  }
  if (open.length > 0 || !ended) throw new SvgRefused('broken');
  if (shapes === 0) throw new SvgRefused('empty');
  if (new TextEncoder().encode(out).length > SVG_LIMIT) throw new SvgRefused('too-large');
  return { svg: out, dropped: Array.from(dropped) };
}
