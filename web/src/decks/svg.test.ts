import { beforeAll, expect, test, vi } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serveFiles, testFiles } from '../testing/files';

vi.mock('virtual:stolik-files', () => testFiles);
const { cleanSvg, rounded, SVG_READ_LIMIT, SvgRefused } = await import('./svg');
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
    ['<linearGradient id="b" href="https://example.org/a.svg#b"/>', '<linearGradient id="b"/>', 'href'],
    ['<linearGradient id="b" xlink:href="#a"/>', '<linearGradient id="b" href="#a"/>', null],
    ['<use href="#a"/>', '', 'use'],
    ['<g inkscape:label="x"><sodipodi:namedview/></g>', '<g></g>', null],
    [
      '<mask id="m"><g><path clip-path="url(#c)" d="M1 1"/></g></mask>',
      '<mask id="m"><g><path d="M1 1"/></g></mask>',
      'clip-path',
    ],
    ['<path style="fill:red !important" fill="blue" d="M1 1"/>', '<path fill="red" d="M1 1"/>', null],
    ['<path fill="blue" style="fill:red" d="M1 1"/>', '<path fill="red" d="M1 1"/>', null],
    ['<path fill="url(https://example.org/a)" d="M1 1"/>', '<path d="M1 1"/>', 'fill'],
    ['<path fill="url( #a )" d="M1 1"/>', '<path fill="url( #a )" d="M1 1"/>', null],
    [
      '<path style="fill:red;background:url(//x);stroke:url(data:x)" d="M1 1"/>',
      '<path fill="red" d="M1 1"/>',
      'stroke',
    ],
    ['<path d="M1 1" fill="&#106;avascript:1"/>', '<path d="M1 1"/>', 'fill'],
    ['<path d="M1.23456 0.00001l.99999 2"/>', '<path d="M1.23 0l1 2"/>', null],
    ['<!-- <script> --><?xml-stylesheet href="x"?><metadata><script/></metadata>', '', 'metadata'],
  ] as const) {
    const { svg, dropped } = cleanSvg(around(inside));
    expect(svg).toBe(around(left));
    expect(name === null || dropped.includes(name)).toBe(true);
  }
});

test('numbers are made shorter one by one, however close they stand', () => {
  for (const [long, short] of [
    ['M1.002.5L3 4', 'M1 .5L3 4'],
    ['M5.99.999', 'M5.99 1'],
    ['M.0004.5', 'M0 .5'],
    ['a2 2 0 012.345 1.5', 'a2 2 0 0 1 2.35 1.5'],
    ['A1.0004.5 0 10-.999-2,1 1 0 0 1 4.0004 5z', 'A1 .5 0 1 0-1-2 1 1 0 0 1 4 5z'],
    ['m-1.234-5.678e1,+.0009 1E-9 h4', 'm-1.23-56.78 0 0h4'],
    ['M1 2 3.5.5', 'M1 2 3.5.5'],
    ['M1.2345 x 2', 'M1.2345 x 2'],
    ['M1.2345 1e999', 'M1.2345 1e999'],
  ] as const)
    expect(rounded(long, 2)).toBe(short);
  const small =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M.1234.5678" ' +
    'transform="scale(.26458333)"/></svg>';
  expect(cleanSvg(small).svg).toBe(small);
});

test('the check takes the honest and refuses the hostile as this does', async () => {
  // tests/decks_bundle_test.cpp reads the same list.
  const { honest, hostile } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../tests/data/pictures.json'), 'utf8'),
  ).drawings as Record<'honest' | 'hostile', string[]>;
  const source = await newDeck('triples', 'my-topic', 'en');
  source.deck.sets[0].pictures[0] = 'own-lamp';
  const faults = async (drawing: string) => {
    source.pictures['own-lamp'] = drawing;
    return (await checkDeck(source, 'en')).count;
  };
  for (const drawing of honest) {
    expect(cleanSvg(drawing)).toEqual({ svg: drawing, dropped: [] });
    expect(await faults(drawing), drawing).toBe(0);
  }
  for (const drawing of hostile) {
    expect(await faults(drawing), drawing).toBeGreaterThan(0);
    try {
      const { svg, dropped } = cleanSvg(drawing);
      expect(dropped.length, drawing).toBeGreaterThan(0);
      expect(await faults(svg), svg).toBe(0);
    } catch (error) {
      if (!(error instanceof SvgRefused)) throw error;
    }
  }
});

test('what is no drawing is refused', () => {
  for (const bad of [
    '',
    'hello',
    '<html></html>',
    '<svg>',
    `${OPEN}<g></svg>`,
    `${OPEN}</svg>`,
    `${OPEN}<path d="M0 0"/></svg><svg viewBox="0 0 1 1"><path/></svg>`,
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path/></svg>',
    `${OPEN}<path d="a<b"/></svg>`,
    `${OPEN}<path d=1/></svg>`,
    around('<g>'.repeat(40)),
    ' '.repeat(SVG_READ_LIMIT + 1),
    around(`<path d="${'M1 1'.repeat(3000)}"/>`),
    '<svg><path d="M0 0"/></svg>',
  ])
    expect(() => cleanSvg(bad)).toThrow(SvgRefused);
});

test('the check takes whatever comes out, whatever went in', async () => {
  const source = await newDeck('triples', 'my-topic', 'en');
  source.deck.sets[0].pictures[0] = 'own-lamp';
  const art = resolve(import.meta.dirname, '../../../content/art');
  const ours = readdirSync(art)
    .filter(name => name.endsWith('.svg'))
    .slice(0, 30)
    .map(name => readFileSync(resolve(art, name), 'utf8'));
  let state = 5;
  const below = (n: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % n;
  const pieces = [
    '<script>',
    '</script>',
    ' onload="a"',
    '&lt;',
    '"',
    '<',
    '>',
    'url(http:',
    '<use href="//a#b"/>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    'javascript:',
    '\u0000',
  ];
  let clean = 0;
  for (let round = 0; round < 70; ++round) {
    const drawing = ours[round % ours.length]!;
    const at = below(drawing.length);
    const changed =
      round < ours.length
        ? drawing
        : drawing.slice(0, at) + pieces[below(pieces.length)] + drawing.slice(at + below(3));
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
