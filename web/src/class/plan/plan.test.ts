// Plans: the ready ones, their minutes, and the file they lie in, also one that somebody spoilt.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe as suite, expect, test } from 'vitest';
import { GAME_NAMES } from '../../games';
import { lessonsOf } from '../../games/lessons';
import type { OptionWish } from '../../games/module';
import { options as rationing } from '../../games/rationing/options';
import { formOf } from '../../games/schema';
import { options as triples } from '../../games/triples/options';
import { options as victory } from '../../games/victory-line/options';
import { testEngine } from '../../testing/engine';
import { planName, openPlan, planFile, readPlan, WrongPlan } from './file';
import { keyFile, readKey } from './key';
import {
  clockOf,
  gameOfPlan,
  lengthOf,
  LIMITS,
  moveBorder,
  PHASES,
  readyPlan,
  sizesOf,
  wirePlan,
  type LessonPlan,
} from './plan';

const wishes: Record<string, OptionWish[]> = { triples, rationing, 'victory-line': victory };
const gameOf = (name: string) => gameOfPlan(name, wishes[name] ? { options: wishes[name]! } : {});
const read = (text: string): LessonPlan => {
  const { game, fields } = openPlan(text);
  return readPlan(fields, gameOf(game));
};
const wrong = (text: string): WrongPlan => {
  try {
    read(text);
  } catch (error) {
    if (error instanceof WrongPlan) return error;
    throw error;
  }
  throw new Error(`was read: ${text.slice(0, 80)}`);
};

suite.each(Object.keys(wishes))('ready plans of %s', name => {
  const game = gameOf(name);
  test('no table has fewer seats than make a game, however few pupils and whatever size is asked for', async () => {
    const rules = await testEngine();
    for (let pupils = 1; pupils <= 40; ++pupils) {
      for (const size of [2, ...sizesOf(game)])
        expect(
          Math.min(...rules.tableSizes(name, pupils, size, true)),
          `${pupils} pupils, ${size}`,
        ).toBeGreaterThanOrEqual(game.players.enough);
    }
  });
  test('are three, each with an id of its own', () => {
    expect(lessonsOf(name).length).toBe(3);
    expect(new Set(lessonsOf(name).map(one => one.id)).size).toBe(3);
  });
  test.each(lessonsOf(name))('$id fits its lesson and its game', lesson => {
    const plan = readyPlan(game, lesson);
    expect([45, 90]).toContain(lengthOf(plan));
    expect(plan.size).toBe(lesson.size);
    expect(sizesOf(game)).toContain(plan.size);
    // In a first game a bot that plays well would win it.
    expect(plan.bot).toBe(lesson.id === 'first' ? 'easy' : 'steady');
    // Nothing that it wishes was set aside, and a server takes it.
    expect(plan.options).toMatchObject(lesson.options);
    expect(read(planFile(plan))).toEqual(plan);
    const known = formOf(name)!.options.map(option => option.name);
    // Whoever begins sits on the first seat, at tables of every size.
    const seats = formOf(name)!.options.filter(option => option.kind === 'seat');
    const began = wirePlan(plan, formOf(name)!.options).options as Record<string, unknown>;
    for (const { name: seat, when } of seats) expect(began[seat]).toBe(when[0]!.default === null ? 0 : undefined);
    const told = wirePlan({ ...plan, title: ' 8b ' }, formOf(name)!.options);
    expect(Object.keys(told.options as object).every(option => known.includes(option))).toBe(true);
    expect(told).toMatchObject({ title: '8b', until: 30, door: 'open', keep: 'day' });
    expect(JSON.stringify(told).length).toBeLessThan(1500);
    expect(JSON.stringify(told)).not.toContain('question');
  });
});

test('every game has a plan, also one that brings nothing', () => {
  for (const name of GAME_NAMES) expect(readyPlan(gameOf(name)).questions.length).toBe(3);
});

// A test of the server opens a class with each of them (tests/server/house_test.py).
test('what can be chosen is what docs/PROTOCOL-class.md names', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/PROTOCOL-class.md'), 'utf8');
  const row = /^\| `turn_seconds`, `multiplier`, `away_seconds` \|.*\| (.*) \|$/m.exec(page)?.[1];
  expect(row).toBe([LIMITS.turns, LIMITS.multipliers, LIMITS.aways].map(some => some.join(', ')).join('; '));
});

