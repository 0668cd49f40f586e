import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Engine, EngineTable } from '../engine/engine';
import { testEngine } from '../testing/engine';
import { KEPT_EVERY, ReplaySession } from './replay';
import type { SeatInfo } from './session';

vi.mock('virtual:stolik-files', () => ({ files: {} }));
const folder = resolve(import.meta.dirname, '../../../scenarios/journals/v1');
const people = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: { pseudonym: 'fox' },
    kind: 'person',
    mine: false,
    here: true,
    standIn: false,
  }));

test('every golden journal can be stepped to and fro, and ends as it ended', async () => {
  const engine = await testEngine();
  for (const file of readdirSync(folder).filter(name => name.endsWith('.journal'))) {
    const text = readFileSync(resolve(folder, file), 'utf8');
    const players = (JSON.parse(text.split('\n')[1]!) as { players: number }).players;
    const replay = new ReplaySession(engine, text, people(players));
    const end = engine.replay(text);
    // It is told from the beginning.
    expect(replay.position.value).toBe(1);
    replay.position.value = replay.length;
    expect(replay.view.value, file).toEqual(end.view('spectator'));
    replay.position.value = 1;
    expect(replay.story.value).toHaveLength(1);
    replay.eyes.value = 1;
    expect(JSON.stringify((replay.view.value.hands as unknown[])[0])).toMatch(/^\d+$/);
    expect(JSON.stringify((replay.view.value.hands as unknown[])[1])).not.toMatch(/^\d+$/);
    replay.position.value = Math.ceil(replay.length / 2);
    const half = replay.view.value;
    replay.position.value = replay.length;
    expect(replay.view.value, file).toEqual(end.view(1));
    replay.position.value = Math.ceil(replay.length / 2);
    expect(replay.view.value, file).toEqual(half);
    replay.close();
    end.close();
  }
});

test('a step back plays a few commands again, never the whole game, and stands where the way on stood', async () => {
  const engine = await testEngine();
  let given = 0;
  const counting = (table: EngineTable): EngineTable => ({
    ...table,
    submit: (by, command) => ((given += 1), table.submit(by, command)),
    copy: () => counting(table.copy()),
  });
  const counted: Engine = { ...engine, open: (...how) => counting(engine.open(...how)) };
  for (const file of readdirSync(folder).filter(name => name.endsWith('.journal'))) {
    const text = readFileSync(resolve(folder, file), 'utf8');
    const players = (JSON.parse(text.split('\n')[1]!) as { players: number }).players;
    const replay = new ReplaySession(counted, text, people(players));
    const forwards = Array.from(
      { length: replay.length },
      (_, at) => ((replay.position.value = at + 1), JSON.stringify(replay.view.value)),
    );
    const known = Array.from({ length: replay.length }, (_, at) => replay.before(at + 1)?.known);
    for (let position = replay.length; position >= 1; --position) {
      given = 0;
      replay.position.value = position;
      expect(JSON.stringify(replay.view.value), `${file} ${position}`).toBe(forwards[position - 1]);
      // A step is a command and what nature answers to it.
      expect(given, `${file} ${position}`).toBeLessThan(KEPT_EVERY * 6);
      given = 0;
      expect(replay.before(position)?.known).toBe(known[position - 1]);
      expect(given).toBeLessThan(KEPT_EVERY * 6);
    }
    replay.close();
  }
});
