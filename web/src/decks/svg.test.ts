import { beforeAll, expect, test, vi } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
const { cleanSvg, SVG_READ_LIMIT, SvgRefused } = await import('./svg');
const { checkDeck, newDeck } = await import('./check');
beforeAll(serveFiles);

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">';
const around = (inside: string) => `${OPEN}${inside}<path d="M0 0h8v8z"/></svg>`;

test('what draws stays, what acts or leads outside goes, and says so', () => {
  for (const [inside, left, name] of [
    ['<script>alert(1)</script>', '', 'script'],
    ['<script href="https://example.org/a.js"/>', '', 'script'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>x</b></body></foreignObject>', '', 'foreignObject'],
    ['<image href="https://example.org/a.png"/>', '', 'image'],
    ['<style>@import url(https://example.org)</style>', '', 'style'],
    ['<animate attributeName="href" to="javascript:1"/>', '', 'animate'],
    ['<a href="javascript:alert(1)"><path d="M1 1"/></a>', '', 'a'],
    ['<path onclick="alert(1)" d="M1 1"/>', '<path d="M1 1"/>', 'onclick'],
    ['<use href="https://example.org/a.svg#b"/>', '<use/>', 'href'],
    ['<use xlink:href="#a"/>', '<use href="#a"/>', null],
    ['<path fill="url(https://example.org/a)" d="M1 1"/>', '<path d="M1 1"/>', 'fill'],
    ['<path fill="url( #a )" d="M1 1"/>', '<path fill="url( #a )" d="M1 1"/>', null],
    ['<path style="fill:red;background:url(//x);stroke:url(data:x)" d="M1 1"/>', '<path fill="red" d="M1 1"/>', 'stroke'],
    ['<path d="M1 1" fill="&#106;avascript:1"/>', '<path d="M1 1"/>', 'fill'],
    ['<path d="M1.23456 0.00001l.99999 2"/>', '<path d="M1.23 0l1 2"/>', null],
    ['<!-- <script> --><?xml-stylesheet href="x"?><metadata><script/></metadata>', '', 'metadata'],
  ] as const) {
    const { svg, dropped } = cleanSvg(around(inside));
    expect(svg).toBe(around(left));
    expect(name === null || dropped.includes(name)).toBe(true);
  }
});

test('what is no drawing is refused', () => {
  for (const bad of [
    '', 'hello', '<html></html>', '<svg>', `${OPEN}<g></svg>`, `${OPEN}</svg>`, `${OPEN}<path d="M0 0"/></svg><svg viewBox="0 0 1 1"><path/></svg>`,
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path/></svg>', `${OPEN}<path d="a<b"/></svg>`, `${OPEN}<path d=1/></svg>`,
    around('<g>'.repeat(40)), ' '.repeat(SVG_READ_LIMIT + 1), around(`<path d="${'M1 1'.repeat(3000)}"/>`), '<svg><path d="M0 0"/></svg>',
  ]) expect(() => cleanSvg(bad)).toThrow(SvgRefused);
});

test('the check takes whatever comes out, whatever went in', async () => {
  const source = await newDeck('triples', 'my-topic', 'en');
  source.deck.sets[0].pictures[0] = 'own-lamp';
  const art = resolve(import.meta.dirname, '../../../content/art');
  const ours = readdirSync(art).filter(name => name.endsWith('.svg')).slice(0, 30).map(name => readFileSync(resolve(art, name), 'utf8'));
  let state = 5;
  const below = (n: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;
  const pieces = ['<script>', '</script>', ' onload="a"', '&lt;', '"', '<', '>', 'url(http:', '<use href="//a#b"/>', '<![CDATA[', ']]>', '<!--', '-->', 'javascript:', '\u0000'];
  let clean = 0;
  for (let round = 0; round < 70; ++round) {
    const drawing = ours[round % ours.length]!;
    const at = below(drawing.length);
    const changed = round < ours.length ? drawing : drawing.slice(0, at) + pieces[below(pieces.length)] + drawing.slice(at + below(3));
    try {
      source.pictures['own-lamp'] = cleanSvg(changed).svg;
    } catch (error) {
      expect(error).toBeInstanceOf(SvgRefused);
      continue;
    }
    clean += 1;
    expect((await checkDeck(source, 'en')).problems).toEqual([]);
  }
  expect(clean).toBeGreaterThan(ours.length - 1);
});