test('minutes: the clock, and borders that move', () => {
  const plan = { ...readyPlan(gameOf('triples')), starts: '9:50' };
  expect(clockOf(plan)).toEqual(['9:50', '9:53', '9:58', '10:18', '10:30', '10:33', '10:35']);
  const moved = moveBorder(plan.phases, 2, 4);
  expect(moved.map(one => one.minutes)).toEqual([3, 5, 24, 8, 3, 2]);
  // Nothing becomes negative, whatever is dragged where.
  for (let after = -1; after <= PHASES.length; ++after) {
    for (const by of [-100, -1, 0, 1, 100]) {
      const each = moveBorder(plan.phases, after, by);
      expect(each.every(one => one.minutes >= 0)).toBe(true);
      expect(lengthOf({ phases: each })).toBe(45);
    }
  }
});

suite('the file', () => {
  const plan: LessonPlan = {
    ...readyPlan(gameOf('triples'), lessonsOf('triples')[1]!),
    title: '8b, historia „środa”',
    deck: 'my-topic',
    pupils: 23,
    starts: '10:00',
    door: 'pattern',
    keep: 'week',
    questions: [{ deck: 2 }, { text: 'Kogo w tej talii brakuje?' }],
  };
  const fields = () => JSON.parse(planFile(plan)) as Record<string, any>;
  const spoilt = (change: (fields: Record<string, any>) => void) => {
    const copy = fields();
    change(copy);
    return wrong(JSON.stringify(copy));
  };
  test('reads back as it was written, with a mark in front too', () => {
    expect(read(planFile(plan))).toEqual(plan);
    expect(read(`\uFEFF${planFile(plan)}`)).toEqual(plan);
    expect(read(planFile({ ...plan, questions: [...plan.questions, { text: '  ' }] }))).toEqual(plan);
  });
  test('may leave out whatever has a usual value', () => {
    expect(read('{"stolik-lesson":1,"game":"rationing"}')).toEqual(readyPlan(gameOf('rationing')));
  });
  test('is called as the class, in signs that every disk takes', () => {
    expect(planName(plan)).toBe('8b-historia-środa.stolik-lesson');
    expect(planName({ title: '../..\\C:*?"<>|', game: 'triples' })).toBe('C.stolik-lesson');
    expect(planName({ title: '', game: 'triples' })).toBe('triples.stolik-lesson');
  });
  test.each([
    ['', 'no-json'],
    ['{', 'no-json'],
    ['x'.repeat(70_000), 'large'],
    ['[]', 'no-plan'],
    ['null', 'no-plan'],
    ['7', 'no-plan'],
    ['{}', 'no-plan'],
    ['{"stolik-lesson":"1"}', 'no-plan'],
    ['{"stolik-lesson":0}', 'no-plan'],
    ['{"stolik-lesson":1.5}', 'no-plan'],
    ['{"stolik-lesson":2,"game":"triples"}', 'newer'],
    ['{"stolik-lesson":1}', 'game'],
    ['{"stolik-lesson":1,"game":"chess"}', 'game'],
    ['{"stolik-lesson":1,"game":"__proto__"}', 'game'],
    ['{"stolik-lesson":1,"game":["triples"]}', 'game'],
  ] as const)('that begins %.30s is told: %s', (text, why) => expect(wrong(text).why).toBe(why));
  test('with a member that does not fit says which', () => {
    for (const [name, value, why = 'member', place = name] of [
      ['surprise', 1],
      ['pupils', 2],
      ['pupils', 41],
      ['pupils', '30'],
      ['pupils', 3.5],
      ['size', 2],
      ['size', 13],
      ['rounds', 0],
      ['bot', 'genius'],
      ['coach', 1],
      ['same_deal', 'yes'],
      ['names', 'real'],
      ['door', 'wide'],
      ['turn_seconds', 31],
      ['multiplier', 1e9],
      ['away_seconds', -1],
      ['keep', 'forever'],
      ['starts', '25:00'],
      ['starts', '10:00:00', 'long'],
      ['deck', '../psz'],
      ['deck', 7],
      ['title', 'x'.repeat(41), 'long'],
      ['title', 'a\u202eb'],
      ['title', 'a\nb'],
      ['title', {}],
      ['options', []],
      ['options', { hurry: true }, 'option', 'hurry'],
      ['options', { deck: 'psz' }, 'option', 'deck'],
      ['options', { variant: 'expert' }, 'member', 'options.variant'],
      ['options', JSON.parse('{"__proto__":1}') as object, 'option', '__proto__'],
      ['phases', {}],
      ['phases', []],
      ['phases', [{ phase: 'nap', minutes: 3 }], 'member', 'phases[0]'],
      ['phases', [{ phase: 'play', minutes: -1 }], 'member', 'phases[0].minutes'],
      ['phases', [{ phase: 'play', minutes: 3, more: 1 }], 'member', 'phases[0]'],
      ['phases', Array(7).fill({ phase: 'play', minutes: 1 }), 'long'],
      ['questions', 'why?'],
      ['questions', Array(7).fill({ deck: 0 }), 'long'],
      ['questions', [{ deck: 3 }], 'member', 'questions[0].deck'],
      ['questions', [{ text: '' }], 'member', 'questions[0]'],
      ['questions', [{ text: 'x'.repeat(241) }], 'long', 'questions[0].text'],
      ['questions', [{ text: 'a', deck: 0 }], 'member', 'questions[0]'],
      ['questions', [null], 'member', 'questions[0]'],
    ] as [string, unknown, string?, string?][]) {
      const found = spoilt(copy => void (copy[name] = value));
      expect([name, found.why, found.place]).toEqual([name, why, place]);
    }
  });
  test('bears any value anywhere', () => {
    for (const name of Object.keys(fields())) {
      for (const value of [null, 7, -1e300, 'x', '<script>', [], [[[]]], {}, { id: {} }, true, false]) {
        const copy = fields();
        copy[name] = value;
        try {
          const plan = read(JSON.stringify(copy));
          expect(lengthOf(plan)).toBeGreaterThan(0);
          expect(plan.title.length).toBeLessThanOrEqual(LIMITS.title);
        } catch (error) {
          expect(error).toBeInstanceOf(WrongPlan);
        }
      }
    }
  });
});

