// What the types of the wire (src/engine/types.ts) leave to the client. Times of a class are ms since it was opened.
import type { StaffMember } from '../engine/types';

export type StaffRole = StaffMember['role'];
/**
 * `asked` is the teacher's own message: a fork by its number, a text, or a place for one of the deck's cards. `sense`
 * is the client's own: a question that every phone says in its language.
 */
export type Asked = {
  kind: 'fork' | 'text' | 'place';
  number?: number;
  text?: string;
  about?: string;
  sense?: 'convinced' | 'exit' | 'instead';
  /** of the exit card, where they are the teacher's own */
  questions?: string[];
};
export const UNSURE = -1;
