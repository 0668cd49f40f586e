// A pupil's table: the same session as any table on a server, over the line of the class. A second head sees its seat's
// view and proposes instead of doing; a reporter looks on.
import { computed, signal } from '@preact/signals';
import type { Engine, Answer } from '../engine/engine';
import { OnlineSession } from '../table/online';
import type { Seat } from '../table/session';
import type { ClassLive } from './live';

export class ClassSession extends OnlineSession {
  readonly inClass = true;
  /** what a second head has just proposed */
  readonly proposed = signal<string | null>(null);

  constructor(
    rules: Engine,
    private readonly live: ClassLive,
    pseudonyms: string[],
  ) {
    super(rules, { wire: live.wire, line: live.line }, pseudonyms);
  }

  get isSecond(): boolean {
    return this.live.wire.place.value?.as === 'second';
  }

  override readonly mySeat = computed<Seat | null>(() => {
    const place = this.live.wire.place.value;
    return place && place.as !== 'reporter' ? place.seat : null;
  });
  override readonly paused = computed(
    () => (this.room.value?.paused ?? false) || (this.live.wire.told.value?.paused ?? false),
  );

  override async send(command: string, extra: { strength?: number } = {}): Answer {
    if (!this.isSecond) return super.send(command, extra);
    this.live.wire.propose(command);
    this.proposed.value = command;
    return null;
  }

  sought(card: string, missed: number): void {
    if (!this.isSecond) this.live.wire.sought(card, missed);
  }

  /** The line is the class's: leaving the table does not close it. */
  override close(): void {}
}
