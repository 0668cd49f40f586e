// What a client must not do at the edges of a line: speak before it is known, skip a number, let a dead top spin.
import { describe, expect, test } from 'vitest';
import type { Room } from '../engine/types';
import { Wire, type Pass } from './wire';

const PASS: Pass = { table: 't1', token: 'secret', person: 1, code: '48172036' };
const room = { game: 'rationing', phase: 'playing', people: [], seats: [], host: 1 } as unknown as Room;
const view = { game: 'rationing', phase: 'spinning' };

function table() {
  const sent: Record<string, any>[] = [];
  const wire = new Wire({ send: text => sent.push(JSON.parse(text)) }, PASS, () => 1000);
  const hear = (message: object) => wire.heard(JSON.stringify(message));
  return { wire, sent, hear };
}
const welcome = { welcome: { table: 't1', person: 1, code: '48172036', seq: 4 } };
const fresh = { fresh: { seq: 4, room, view, story: [], pose: { stage: 'steady', ms: 200, frozen: false } } };

describe('the edges of a line', () => {
  test('nothing is said before the server knows who speaks', () => {
    const { wire, sent, hear } = table();
    wire.opened();
    void wire.say('do', 'stop');
    expect(sent.map(message => Object.keys(message)[0])).toEqual(['resume']);
    hear(welcome);
    expect(sent.map(message => Object.keys(message)[0])).toEqual(['resume', 'do']);
  });

  test('a single missing number is asked for, and nothing beyond it is shown', () => {
    const { wire, sent, hear } = table();
    wire.opened();
    hear(welcome);
    hear(fresh);
    hear({ update: { seq: 6, events: [{ event: 'later' }], view } });
    expect(wire.seq).toBe(4);
    expect(wire.story.value).toEqual([]);
    expect(sent.at(-1)).toEqual({ sync: { seen: 4 } });
  });

  test('the top stands still while the line is gone', () => {
    const { wire, hear } = table();
    wire.opened();
    hear(welcome);
    hear(fresh);
    expect(wire.pose.value?.frozen).toBe(false);
    wire.closed();
    expect(wire.pose.value?.frozen).toBe(true);
  });
});
