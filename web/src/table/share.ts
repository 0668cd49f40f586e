// One's own share of chance at a table on a server (docs/FAIRNESS.md): commits to a nonce while one sits in the lobby,
// and opens it when the deal is sealed. Nobody has to do anything for it. What is kept outlives a page that is loaded
// anew.
import type { Room } from '../engine/types';
import { keepText, keptText } from '../kept';
import type { Refusal, Answer } from '../engine/engine';
import { blake2b256 } from './blake2b';

type Nonce = {
  nonce: string;
  /** The seal it was opened for, and in which game; it is never used for another. */
  sealed?: string;
  game?: number;
};

export type Keeper = { read(): string | null; write(text: string): void };
type Say = (what: 'nonce', body: { commitment: string } | { nonce: string }) => Answer;

/** A commitment may be under way while an older one is sealed: so the last few are kept. */
const KEPT = 4;

/** Refusals that say "not now": the disk was full, the table busy. There are seconds to try again. */
const NOT_NOW = new Set(['storage', 'busy', 'not-serving']);
const RETRY = 500;

export const commitmentOf = (nonce: string): string => blake2b256(`stolik nonce 1${nonce}`);

export function drawNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** For this tab: two tabs can be two people. */
export function tabKeeper(name: string): Keeper {
  let kept: string | null = null;
  return {
    read: () => keptText(name, 'tab') ?? kept,
    write(text) {
      kept = text;
      keepText(name, text, 'tab');
    },
  };
}

export class ChanceShare {
  private committing = false;
  private opening: string | null = null;

  private last: [Room | null, number | null] = [null, null];

  constructor(
    private readonly say: Say,
    private readonly keeper: Keeper,
    private readonly draw: () => string = drawNonce,
    private readonly later: (again: () => void) => void = again => void setTimeout(again, RETRY),
  ) {}

  /** Called whenever the room has changed: says what there is to say. */
  tend(room: Room | null, me: number | null): void {
    this.last = [room, me];
    if (!room || me === null || room.phase !== 'lobby' || !room.fair.commitments) return;
    const mine = room.fair.commitments.find(one => one.startsWith(`${me}:`))?.slice(`${me}:`.length);
    const kept = this.kept();
    const known = kept.find(one => mine !== undefined && commitmentOf(one.nonce) === mine);
    if (room.fair.sealed) {
      if (room.fair.revealing?.includes(me) && known) void this.open(kept, known, room.fair.sealed, room.fair.game);
      return;
    }
    const sits = room.seats.some(chair => chair.kind === 'person' && chair.person === me);
    // A nonce that was opened once is known: for the next deal there is another.
    if (!sits || this.committing || (known && !known.sealed)) return;
    void this.commit(kept);
  }

  /** Whether the game was dealt from another seal than the one we opened our nonce for. */
  isAnotherDeal(room: Room | null, me: number | null): boolean {
    if (!room || room.phase === 'lobby') return false;
    const opened = this.kept().find(one => one.sealed && one.game === room.fair.game);
    if (!opened || room.fair.called_off?.some(one => one.sealed === opened.sealed)) return false;
    return room.fair.sealed !== opened.sealed || !room.fair.nonces.includes(`${me}:${opened.nonce}`);
  }

  private async commit(kept: Nonce[]): Promise<void> {
    const nonce = this.draw();
    this.keeper.write(JSON.stringify([{ nonce }, ...kept].slice(0, KEPT)));
    this.committing = true;
    const refusal = await this.say('nonce', { commitment: commitmentOf(nonce) });
    this.committing = false;
    this.retry(refusal);
  }

  private async open(kept: Nonce[], mine: Nonce, sealed: string, game: number): Promise<void> {
    if (this.opening === sealed || (mine.sealed && mine.sealed !== sealed)) return;
    this.opening = sealed;
    mine.sealed = sealed;
    mine.game = game;
    this.keeper.write(JSON.stringify(kept));
    const refusal = await this.say('nonce', { nonce: mine.nonce });
    if (refusal && NOT_NOW.has(refusal.code)) this.opening = null;
    this.retry(refusal);
  }

  private retry(refusal: Refusal | null): void {
    if (refusal && NOT_NOW.has(refusal.code)) this.later(() => this.tend(...this.last));
  }

  private kept(): Nonce[] {
    try {
      const kept = JSON.parse(this.keeper.read() ?? '[]') as unknown;
      return Array.isArray(kept) ? (kept as Nonce[]).filter(one => typeof one?.nonce === 'string') : [];
    } catch {
      return [];
    }
  }
}
