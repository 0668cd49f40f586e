// Lines of a journal as they lie in the store: not in a form that tells the next player's cards to whoever opens the
// browser's tools.
//
// It hides them from a glance and from a search, no more: whoever reads this file can undo it. A key that is kept
// elsewhere would be lost before the table is, and one beside the table locks nothing.
const MARK = '~';

/** Bytes that follow from the table and the number of the line. */
function* bytesFor(id: string, number: number): Generator<number> {
  let state = 0x811c9dc5 ^ number;
  for (const sign of id) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield (mixed ^ (mixed >>> 14)) & 0xff;
  }
}

const mixed = (bytes: Uint8Array, id: string, number: number): Uint8Array => {
  const stream = bytesFor(id, number);
  return bytes.map(byte => byte ^ stream.next().value!);
};

export function scrambled(line: string, id: string, number: number): string {
  return MARK + btoa(String.fromCharCode(...mixed(new TextEncoder().encode(line), id, number)));
}

/** Lines of tables that were kept before are as they were. */
export function unscrambled(kept: string, id: string, number: number): string {
  if (!kept.startsWith(MARK)) return kept;
  return new TextDecoder().decode(
    mixed(
      Uint8Array.from(atob(kept.slice(MARK.length)), sign => sign.charCodeAt(0)),
      id,
      number,
    ),
  );
}
