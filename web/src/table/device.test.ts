import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../engine/engine';
import { lotsFrom, testEngine } from '../testing/engine';
import { BotsByLot } from './bots';
import { DeviceSession, type DeviceHelp, type DeviceSetup } from './device';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

let engine: Engine;
const names = ['bison', 'fox', 'heron', 'ash', 'lynx', 'jay'];
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
const open = (made: DeviceSetup, help: DeviceHelp = {}) =>
  new DeviceSession(engine, made, { bots: new BotsByLot(engine, lotsFrom(5)), lots: lotsFrom(11), ...help });
const OF_TESTS = { triples: { asking: 'free' }, rationing: { top_seconds: 15 }, 'victory-line': {} };
/** A command of the person at the device that can be given now. */
const anyMove = (session: DeviceSession) => session.legal.value.find(command => !['offer', 'say'].includes(command))!;
const cards = (session: DeviceSession, seat: number) => (session.view.value.hands as (string[] | number)[])[seat];

beforeAll(async () => void (engine = await testEngine(7)));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one person and bots', () => {
  test('the person sees their own hand and no cover', () => {
    const session = open(setup('triples', 1, 3));
    expect(session.eyes.value).toBe(0);
    expect(session.cover.value).toBeNull();
    expect(cards(session, 0)).toHaveLength(9 - 3 * (session.view.value.sets as string[][])[0]!.length);
    expect(typeof cards(session, 1)).toBe('number');
    session.leave(true);
    expect(session.cover.value).toBeNull();
  });

  test('bots move by themselves until the person is awaited, and rest while it is paused', async () => {
    const session = open(setup('victory-line', 1, 3, { dealer: 0 }));
    expect(session.legal.value).toEqual([]);
    await session.host.value.pause(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.story.value).toHaveLength(1);
    await session.host.value.pause(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.view.value.awaiting).toEqual([0]);
    expect(session.story.value.length).toBeGreaterThan(3);
    expect(session.legal.value.length).toBeGreaterThan(0);
  });

  test('a move of a bot is shown as long as was chosen, and longer if it was directed at the person', async () => {
    const session = open(setup('triples', 1, 3, { asking: 'free' }), {
      waits: () => ({ move_ms: 3_000, to_you_ms: 5_000 }),
    });
    const seen = { move: 0, toMe: 0 };
    for (let step = 0; step < 400 && !session.over.value; ++step) {
      const mine = anyMove(session);
      if (mine) {
        await session.send(mine);
        continue;
      }
      const last = session.story.value.at(-1)!;
      const asked = last.events.find(({ event }) => event === 'asked');
      const toMe = asked?.seat !== 0 && last.events.some(({ to }) => to === 0);
      expect(session.showing.value).toBe(true);
      await vi.advanceTimersByTimeAsync((toMe ? 5_000 : 3_000) - 1);
      expect(session.story.value.at(-1)).toBe(last);
      await vi.advanceTimersByTimeAsync(1);
      expect(session.story.value.at(-1)).not.toBe(last);
      seen[toMe ? 'toMe' : 'move'] += 1;
    }
    expect(seen.move).toBeGreaterThan(5);
    expect(seen.toMe).toBeGreaterThan(2);
  });

  test('the next move of a bot comes at once if one asks for it, and one at a time', async () => {
    const session = open(setup('triples', 1, 3, { youngest: 1 }), {
      waits: () => ({ move_ms: 3_000, to_you_ms: 5_000 }),
    });
    const steps = () => session.story.value.length;
    const before = steps();
    session.next();
    session.next();
    await vi.advanceTimersByTimeAsync(0);
    expect(steps()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(steps()).toBe(before + 1);
    await session.host.value.pause(true);
    expect(session.showing.value).toBe(false);
    session.next();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(steps()).toBe(before + 1);
  });

  test('a refusal changes nothing and names its rule', async () => {
    const session = open(setup('triples', 1, 2, { youngest: 0 }));
    const before = session.lines.length;
    const refused = await session.send('ask 0 anders');
    expect(refused).toMatchObject({ code: 'illegal', rule: 'T7' });
    expect(session.check('ask 0 anders')).toMatchObject({ code: 'illegal', rule: 'T7' });
    expect(session.lines).toHaveLength(before);
  });

  test('what was refused is kept in one place, until something else is done or other eyes look', async () => {
    const session = open(setup('triples', 2, 1, { youngest: 0, asking: 'free' }));
    session.uncover();
    expect(session.eyes.value).toBe(0);
    await session.send('ask 0 anders');
    expect(session.refused.value).toMatchObject({ code: 'illegal', rule: 'T7', command: 'ask 0 anders' });
    await session.send(anyMove(session));
    expect(session.refused.value).toBeNull();
    await session.host.value.act('penalty', { team: 0 });
    expect(session.refused.value).toMatchObject({ command: 'penalty' });
    session.passTo(1);
    expect(session.refused.value).toBeNull();
  });

  test('the top spins as many times longer as the table chose', async () => {
    const spun = async (more: object) => {
      const engine = await testEngine(3);
      const session = new DeviceSession(engine, setup('rationing', 3, 0, { top_seconds: 15, ...more }), {
        bots: new BotsByLot(engine, lotsFrom(5)),
        lots: lotsFrom(11),
      });
      session.uncover();
      for (let turn = 0; turn < 20 && session.view.value.phase !== 'spinning'; ++turn)
        await session.send('spin', { strength: 80 });
      const line = session.lines.findLast(line => line.includes('"spin"'))!;
      session.close();
      return (JSON.parse(line.slice(line.indexOf('{'))) as { spin: { stages: number[] } }).spin.stages.reduce(
        (all, one) => all + one,
      );
    };
    const [usual, longer] = [await spun({}), await spun({ multiplier: 5 })];
    expect(longer).toBeGreaterThan(4 * usual);
  });

  test.each(['triples', 'rationing', 'victory-line'] as const)(
    'a whole game of %s comes to its end',
    async game => {
      const session = open(setup(game, 1, 2 + Number(game === 'victory-line'), OF_TESTS[game]), {
        pace: game === 'rationing' ? 0.5 : 0.01,
      });
      for (let i = 0; i < 60_000 && !session.over.value; ++i) {
        const move = anyMove(session);
        if (move) await session.send(move);
        await vi.advanceTimersByTimeAsync(game === 'rationing' ? 4_000 : 200);
      }
      expect(session.view.value.phase).toBe('over');
      const again = engine.replay(await session.journal());
      expect(again.view(0)).toEqual(session.view.value);
    },
    60_000,
  );
});