test("the teacher's key goes into a file and comes out of it, with the plan; anything else is no key", () => {
  const token = 'ab'.repeat(16);
  const plan = readyPlan(gameOf('triples'));
  const { name, text } = keyFile(`https://stolik.example/play/#/desk/12345678?c=0123456789abcdef&t=${token}`, plan);
  expect(name).toBe('class-12345678.stolik-teacher');
  const key = readKey(text)!;
  expect(key).toMatchObject({ code: '12345678', klass: '0123456789abcdef', token });
  expect(read(key.plan!)).toEqual(plan);
  expect(
    readKey(keyFile(`https://stolik.example/#/desk/12345678?c=0123456789abcdef&t=${token}`, null).text),
  ).toMatchObject({ plan: null });
  const told = JSON.parse(text) as object;
  for (const strange of [
    { code: '1' },
    { code: '12345678/../x' },
    { class: '../..' },
    { token: 'x' },
    { token: 7 },
    { 'stolik-teacher': 2 },
  ])
    expect(readKey(JSON.stringify({ ...told, ...strange }))).toBeNull();
  for (const strange of ['', 'null', '7', '{}', planFile(plan), ' '.repeat(70_000)])
    expect(readKey(strange)).toBeNull();
});

test('own questions have answers to vote on, and the exit card asks the teacher’s own', () => {
  const game = gameOf('triples');
  const plan = {
    ...readyPlan(game),
    questions: [
      { deck: 0 },
      { text: 'Who commanded at Tobruk?', options: ['Sikorski', 'Kopański', ''] },
      { text: '', options: ['', ''] },
      { text: '  ' },
    ],
    exit: ['', 'What was new?'],
  };
  const read = readPlan(openPlan(planFile(plan)).fields, game);
  // Empty fields say nothing; what was written stays, also where something is missing beside it.
  expect(read.questions).toEqual([
    { deck: 0 },
    { text: 'Who commanded at Tobruk?', options: ['Sikorski', 'Kopański'] },
  ]);
  expect(read.exit).toEqual(['', 'What was new?']);
  const half = { ...plan, questions: [{ text: '', options: ['Sikorski', 'Kopański'] }], exit: ['', ''] };
  expect(readPlan(openPlan(planFile(half)).fields, game)).toMatchObject({ questions: half.questions });
  expect(planFile(half)).not.toContain('"exit": [');
  for (const questions of [
    [{ text: 'x', options: ['1', '2', '3', '4', '5', '6', '7'] }],
    [{ text: 'x', options: 'A' }],
    [{ text: 'x', options: ['a\nb'] }],
    [{ deck: 0, options: ['A', 'B'] }],
    [{ options: ['A', 'B'], right: 0 }],
  ])
    expect(() => readPlan({ 'stolik-lesson': 1, game: 'triples', questions }, game)).toThrow(WrongPlan);
});
