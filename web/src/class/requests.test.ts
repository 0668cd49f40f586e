// Requests of a class and their answers, over connections that lose, double and reorder messages and break, by seed.
import { expect, test } from 'vitest';
import type { Granted } from '../engine/types';
import { lotsFrom } from '../testing/engine';
import type { Pass } from '../table/wire';
import { ClassWire } from './wire';

const PASS: Pass = { table: 'c1a55', token: 'secret', person: 1, code: '51738264' };
const WALKS = process.env.STOLIK_LONG ? 3000 : 150;

/** Answers as docs/PROTOCOL-wire.md says: what an id changed it changes once, and its answer is given again. */
class Server {
  readonly carriedOut = new Map<string, object[]>();
  private next = 100;

  constructor(
    private readonly lots: (below: number) => number,
    private readonly echoes: boolean,
  ) {}

  answers(message: Record<string, any>): object[] {
    const id = message.id as string;
    if (message.resume)
      return [{ entered: { class: PASS.table, role: 'teacher', person: 1, code: PASS.code, seq: 1 } }];
    const echo = this.echoes ? { id } : {};
    if (this.lots(8) === 0)
      return [{ refused: { id, code: ['busy', 'too-many', 'storage', 'wrong-phase'][this.lots(4)] } }];
    if (message.report) return [{ report: { ...echo, of: id } }];
    if (message.forks) return [{ forks: { ...echo, of: id } }];
    if (message.known) return [{ known: { ...echo, text: id } }];
    const before = this.carriedOut.get(id);
    // One that keeps no tokens says only that it was done.
    if (before) return this.echoes ? before : before.slice(-1);
    const person = message.ticket ? (message.ticket.person as number) : ++this.next;
    const token = `${message.ticket ? person : message.grant.role} ${id}`;
    const told = message.ticket
      ? { ticket: { person, token, ...echo } }
      : { granted: { person, role: message.grant.role, token, ...echo } };
    const answers = [told, { ok: { id, seq: this.carriedOut.size + 1 } }];
    this.carriedOut.set(id, answers);
    return answers;
  }
}

async function walk(seed: number, echoes: boolean): Promise<{ settled: number; brought: number }> {
  const lots = lotsFrom(seed);
  const server = new Server(lots, echoes);
  const [up, down, later]: [string[], string[], (() => void)[]] = [[], [], []];
  let open = false;
  let clean = false;
  const carry = (way: string[], text: string) => {
    const luck = clean ? 9 : lots(10);
    if (luck === 0) return;
    if (luck === 1) way.push(text);
    if (luck === 2) way.splice(lots(way.length + 1), 0, text);
    else way.push(text);
  };
  const wire = new ClassWire({ send: text => carry(up, text), later: again => void later.push(again) }, PASS);
  const pass = () => {
    const text = up.shift();
    if (text) for (const answer of server.answers(JSON.parse(text))) carry(down, JSON.stringify(answer));
    const heard = down.shift();
    if (heard) wire.heard(heard);
  };
  const drop = () => {
    if (open) wire.closed();
    open = false;
    up.length = down.length = 0;
  };
  const connect = () => {
    if (!open) wire.opened();
    open = true;
  };

  let brought = 0;
  const promises: Promise<void>[] = [];
  const ids = new Set<string>();
  /** It is the answer to this request: of no other person, role or id. */
  const belongs = (token: string | null, whose: string | number) => {
    if (token === null) return;
    const [owner, id] = token.split(' ');
    expect(owner).toBe(String(whose));
    // Without ids, two requests for the same pupil cannot be told apart; it is that pupil's token all the same.
    if (echoes) expect(ids.has(id!)).toBe(false);
    ids.add(id!);
    brought += 1;
  };
  const asks = [
    () => {
      const person = 2 + lots(5);
      return wire.ticket(person).then(token => belongs(token, person));
    },
    () => {
      const role = (['projector', 'co-teacher', 'teacher'] as const)[lots(3)]!;
      return wire.grant(role).then((granted: Granted | null) => belongs(granted && granted.token, role));
    },
    ...(['report', 'forks'] as const).map(
      what => () =>
        wire[what]().then(
          answer => answer !== null && echoes && belongs(`${what} ${(answer as unknown as { of: string }).of}`, what),
        ),
    ),
    () => wire.known().then(text => void (text !== null && echoes && belongs(`known ${text}`, 'known'))),
  ];
  connect();
  for (let event = 0; event < 120; ++event) {
    const luck = lots(10);
    if (luck < 2) promises.push(asks[lots(asks.length)]!().then(() => undefined));
    else if (luck === 2 && lots(3) === 0) drop();
    else if (luck === 3) connect();
    else if (luck === 4) later.splice(0).forEach(again => again());
    else pass();
    await Promise.resolve();
  }
  // The network is mended: on a new connection everything is answered.
  clean = true;
  drop();
  connect();
  let settled = 0;
  const all = Promise.all(promises.map(one => one.then(() => void ++settled)));
  for (let turn = 0; turn < 2000 && settled < promises.length; ++turn) {
    pass();
    if (up.length === 0 && down.length === 0) later.splice(0).forEach(again => again());
    await new Promise(resolve => setImmediate(resolve));
  }
  expect({ seed, settled }).toEqual({ seed, settled: promises.length });
  await all;
  return { settled, brought };
}

test.each([
  ['a server that echoes ids', true],
  ['one that does not', false],
])('%s: every request is settled, and none with the answer to another', async (_, echoes) => {
  let [settled, brought] = [0, 0];
  for (let seed = 1; seed <= WALKS; ++seed) {
    const walked = await walk(seed, echoes);
    settled += walked.settled;
    brought += walked.brought;
  }
  expect(settled).toBeGreaterThan(WALKS * 10);
  expect(brought).toBeGreaterThan(WALKS);
});
