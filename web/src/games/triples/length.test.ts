// How long a first game takes, as the tile says it: a beginner who thinks for eight seconds, the bots that fair match
// begins with, calm.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lotsFrom, testEngine } from '../../testing/engine';
import { testBots } from '../../testing/bots';
import { paceOf } from '../schema';

const THINKS_MS = 8_000;
const GAMES = 200;
/** So many of the last answers a beginner remembers. */
const REMEMBERS = 4;

type Heard = { event: string; seat?: number; to?: number; card?: string };

/** Minutes of one game. */
async function minutes(seed: number): Promise<number> {
  const [engine, bots, lots] = [await testEngine(seed), await testBots(), lotsFrom(seed + 100)];
  const level = engine.fairMatch([], 3).nearest;
  const table = engine.open('triples', 4, {});
  table.drawAll();
  const calm = paceOf('calm');
  const heard: Heard[] = [];
  let step: Heard[] = [];
  let by = -1;
  let ms = 0;
  for (let moves = 0; moves < 2_000; ++moves) {
    const view = table.view('spectator') as { phase: string; turn: number };
    if (view.phase === 'over') return ms / 60_000;
    const seat = view.turn;
    const last = heard.slice(-REMEMBERS);
    if (seat === 0) {
      const asks = engine.legalInView(table.view(0), 0).filter(command => command.startsWith('ask '));
      const sure = asks.filter(ask => last.some(one => one.event === 'gave' && ask === `ask ${one.to} ${one.card}`));
      const open = asks.filter(
        ask => !last.some(one => one.event === 'refused' && ask === `ask ${one.seat} ${one.card}`),
      );
      const from = sure.length > 0 ? sure : open.length > 0 ? open : asks;
      expect(table.submit(0, from[lots(from.length)]!)).toBeNull();
      ms += THINKS_MS;
    } else {
      ms += by > 0 && step.some(({ to }) => to === 0) ? calm.to_you_ms : calm.move_ms;
      expect(table.submit(seat, bots.choose(table.known(seat), level).do!)).toBeNull();
    }
    by = seat;
    step = table.told('spectator') as Heard[];
    heard.push(...step.filter(({ event }) => event === 'gave' || event === 'refused'));
    table.drawAll();
  }
  throw new Error('the game did not end');
}

test('a first game of four takes the minutes that the tile says: four games of five are that long', async () => {
  const all: number[] = [];
  for (let seed = 1; seed <= GAMES; ++seed) all.push(await minutes(seed));
  const lengths = all.map(one => one.toFixed(1)).join(' ');
  for (const language of ['pl', 'ru', 'en']) {
    const text = readFileSync(join(import.meta.dirname, `words/${language}/tile.ftl`), 'utf8');
    const [, from, to] = /^tile-triples-time = (\d+)–(\d+) /m.exec(text)!.map(Number);
    // In whole minutes: about one game of ten is shorter, one is longer.
    for (const others of [all.filter(one => one < from! - 0.5), all.filter(one => one > to! + 0.5)]) {
      expect(others.length / GAMES, lengths).toBeGreaterThan(0.05);
      expect(others.length / GAMES, lengths).toBeLessThan(0.15);
    }
  }
});
