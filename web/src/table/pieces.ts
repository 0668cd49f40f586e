// A deck of one's own on its way to a server, piece by piece (docs/PROTOCOL-wire.md, "A deck of one's own").
import type { Brings } from './wire';

/** bytes of one piece; a server's message has 4096 */
const PIECE = 2880;
/** So many are under way before the first is answered. */
export const PIECES_AHEAD = 16;
/** So many of one line a server takes as fast as they come. */
export const PIECES_AT_ONCE = 190;
/** bytes of a deck's contents that a table online takes, unless the server says otherwise */
export const OWN_DECK_BYTES = 512 * 1024;

/** The first one says who signed it, and is so much shorter. */
const SIGNED = 240;
const less = ({ signed }: Brings) => (signed ? SIGNED : 0);

export const piecesIn = (brings: Brings): number => Math.ceil((brings.bytes.length + less(brings)) / PIECE);

export function pieceOf(brings: Brings, at: number): Record<string, unknown> {
  const { id, bytes, signed } = brings;
  const from = Math.max(0, at * PIECE - less(brings));
  return {
    id,
    of: bytes.length,
    from,
    ...(from === 0 && signed),
    bytes: btoa(String.fromCharCode(...bytes.subarray(from, (at + 1) * PIECE - less(brings)))),
  };
}
