// A part of a command in words.
import type { AnyView } from '../table/session';
import type { Telling } from '../games/module';
import type { VerbForm } from '../games/schema';
import type { Chosen } from './choosing';
import { described, things, word } from './saying';

/** What one part of a command says: a verb, somebody, something that lies on the table under that number, a card. */
export function partText(command: Chosen, at: number, view: AnyView, verbs: VerbForm[], telling: Telling): string {
  const part = command[at]!;
  if (at === 0) return word('verbs', part, telling);
  if (!/^\d+$/.test(part)) return things(part, telling);
  const number = Number(part);
  if (verbs.find(form => form.verb === command[0])?.parts?.[at - 1] === 'seat') return telling.names.of(number);
  const lying = Object.values(view)
    .flatMap(found => (Array.isArray(found) ? (found as unknown[]) : []))
    .find(one => (one as { id?: unknown } | null)?.id === number);
  return lying ? described(lying as Record<string, unknown>, view.players, telling, ['id', 'to']) : part;
}
