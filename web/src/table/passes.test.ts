// Passes are kept for the tab and for the browser; a browser that keeps nothing, or throws at the question, is no
// error.
import { afterEach, expect, test, vi } from 'vitest';
import { keepPass, keptPasses, noteTable, noteTold, passFor, toldUpTo, type TableSeen } from './passes';
import type { Pass } from './wire';

const PASS: Pass = { table: 't1', token: 'secret', person: 1, code: '48172036' };

class Kept {
  private readonly texts = new Map<string, string>();
  getItem(name: string): string | null {
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.texts.set(name, text);
  }
}

function stub(session: () => unknown, local: () => unknown): void {
  Object.defineProperty(globalThis, 'sessionStorage', { get: session, configurable: true });
  Object.defineProperty(globalThis, 'localStorage', { get: local, configurable: true });
}

const forbidden = () => {
  throw new DOMException('the user blocks all cookies', 'SecurityError');
};

afterEach(() => {
  stub(
    () => undefined,
    () => undefined,
  );
  vi.useRealTimers();
});

test('a pass is found by its tab first, then by the browser, for its own role only', () => {
  const [tab, browser] = [new Kept(), new Kept()];
  stub(
    () => tab,
    () => browser,
  );
  keepPass('seat', PASS, undefined);
  stub(
    () => new Kept(),
    () => browser,
  );
  keepPass('watch', { ...PASS, person: 5 }, undefined);
  expect([passFor('seat', PASS.code)?.person, passFor('watch', PASS.code)?.person]).toEqual([1, 5]);
  expect(keptPasses().map(pass => pass.person)).toEqual([1]);
  keepPass('seat', null, PASS.code);
  expect([passFor('seat', PASS.code), passFor('watch', PASS.code)?.person]).toEqual([null, 5]);
  stub(
    () => tab,
    () => browser,
  );
  expect(passFor('seat', PASS.code)?.token).toBe('secret');
});

test('one older than a table on a server is none', () => {
  vi.useFakeTimers({ now: 0 });
  const kept = new Kept();
  stub(
    () => kept,
    () => undefined,
  );
  keepPass('seat', PASS, undefined);
  vi.setSystemTime(9 * 24 * 3600 * 1000);
  expect(passFor('seat', PASS.code)).toBeNull();
});

test('a store that throws when it is only looked at does not stop anybody, and the other one still keeps', () => {
  const kept = new Kept();
  stub(forbidden, () => kept);
  keepPass('seat', PASS, undefined);
  expect(passFor('seat', PASS.code)?.token).toBe('secret');
  stub(forbidden, forbidden);
  keepPass('seat', PASS, undefined);
  expect([passFor('seat', PASS.code), keptPasses()]).toEqual([null, []]);
});

test('what a table was when it was last seen stays with its pass, whatever else is kept of it', () => {
  const [session, local] = [new Kept(), new Kept()];
  stub(
    () => session,
    () => local,
  );
  const seen: TableSeen = {
    game: 'any',
    phase: 'playing',
    mine: 0,
    seats: [{ seat: 0, name: { typed: 'Ala' }, bot: false }],
  };
  noteTable(PASS.code, seen);
  expect(keptPasses()).toEqual([]);
  keepPass('seat', PASS, undefined);
  noteTable(PASS.code, seen);
  noteTold(PASS.code, 17);
  keepPass('seat', { ...PASS, token: 'another' }, undefined);
  expect(passFor('seat', PASS.code)).toMatchObject({ token: 'another', seen, told: 17 });
  expect(toldUpTo(PASS.code)).toBe(17);
  expect(toldUpTo('11112222')).toBe(0);
});