describe('people who pass the device on', () => {
  test('it begins covered, and nothing private is readable until the cover is lifted', () => {
    const session = open(setup('triples', 3, 0, { youngest: 1 }));
    expect(session.cover.value).toEqual({ seat: 1, why: 'pass' });
    expect(session.eyes.value).toBe('spectator');
    expect((session.view.value.hands as unknown[]).every(hand => typeof hand === 'number')).toBe(true);
    expect(JSON.stringify(session.story.value)).not.toContain('"cards"');
    expect(session.legal.value).toEqual([]);
    session.uncover();
    expect(session.eyes.value).toBe(1);
    expect(Array.isArray(cards(session, 1))).toBe(true);
    expect(typeof cards(session, 0)).toBe('number');
  });

  test('after a move it waits a moment, then is covered for the next one', async () => {
    const session = open(setup('victory-line', 2, 0, { dealer: 1 }));
    session.uncover();
    expect(session.eyes.value).toBe(0);
    await session.send(anyMove(session));
    expect(session.eyes.value).toBe(0);
    await vi.advanceTimersByTimeAsync(1_700);
    expect(session.cover.value).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(session.cover.value).toEqual({ seat: 1, why: 'pass' });
    expect(session.eyes.value).toBe('spectator');
  });

  test('twenty seconds without a touch cover it; a touch begins them anew; leaving the page covers it', async () => {
    const session = open(setup('triples', 2, 0, { youngest: 0 }));
    session.uncover();
    await vi.advanceTimersByTimeAsync(19_000);
    session.stir();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(session.cover.value).toBeNull();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(session.cover.value).toEqual({ seat: 0, why: 'away' });
    session.uncover();
    session.leave(false);
    expect(session.cover.value).toEqual({ seat: 0, why: 'away' });
  });

  test('while the top spins anybody may take the device, and the top stands still meanwhile', async () => {
    const session = open(setup('rationing', 3, 0));
    session.uncover();
    const active = session.eyes.value as number;
    expect(await session.send('spin', { strength: 100 })).toBeNull();
    // Some spins fail and wobble from the beginning (R11), so the stage is not asked for.
    expect(session.pose.value).toMatchObject({ frozen: false });
    const other = (active + 1) % 3;
    session.passTo(other);
    expect(session.pose.value?.frozen).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(session.view.value.phase).toBe('spinning');
    session.uncover();
    expect(session.eyes.value).toBe(other);
    expect(session.pose.value?.frozen).toBe(false);
  });
});

