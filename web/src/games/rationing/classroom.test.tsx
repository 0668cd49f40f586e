// @vitest-environment happy-dom
// Tables of a class set beside each other: by one measure, which is named. Points never stand beside purchases.
import { h, render } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { compared, comparedIn, comparedText, Comparison } from '../../class/Comparison';
import type { TableState } from '../../class/model';
import type { AnyView } from '../../table/session';
import { builtIn } from '../../testing/files';
import { LANGUAGES, loadWords, words } from '../../words/words';
import type { Telling } from '../module';
import { classroom } from './classroom';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const { deck: facts } = builtIn('prl');
const telling = () =>
  ({ words: words.value!, deck: { id: 'prl', language: 'pl', facts, texts: {} } }) as unknown as Telling;
/** What a table of three shows: how much each bought, and their points once the game is over. */
const table = (number: number, bought: number[], points: number[] | null): TableState => {
  const view = {
    game: 'rationing',
    players: 3,
    options: {},
    phase: points ? 'over' : 'queue',
    bought,
    points,
    row: [],
    shop: facts.shopping.length - bought.reduce((sum, one) => sum + one),
  };
  return {
    table: number,
    seats: bought.map((_, seat) => ({ person: seat + 2, bot: null, standIn: false, byBots: false })),
    view: view as unknown as AnyView,
  } as TableState;
};
const OVER = table(2, [3, 4, 2], [9, 14, 6]);
const BROKEN_OFF = table(1, [1, 0, 2], null);
const among = (...tables: TableState[]) => compared(tables, { classroom, telling });

beforeAll(async () => void (words.value = await loadWords('pl')));

test('tables that all ended are compared by points, in the order of their numbers', () => {
  const found = among(table(3, [1, 1, 1], [3, 4, 5]), OVER)!;
  expect(found.by).toBe('points');
  expect(found.rows.map(row => [row.table, ...row.counts])).toEqual([
    [2, 9, 14, 6],
    [3, 3, 4, 5],
  ]);
});

test('where one broke off all are compared by what they bought, and it is said', async () => {
  const found = among(OVER, BROKEN_OFF)!;
  expect(found.rows.map(row => [row.table, ...row.counts])).toEqual([
    [1, 1, 0, 2],
    [2, 3, 4, 2],
  ]);
  for (const language of LANGUAGES) {
    words.value = await loadWords(language);
    render(h(Comparison, { found, classroom, sameDeal: false }), document.body);
    expect(document.querySelector('caption small')!.textContent).toBe(words.value('class-rationing-by-bought'));
    // Each number says what it counts.
    expect(
      [...document.querySelectorAll('tbody tr:first-child td:not(:last-child)')].map(cell => cell.textContent),
    ).toEqual([1, 0, 2].map(count => words.value!('class-rationing-bought', { count })));
    expect([...document.querySelectorAll('tbody td:last-child')].map(cell => cell.textContent)).toEqual(
      [3, 9].map(done => words.value!('class-done-of', { done, of: facts.shopping.length })),
    );
  }
});

test('the projector reads what the desk tells it, and nothing else', () => {
  const found = among(OVER, BROKEN_OFF)!;
  expect(comparedIn(comparedText(found))).toEqual(found);
  for (const text of [null, '', '1:2,3=4', 'points', 'points 1:', 'points 1:2;x', 'Points 1:2'])
    expect(comparedIn(text), String(text)).toBeNull();
});

test('what a bot played is marked, on the desk and on the projector', async () => {
  words.value = await loadWords('pl');
  const mixed = {
    ...OVER,
    seats: [
      { person: 2, bot: null, standIn: false, byBots: false },
      { person: null, bot: 'steady', standIn: false, byBots: true },
      { person: 4, bot: null, standIn: false, byBots: true },
    ],
  } as TableState;
  const found = among(mixed)!;
  expect(comparedText(found)).toMatch(/^points 2:9,14b,6p/);
  expect(comparedIn(comparedText(found))).toEqual(found);
  render(h(Comparison, { found, classroom, sameDeal: false }), document.body);
  const cells = [...document.querySelectorAll('tbody td')].map(cell => cell.textContent!.replaceAll('\u00a0', ' '));
  expect(cells[0]).not.toContain('bot');
  expect(cells[1]).toMatch(/\(bot\)$/);
  expect(cells[2]).toMatch(/częściowo bot/);
  expect(document.querySelector('.comparison-note')!.textContent).toContain('bot');
});
