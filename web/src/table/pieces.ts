// A deck of one's own on its way to a server, piece by piece (docs/PROTOCOL.md, "A deck of one's own").
import type { Brings } from './wire';

/** bytes of one piece; a server's message has 4096 */
const PIECE = 2880;
/** So many are under way before the first is answered. */
export const PIECES_AHEAD = 16;
/** So many of one line a server takes as fast as they come. */
export const PIECES_AT_ONCE = 190;
/** bytes of a deck's contents that a table online takes, unless the server says otherwise */
export const OWN_DECK_BYTES = 512 * 1024;

export const piecesIn = (bytes: Uint8Array): number => Math.ceil(bytes.length / PIECE);

export function pieceOf({ id, bytes }: Brings, at: number): Record<string, unknown> {
  const from = at * PIECE;
  return { id, of: bytes.length, from, bytes: btoa(String.fromCharCode(...bytes.subarray(from, from + PIECE))) };
}