describe('the journal', () => {
  test('opened again it is the same table, to the last secret', async () => {
    const kept: string[] = [];
    const session = open(setup('rationing', 1, 2), { pace: 0.1, keep: lines => void kept.push(...lines) });
    for (let i = 0; i < 200 && session.moves < 25; ++i) {
      const move = anyMove(session);
      if (move) await session.send(move);
      await vi.advanceTimersByTimeAsync(500);
    }
    await session.host.value.pause(true);
    expect(kept).toEqual(session.lines);
    const again = new DeviceSession(engine, null, { lines: kept });
    expect(again.view.value).toEqual(session.view.value);
    expect(again.story.value).toEqual(session.story.value);
    expect(again.seats.value).toEqual(session.seats.value);
    expect(again.paused.value).toBe(true);
    expect(again.moves).toBe(session.moves);
  });

  test('a spin goes on where it was, not anew, and no screen can read when it ends', async () => {
    const kept: string[] = [];
    const session = open(setup('rationing', 3, 0, { top_seconds: 180 }), { keep: lines => void kept.push(...lines) });
    session.uncover();
    await session.send('spin', { strength: 100 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(session.cover.value?.why).toBe('away');
    const spun = session.pose.value!.ms;
    session.leave(true);
    const again = new DeviceSession(engine, null, { lines: kept });
    again.uncover();
    await vi.advanceTimersByTimeAsync(100);
    expect(again.pose.value).toMatchObject({ ms: spun, frozen: true });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(again.pose.value!.frozen).toBe(false);
    const seen = JSON.stringify([again.view.value, again.story.value, again.pose.value, again.seats.value]);
    expect(seen).not.toMatch(/stages|steps_|fall/);
  });

  test('options of the client alone are kept beside those of the rules', () => {
    const kept: string[] = [];
    const session = open(setup('triples', 1, 2, { recall: 'typed', variant: 'advanced' }), {
      keep: lines => void kept.push(...lines),
    });
    expect(session.view.value.options).toMatchObject({ variant: 'advanced' });
    expect(new DeviceSession(engine, null, { lines: kept }).chosen.value).toEqual({
      recall: 'typed',
      variant: 'advanced',
    });
  });
});

describe('host controls', () => {
  test('a penalty comes from the host; breaking off ends the game', async () => {
    const session = open(setup('victory-line', 1, 1));
    expect(await session.host.value.act('penalty', { team: 1 })).toBeNull();
    expect(JSON.stringify(session.story.value)).toContain('penalty');
    await session.host.value.end();
    expect(session.over.value).toBe(true);
    expect(session.legal.value).toEqual([]);
    expect(await session.send('draw')).toMatchObject({ code: 'over' });
  });

  test('a bot can stand in for somebody, and then there is nobody left to hide from', async () => {
    const session = open(setup('triples', 2, 1, { youngest: 1 }));
    expect(session.cover.value?.seat).toBe(1);
    await session.host.value.standIn(1);
    expect(session.cover.value).toBeNull();
    expect(session.eyes.value).toBe(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.moves).toBeGreaterThan(0);
  });
});

describe('the top', () => {
  test('stages, chances and steps lie where the model says', () => {
    const { flick, pose } = engine.top;
    const failing = (strength: number) =>
      Array.from({ length: 2000 }, () => flick(strength, 45_000)).filter(spin => spin.failed).length / 2;
    expect(failing(100)).toBeLessThan(35);
    expect(failing(10)).toBeGreaterThan(450);
    expect(failing(10)).toBeLessThan(590);
    const spins = Array.from({ length: 2000 }, () => flick(60, 45_000));
    const good = spins.filter(spin => !spin.failed);
    const total = good.map(({ stages }) => stages[0] + stages[1] + stages[2]).sort((a, b) => a - b);
    expect(spins.length - good.length).toBeGreaterThan(15);
    expect(spins.length - good.length).toBeLessThan(70);
    expect(total[total.length >> 1]!).toBeGreaterThan(42_000);
    expect(total[total.length >> 1]!).toBeLessThan(48_000);
    const within = ({ stages: [steady, slowing], steps }: (typeof good)[number]) =>
      steady >= 11_250 && steady < 20_250 && slowing >= 9_000 && slowing < 18_000 && steps >= 4;
    expect(good.filter(spin => !within(spin))).toEqual([]);
    expect(pose({ failed: false, stages: [10, 20, 30], steps: 4 }, 35)).toEqual({ stage: 'wobbling', ms: 5 });
  });

  test('nobody but the table lets a top by the clock fall; a real one falls by a word', async () => {
    const session = open(setup('rationing', 1, 2, { top: 'clock' }));
    expect(await session.fell(false)).toMatchObject({ code: 'wrong-phase', rule: 'R13' });
    const real = open(setup('rationing', 3, 0, { top: 'real' }));
    real.uncover();
    await real.send('spin');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(real.view.value.phase).toBe('spinning');
    expect(await real.fell(false)).toBeNull();
    expect(real.view.value.phase).toBe('shopping');
  });

  test('a top that goes by steps falls after so many, whatever the time', async () => {
    const session = open(setup('rationing', 3, 0, { top: 'steps' }));
    session.uncover();
    let tries = 0;
    while (session.view.value.phase === 'allocation' && tries++ < 3) await session.send('spin', { strength: 100 });
    await vi.advanceTimersByTimeAsync(5_000);
    for (let i = 0; i < 300 && session.view.value.phase === 'spinning'; ++i) {
      session.stir();
      const hand = (session.view.value.hands as Record<string, number>[])[session.eyes.value as number]!;
      const give = Object.keys(hand)[0]!;
      await session.send(`offer all give ${give} want any`);
      const mine = (session.view.value.offers as { id: number }[])[0];
      if (mine) await session.send(`withdraw ${mine.id}`);
    }
    expect(session.view.value.phase).not.toBe('spinning');
  });
});

describe('a throw that a person may time (R22)', () => {
  /** Three at one device: after three visits to the counter the speculator stands first. */
  const toTheDie = async (session: DeviceSession) => {
    for (let i = 0; i < 60 && session.view.value.phase !== 'speculator'; ++i) {
      session.uncover();
      const command = ['stop', 'pass'].find(one => session.legal.value.includes(one));
      if (command) await session.send(command);
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(session.view.value.phase).toBe('speculator');
  };

  test('waits for whoever holds the device, and is made once', async () => {
    const session = open(setup('rationing', 3, 0, { top: 'real' }));
    await toTheDie(session);
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.view.value.phase).toBe('speculator');
    const before = session.lines.length;
    await session.throwNow();
    await session.throwNow();
    expect(session.view.value.phase).not.toBe('speculator');
    expect(session.lines.slice(before).filter(line => line.includes('die '))).toHaveLength(1);
    // What it led to is one step of its own.
    expect(session.story.value.at(-1)!.events.map(one => one.event)).toContain('taken');
  });

  test('is awaited again when the table is opened again, and thrown for those who do not', async () => {
    const session = open(setup('rationing', 3, 0, { top: 'real' }));
    await toTheDie(session);
    session.close();
    const again = new DeviceSession(engine, null, { lines: session.lines });
    expect(again.view.value.phase).toBe('speculator');
    again.uncover();
    await vi.advanceTimersByTimeAsync(7000);
    expect(again.view.value.phase).toBe('speculator');
    await vi.advanceTimersByTimeAsync(1500);
    expect(again.view.value.phase).not.toBe('speculator');
  });

  test('is made at once where a bot has the top', async () => {
    const session = open(setup('rationing', 1, 2, { top: 'real' }), { pace: 0.01 });
    for (let i = 0; i < 400 && !session.over.value && !session.lines.some(line => line.includes('die ')); ++i) {
      const command = ['stop', 'pass'].find(one => session.legal.value.includes(one));
      if (command) await session.send(command);
      else if (session.view.value.phase === 'spinning') await session.fell(false);
      if (session.view.value.phase === 'speculator') expect(session.view.value.active).toBe(0);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(session.lines.some(line => line.includes('die '))).toBe(true);
  });
});
