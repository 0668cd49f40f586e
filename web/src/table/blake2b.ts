// BLAKE2b with 32 bytes of output (RFC 7693), for short texts. The browser has none, and what it has only on secure
// pages.

const MASK = (1n << 64n) - 1n;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** Which word of the block each step of a round takes. */
const ORDER = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
];
const BLOCK = 128;
const SIZE = 32;

const turned = (x: bigint, bits: bigint) => ((x >> bits) | (x << (64n - bits))) & MASK;

function mix(v: bigint[], a: number, b: number, c: number, d: number, x: bigint, y: bigint): void {
  v[a] = (v[a]! + v[b]! + x) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 32n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 24n);
  v[a] = (v[a]! + v[b]! + y) & MASK;
  v[d] = turned(v[d]! ^ v[a]!, 16n);
  v[c] = (v[c]! + v[d]!) & MASK;
  v[b] = turned(v[b]! ^ v[c]!, 63n);
}

/** The hash as 64 hexadecimal digits. */
export function blake2b256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const state = [...START];
  state[0] = state[0]! ^ 0x01010000n ^ BigInt(SIZE);
  for (let at = 0; at === 0 || at < bytes.length; at += BLOCK) {
    const block = new Uint8Array(BLOCK);
    block.set(bytes.subarray(at, at + BLOCK));
    const words = Array.from({ length: 16 }, (_, i) => new DataView(block.buffer).getBigUint64(i * 8, true));
    const v = [...state, ...START];
    v[12] = v[12]! ^ BigInt(Math.min(at + BLOCK, bytes.length));
    if (at + BLOCK >= bytes.length) v[14] = v[14]! ^ MASK;
    for (let round = 0; round < 12; ++round) {
      const m = Array.from(ORDER[round % 10]!, digit => words[parseInt(digit, 16)]!);
      for (let i = 0; i < 4; ++i) mix(v, i, i + 4, i + 8, i + 12, m[2 * i]!, m[2 * i + 1]!);
      for (let i = 0; i < 4; ++i)
        mix(v, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[8 + 2 * i]!, m[9 + 2 * i]!);
    }
    for (let i = 0; i < 8; ++i) state[i] = state[i]! ^ v[i]! ^ v[i + 8]!;
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => out.setBigUint64(i * 8, word, true));
  return Array.from(new Uint8Array(out.buffer, 0, SIZE), byte => byte.toString(16).padStart(2, '0')).join('');
}
