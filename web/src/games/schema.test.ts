// The forms: whatever they offer is taken by the engine, and whatever the engine can choose is asked for.
import { describe, expect, test, vi } from 'vitest';
import type { AnyView } from '../table/session';
import { testEngine } from '../testing/engine';
import type { OptionWish } from './module';
import { describe as described, formOf, optionSpecs, usualDeck } from './schema';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const modules = import.meta.glob<{ options: OptionWish[] }>('./*/options.ts');
const NAMES = Object.keys(modules).map(path => path.split('/')[1]!);

describe.each(NAMES)('%s', name => {
  test('every value of every form is taken by the engine as it was chosen', async () => {
    const engine = await testEngine(1);
    const { players, options } = described(name, await modules[`./${name}/options.ts`]!());
    const wrong: string[] = [];
    for (const count of players.allowed) {
      const usual = Object.fromEntries(options.map(one => [one.id, one.initial(count)]));
      for (const option of options) {
        const values = option.values(count, usual);
        if (!values.includes(usual[option.id]!)) wrong.push(`${count} ${option.id}: the usual value is not offered`);
        for (const value of values) {
          const form = formOf(name)!.options.find(one => one.name === option.id);
          if (!form) continue;
          const table = engine.open(name, count, { [option.id]: value });
          const taken = (table.view('spectator') as AnyView).options;
          table.close();
          // An option that came later is not in a view at its default.
          const seen = taken[option.id] ?? option.initial(count);
          if (form.kept && seen !== value) wrong.push(`${count} ${option.id} ${String(value)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('no option of the engine is forgotten, and the usual deck is one of this game', () => {
    const form = formOf(name)!;
    expect(
      optionSpecs(form)
        .map(one => one.id)
        .sort(),
    ).toEqual(
      form.options
        .filter(one => one.kind !== 'deck')
        .map(one => one.name)
        .sort(),
    );
    expect(usualDeck(form)).toMatch(/^[a-z0-9-]+$/);
  });
});

test('a wish orders and narrows, it never adds', () => {
  const form = {
    game: 'x',
    players: [2, 3],
    options: [
      {
        name: 'a',
        kind: 'number' as const,
        rule: '',
        kept: true,
        when: [{ players: [2, 3], from: 1, to: 999, null: true, default: null }],
      },
      {
        name: 'b',
        kind: 'seat' as const,
        rule: '',
        kept: true,
        when: [
          { players: [2], from: 0, to: 1, null: false, default: 1 },
          { players: [3], from: 0, to: 2, null: false, default: 2 },
        ],
      },
    ],
    verbs: [],
  };
  const [first, second] = optionSpecs(form, [
    { id: 'b', main: true },
    { id: 'a', main: false, offered: [0, 5, 1000], fits: chosen => chosen.b === 0 },
  ]);
  expect(first!.values(3, {})).toEqual([0, 1, 2]);
  expect(first!.initial(3)).toBe(2);
  expect(second!.values(2, { b: 0 })).toEqual([null, 5]);
  expect(second!.values(2, { b: 1 })).toEqual([null]);
  expect(optionSpecs(form)[0]!.values(2, {})).toEqual([null]);
  expect(() => optionSpecs(form, [{ id: 'c', main: true }])).toThrow('has no option c');
});
