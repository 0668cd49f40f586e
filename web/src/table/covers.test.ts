// A device that several people pass on, as a machine: anything happens in any order (by seed), and after each event
// nothing that is private to one is there for another. What a spectator may see is asked of the journal, read again by
// an engine of its own.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { lotsFrom, testEngine } from '../testing/engine';
import { BotsByLot } from './bots';
import { DeviceSession, type DeviceSetup } from './device';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

let engine: Engine;
const WALKS = process.env.STOLIK_LONG ? 600 : 15;
beforeAll(async () => void (engine = await testEngine(7)));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const names = ['bison', 'fox', 'heron', 'ash'];
const setup = (
  game: DeviceSetup['game'],
  people: number,
  bots: number,
  options: Record<string, unknown> = {},
): DeviceSetup => ({
  game,
  options,
  seats: Array.from({ length: people + bots }, (_, seat) => ({
    name: { pseudonym: names[seat]! },
    ...(seat >= people ? { bot: 'random' as const } : {}),
  })),
});

/** How long nobody may touch an uncovered device, and how long one sees what one's move led to. */
const IDLE = 20_000;
const LINGER = 1_800;

const EVENTS = {
  uncover: 10,
  move: 12,
  touch: 4,
  time: 8,
  'long time': 2,
  'window loses focus': 2,
  'tab is hidden': 2,
  'tab is shown': 2,
  'pass on': 2,
  pause: 1,
  'go on': 3,
  'a bot stands in': 1,
  'read aloud': 1,
  'read to the end': 3,
};
const BAG = Object.entries(EVENTS).flatMap(([event, often]) => Array<string>(often).fill(event));

async function walk(game: DeviceSetup['game'], seed: number): Promise<void> {
  const lots = lotsFrom(seed);
  const people = 2 + lots(2);
  const made = setup(
    game,
    people,
    lots(2) + Number(game === 'rationing' && people === 2),
    game === 'rationing' ? { top_seconds: 15 } : {},
  );
  const session = new DeviceSession(engine, made, {
    bots: new BotsByLot(engine, lotsFrom(seed + 1)),
    lots: lotsFrom(seed + 2),
  });
  const told: string[] = [];
  /** Who held the cover last: nobody else's eyes may look. */
  let holder: number | null = null;
  let touched = Date.now();
  let lingering = false;
  let wrongSince: number | null = null;

  const happens = async (event: string) => {
    const shared = session.people.value.length > 1;
    if (event === 'uncover') {
      const cover = session.cover.value;
      session.uncover();
      if (cover && session.cover.value === null) ((holder = cover.seat), (touched = Date.now()));
    }
    if (event === 'move') {
      session.stir();
      if (session.cover.value === null) touched = Date.now();
      const legal = session.legal.value.filter(command => !['offer', 'say'].includes(command));
      if (legal.length > 0) expect(await session.send(legal[lots(legal.length)]!)).toBeNull();
      else expect(session.eyes.value === 'spectator' ? await session.send('spin') : true).toBeTruthy();
    }
    if (event === 'touch') (session.stir(), (touched = Date.now()));
    if (event === 'time') await vi.advanceTimersByTimeAsync(lots(2_500));
    if (event === 'long time') await vi.advanceTimersByTimeAsync(lots(30_000));
    if (event === 'window loses focus' || event === 'tab is hidden') {
      session.leave(event === 'tab is hidden');
      // Whoever looks away comes back to a cover.
      if (shared && !session.over.value) expect(session.eyes.value, told.join()).toBe('spectator');
    }
    if (event === 'tab is shown') session.comeBack();
    if (event === 'pass on') session.passTo(session.people.value[lots(session.people.value.length)]!);
    if (event === 'pause' || event === 'go on') await session.host.value.pause(event === 'pause');
    if (event === 'a bot stands in') await session.host.value.standIn(lots(people));
    if (event === 'read aloud' || event === 'read to the end')
      session.linger((lingering = event === 'read aloud' && session.cover.value === null));
  };

  const holds = async () => {
    const why = `${game} ${seed}: ${told.slice(-14).join(', ')}`;
    const { eyes, cover } = { eyes: session.eyes.value, cover: session.cover.value };
    const shared = session.people.value.length > 1;
    const again = engine.replay(await session.journal());
    // What is shown is what these eyes may see, no more.
    expect(session.view.value, why).toEqual(again.view(eyes));
    if (session.over.value) {
      expect(cover, why).toBeNull();
      expect(eyes, why).toBe(shared ? 'spectator' : (session.people.value[0] ?? 'spectator'));
    } else if (!shared) {
      expect([cover, eyes], why).toEqual([null, session.people.value[0] ?? 'spectator']);
    } else {
      // Covered, or in the hands of the one who lifted the cover that named them: never neither, never somebody else.
      if (cover) expect(eyes, why).toBe('spectator');
      else expect(eyes, why).toBe(holder);
      if (cover) expect(session.people.value, why).toContain(cover.seat);
      else expect(session.people.value, why).toContain(eyes);
      // Nobody has touched it for twenty seconds.
      if (!cover) expect(Date.now() - touched, why).toBeLessThanOrEqual(IDLE);
      // The next one is awaited, and this one has seen what came of their move.
      const { awaiting } = again.view('spectator') as { awaiting: (number | string)[] };
      const due = session.people.value.filter(seat => awaiting.includes(seat));
      const wrong = !cover && !lingering && due.length > 0 && !due.includes(eyes as number);
      if (!wrong) wrongSince = null;
      else wrongSince ??= Date.now();
      if (wrongSince !== null) expect(Date.now() - wrongSince, why).toBeLessThanOrEqual(LINGER);
    }
    again.close();
    if (eyes === 'spectator') {
      expect(session.legal.value, why).toEqual([]);
      expect(await session.known(), why).toBeNull();
      expect(
        session.seats.value.some(seat => seat.mine),
        why,
      ).toBe(false);
      expect(session.coached.value, why).toBe(false);
      expect(session.check('spin'), why).not.toBeNull();
    }
  };

  await holds();
  for (let step = 0; step < 70 && !session.over.value; ++step) {
    const event = BAG[lots(BAG.length)]!;
    told.push(event);
    if (session.people.value.length < 2) holder = session.people.value[0] ?? null;
    await happens(event);
    if (session.people.value.length < 2) holder = session.people.value[0] ?? null;
    await holds();
  }
  // Over, also by breaking it off, it shows to several what everybody may see.
  await session.host.value.end();
  await holds();
  session.close();
  expect(vi.getTimerCount(), `${game} ${seed}`).toBe(0);
}

describe.each(['triples', 'rationing', 'victory-line'] as const)('a device of several people, %s', game => {
  test('whatever happens, in whatever order, nobody sees what is another’s', async () => {
    for (let at = 0; at < WALKS; ++at) await walk(game, 1000 + at);
  });
});
