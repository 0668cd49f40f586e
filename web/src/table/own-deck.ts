// Decks of people's own between this device and a server: handed over for a table or a class, and asked for where one
// is. What comes is checked here as well, and known by the id that its contents make: nobody on the way can put other
// cards in their place.
import { effect, type ReadonlySignal } from '@preact/signals';
import { checkContents } from '../decks/check';
import { isSignedBy } from '../decks/file';
import { findEdition, isEdition, keepEdition, signedOf, type Edition } from '../decks/shelf';
import type { TableDeck } from '../engine/types';
import type { GameName } from './session';
import { OWN_DECK_BYTES } from './pieces';
import type { Brings, Wire } from './wire';

/** Lines to tables and classes that one is at. */
const inside = new Set<Wire>();
export function listenForDecks(wire: Wire, wanted: ReadonlySignal<boolean>): void {
  // A line that was hung up answers nobody, and would be kept here with all that was told on it.
  effect(() => void (wire.standing.value === 'inside' && wanted.value ? inside.add(wire) : inside.delete(wire)));
}

/**
 * The deck of that id from a table or class one is at. It is kept: the game can be looked at again without the server.
 */
export async function deckThere(id: string): Promise<Edition | null> {
  for (const wire of inside) {
    const told = wire.deckId() === id ? await wire.deck() : null;
    const edition = told && (await receiveDeck(id, told));
    if (edition) return edition;
  }
  return null;
}

/**
 * What a server told, if it is that deck and nothing is wrong with it. A signature that does not fit is none: nobody
 * here says who made it.
 */
export async function receiveDeck(
  id: string,
  { contents, key = '', signature = '' }: Omit<TableDeck, 'id'>,
): Promise<Edition | null> {
  const report = await checkContents(contents, 'en');
  if (report.id !== id || report.count > 0) return null;
  const { game } = (JSON.parse(contents) as { deck: { game: GameName } }).deck;
  const signed =
    key !== '' && (await isSignedBy(contents, { key, signature }).catch(() => false)) ? { key, signature } : null;
  // A private window keeps nothing, and one can play there all the same.
  await keepEdition(id, contents, signed).catch(() => undefined);
  return { id, game, contents, key: '', ...signed, used: Date.now() };
}

/**
 * What the server of this page says of decks: those it has, and how large one may be that is brought; 0: it takes none,
 * null: it is too old to say.
 */
type Served = { ids: string[]; own: number | null };
export async function servedDecks(): Promise<Served | null> {
  try {
    const answer = await fetch(new URL('decks.json', document.baseURI), { cache: 'no-cache' });
    if (!answer.ok) return null;
    const { decks, own_bytes = null } = (await answer.json()) as { decks: { id: string }[]; own_bytes?: number | null };
    return { ids: decks.map(deck => deck.id), own: own_bytes };
  } catch {
    return null;
  }
}

/** The deck cannot go to the server; the code is one of those that refusals have. */
export class CannotBring extends Error {
  constructor(readonly code: 'deck-too-large' | 'no-deck') {
    super(code);
  }
}

/** What a line has to bring for a table with this deck; null where the server has it. Throws CannotBring. */
export async function bringsFor(deck: unknown): Promise<Brings | null> {
  if (typeof deck !== 'string' || !isEdition(deck)) return null;
  const [served, edition] = await Promise.all([servedDecks(), findEdition(deck)]);
  if (served?.ids.includes(deck)) return null;
  if (!edition) throw new CannotBring('no-deck');
  const bytes = new TextEncoder().encode(edition.contents);
  if (bytes.length > (served?.own || OWN_DECK_BYTES)) throw new CannotBring('deck-too-large');
  return { id: deck, bytes, signed: signedOf(edition) };
}
