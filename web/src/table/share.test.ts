import { describe, expect, test } from 'vitest';
import type { Refusal } from '../engine/engine';
import type { Room } from '../engine/types';
import { aRoom } from '../testing/scripted';
import { blake2b256 } from './blake2b';
import { ChanceShare, commitmentOf, type Keeper } from './share';

const seats = (person: number | null) => [
  person === null ? { kind: 'open' as const, stand_in: false } : { kind: 'person' as const, person, stand_in: false },
];
const room = (fair: Partial<Room['fair']> = {}, more: Partial<Room> = {}): Room =>
  aRoom({ phase: 'lobby', people: [], seats: seats(2), fair: { ...aRoom().fair, ...fair }, ...more });

function memory(): Keeper & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

function person(keeper = memory()) {
  const said: Record<string, string>[] = [];
  const answers: ((refusal: Refusal | null) => void)[] = [];
  const later: (() => void)[] = [];
  let drawn = 0;
  const share = new ChanceShare(
    (_, body) => (said.push(body), new Promise(resolve => answers.push(resolve))),
    keeper,
    () => String(++drawn).padStart(32, 'a'),
    again => later.push(again),
  );
  const settle = async (code?: string) => {
    answers.splice(0).forEach(answer => answer(code ? { code, rule: '', message: '' } : null));
    await Promise.resolve();
    await Promise.resolve();
  };
  return { share, said, settle, keeper, later };
}
const first = '1'.padStart(32, 'a');
const second = '2'.padStart(32, 'a');

describe('the hash', () => {
  test('is BLAKE2b with 32 bytes, as everywhere', () => {
    expect(blake2b256('')).toBe('0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8');
    expect(blake2b256('abc')).toBe('bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319');
    expect(blake2b256('x'.repeat(128))).toBe('164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b');
    expect(blake2b256('ą'.repeat(100))).toBe('2fb40daef9bbb2916fa61bdd428c2fa3d93450b502cc8a11d9cde38aa08b9300');
    expect(commitmentOf('00112233445566778899aabbccddeeff')).toBe(
      '118e7427f150b15717cf2fe52eebe060f9a0714450bc47760af5a142926b732e',
    );
  });
});

describe('a share of chance', () => {
  test('is committed to once one sits, and only once', async () => {
    const { share, said, settle } = person();
    share.tend(room({}, { seats: seats(null) }), 2);
    expect(said).toEqual([]);
    share.tend(room(), 2);
    share.tend(room(), 2);
    expect(said).toEqual([{ commitment: commitmentOf(first) }]);
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`] }), 2);
    await settle();
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`] }), 2);
    expect(said).toHaveLength(1);
  });

  test('is opened when the seal asks for it, and the same one after the page was loaded anew', async () => {
    const { share, said, settle, keeper } = person();
    share.tend(room(), 2);
    await settle();
    const sealed = room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's1', revealing: [2] });
    share.tend(sealed, 2);
    share.tend(sealed, 2);
    expect(said.slice(1)).toEqual([{ nonce: first }]);
    const again = person(keeper);
    again.share.tend(sealed, 2);
    expect(again.said).toEqual([{ nonce: first }]);
    const done = person(keeper);
    done.share.tend({ ...sealed, fair: { ...sealed.fair, revealing: [1] } }, 2);
    expect(done.said).toEqual([]);
  });

  test('is another one after a deal was called off, and never opened for a second seal', async () => {
    const { share, said, settle } = person();
    share.tend(room(), 2);
    await settle();
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's1', revealing: [2] }), 2);
    await settle();
    // A server that asks for the same nonce under another seal gets nothing.
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's2', revealing: [2] }), 2);
    expect(said).toHaveLength(2);
    share.tend(room({ deal: 2 }), 2);
    expect(said[2]).toEqual({ commitment: commitmentOf(second) });
    await settle();
    // Neither does one that still has the old commitment: there is a new one.
    share.tend(room({ deal: 2, commitments: [`2:${commitmentOf(first)}`] }), 2);
    expect(said).toHaveLength(4);
  });

  test('sealed while a newer one was on its way: the sealed one is opened', async () => {
    const { share, said, settle, keeper } = person();
    share.tend(room(), 2);
    await settle();
    keeper.write(JSON.stringify([{ nonce: second }, ...(JSON.parse(keeper.text!) as object[])]));
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's1', revealing: [1, 2] }), 2);
    expect(said.at(-1)).toEqual({ nonce: first });
  });

  test('a disk that was full is asked again; a word that came too late is not', async () => {
    const { share, said, settle, later } = person();
    share.tend(room(), 2);
    await settle();
    share.tend(room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's1', revealing: [2] }), 2);
    await settle('storage');
    later.splice(0).forEach(again => again());
    expect(said.slice(1)).toEqual([{ nonce: first }, { nonce: first }]);
    await settle('wrong-phase');
    expect(later).toEqual([]);
    expect(said).toHaveLength(3);
  });

  test(
    'a game dealt from another seal, or without our nonce, is noticed; ' + 'a deal called off is not held against it',
    async () => {
      const { share, settle } = person();
      share.tend(room(), 2);
      await settle();
      share.tend(room({ commitments: [`2:${commitmentOf(first)}`], sealed: 's1', revealing: [2] }), 2);
      await settle();
      const dealt = (fair: Partial<Room['fair']>) => share.isAnotherDeal(room(fair, { phase: 'playing' }), 2);
      expect(dealt({ sealed: 's1', nonces: ['1:x', `2:${first}`] })).toBe(false);
      expect(dealt({ sealed: 's2', nonces: ['1:x', `2:${first}`] })).toBe(true);
      expect(dealt({ sealed: 's1', nonces: ['1:x'] })).toBe(true);
      expect(
        dealt({
          sealed: 's2',
          nonces: [],
          called_off: [{ deal: 1, people: [1], why: 'silent', sealed: 's1', commitment: 'c', seed: 'd' }],
        }),
      ).toBe(false);
      expect(dealt({ game: 2, sealed: 's3' })).toBe(false);
      expect(share.isAnotherDeal(room({ sealed: 's2' }), 2)).toBe(false);
    },
  );

  test('what is not asked of us is left alone', () => {
    const { share, said } = person();
    share.tend(room({ commitments: [`3:${commitmentOf(first)}`], sealed: 's1', revealing: [3] }), 2);
    share.tend(room({}, { phase: 'playing' }), 2);
    share.tend(null, 2);
    share.tend(room(), null);
    expect(said).toEqual([]);
  });
});
