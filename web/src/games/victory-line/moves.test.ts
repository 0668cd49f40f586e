import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../engine/engine';
import { testEngine } from '../../testing/engine';
import { testDeck } from './testing';
import { movesOf, NOTHING, proposalOf, sixOf, sortHand, whyNot, type Hints } from './moves';
import { asView, seenBy } from './seen';
import { LessonSession, positionOf, STEPS } from './tutorial/lesson';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

let engine: Engine;
const deck = testDeck('pl');
beforeAll(async () => void (engine = await testEngine(3)));

/** What the engine allows in a scene of the lesson, and what the hand makes of it. */
function scene(id: string) {
  const step = STEPS.find(one => one.id === id)!;
  const whole = engine.open('victory-line', 2, {}).view('all') as Record<string, unknown>;
  const table = engine.load(positionOf(step.scene, whole, deck.facts.cells));
  const look = () => {
    const seen = seenBy(asView(table.view(0) as never), 0);
    const { hand } = engine.hintsInView(table.view(0), 0) as Hints;
    return {
      seen,
      moves: movesOf(table.legal(0)),
      about: { phase: seen.view.phase, hand, homes: deck.board.homes, choices: seen.choices },
    };
  };
  return { table, look };
}
const card = (cell: string) => deck.facts.cells[cell]!;

describe('from the legal commands to one proposal', () => {
  test('nothing chosen, nothing proposed', () => {
    const { about, moves } = scene('place').look();
    expect(proposalOf(about, moves, NOTHING)).toEqual({ kind: 'none' });
  });
  test('an event card is placed on its own cell', () => {
    const { about, moves } = scene('place').look();
    expect(proposalOf(about, moves, { card: card('h3'), cell: null, window: 0 })).toEqual({
      kind: 'place',
      card: card('h3'),
      cell: 'h3',
      command: `play ${card('h3')}`,
    });
    expect(
      proposalOf({ ...about, hand: about.hand.map(one => ({ ...one, effect: 'no-chips' as const })) }, moves, {
        card: card('h3'),
        cell: null,
        window: 0,
      }).kind,
    ).toBe('no-chips');
  });
  test('a special card asks for a cell, then names it; a cell that is no target is not taken', () => {
    const { about, moves } = scene('remove').look();
    const aim = proposalOf(about, moves, { card: '-1', cell: null, window: 0 });
    expect(aim).toMatchObject({ kind: 'aim' });
    expect(aim.kind === 'aim' && [...aim.targets].sort()).toEqual(['d6', 'e6', 'f6', 'g6', 'h6', 'j2']);
    expect(proposalOf(about, moves, { card: '-1', cell: 'g6', window: 0 })).toMatchObject({
      kind: 'special',
      command: 'play -1 g6',
    });
    expect(proposalOf(about, moves, { card: '-1', cell: 'c1', window: 0 }).kind).toBe('aim');
  });
  test('a dead card goes with no chip; it is exchanged only where the engine allows it', () => {
    const { about, moves } = scene('dead').look();
    expect(proposalOf(about, moves, { card: card('h3'), cell: null, window: 0 })).toEqual({
      kind: 'dead',
      card: card('h3'),
      cell: 'h3',
      command: `play ${card('h3')}`,
      exchange: null,
    });
    const other = movesOf([`play ${card('h3')}`, `exchange ${card('h3')}`]);
    expect(proposalOf(about, other, { card: card('h3'), cell: null, window: 0 })).toMatchObject({
      exchange: `exchange ${card('h3')}`,
    });
  });
  test('seven in a row: the windows of the engine, one of them chosen', () => {
    const { table, look } = scene('six');
    expect(table.submit(0, `play ${card('f6')}`)).toBeNull();
    const { about, moves } = look();
    const first = proposalOf(about, moves, NOTHING);
    expect(first).toMatchObject({ kind: 'line', index: 0, command: 'line c6 h6' });
    expect(sixOf(first)).toEqual(['c6', 'd6', 'e6', 'f6', 'g6', 'h6']);
    const last = proposalOf(about, moves, { ...NOTHING, window: 9 });
    expect(last).toMatchObject({ index: 1, command: 'line d6 i6' });
    expect(table.check(0, 'line d6 i6')).toBeNull();
  });
  test('a card can be looked at while others move', () => {
    const { about } = scene('place').look();
    expect(proposalOf(about, movesOf([]), { card: card('h3'), cell: null, window: 0 })).toEqual({
      kind: 'wait',
      card: card('h3'),
      cell: 'h3',
    });
  });
  test('table talk: a card is chosen, then given up', () => {
    const { about } = scene('place').look();
    const moves = movesOf([`give-up ${card('h3')}`]);
    expect(proposalOf(about, moves, NOTHING).kind).toBe('choose-give-up');
    expect(proposalOf(about, moves, { card: card('h3'), cell: null, window: 0 })).toMatchObject({
      kind: 'give-up',
      command: `give-up ${card('h3')}`,
    });
  });
});

test('every legal command can be reached by choosing', () => {
  for (const { id } of STEPS) {
    const { about, moves } = scene(id).look();
    const reached = new Set<string>();
    for (const one of [...moves.plain, ...moves.targets.keys()]) {
      for (const cell of [null, ...(moves.targets.get(one) ?? [])]) {
        const proposal = proposalOf(about, moves, { card: one, cell, window: 0 });
        if ('command' in proposal) reached.add(proposal.command);
      }
    }
    expect([...reached].sort(), id).toEqual([...scene(id).table.legal(0)].sort());
  }
});

test('every step of the lesson can be done by its own words', async () => {
  const does: Record<string, string[]> = {
    place: [`play ${card('h3')}`],
    corner: [`play ${card('b1')}`],
    add: ['play +1 e8'],
    remove: ['play -1 g6'],
    swap: ['play -1/+1 e8'],
    dead: [`play ${card('h3')}`],
    six: [`play ${card('f6')}`, 'line d6 i6'],
  };
  const session = new LessonSession(engine, deck.facts.cells, ['bison', 'fox']);
  for (const [at, step] of STEPS.entries()) {
    session.go(at);
    expect(session.done.value, step.id).toBe(false);
    for (const command of does[step.id] ?? []) expect(await session.send(command), step.id).toBeNull();
    expect(session.done.value, step.id).toBe(step.id in does);
  }
});

test('a hand lies in the order of the board, special cards last', () => {
  expect(sortHand(['-1', card('h3'), '+1', card('b1'), '-1/+1'], deck.board.places)).toEqual([
    card('b1'),
    card('h3'),
    '+1',
    '-1',
    '-1/+1',
  ]);
});

test('why a cell cannot be chosen', () => {
  const { about } = scene('remove').look();
  const { chips } = scene('remove').look().seen.view;
  const own = Object.keys(chips).find(cell => chips[cell] === 0)!;
  const free = Object.keys(deck.facts.cells).find(cell => !(cell in chips))!;
  expect(['a1', own, free].map(cell => whyNot('-1', cell, about.hand))).toEqual(['corner', 'own', 'free']);
  const adding = scene('add').look();
  const taken = Object.keys(adding.seen.view.chips)[0]!;
  expect(['a1', taken].map(cell => whyNot('+1', cell, adding.about.hand))).toEqual(['corner', 'taken']);
});
