// What a table on a server looks at together: what the room says of it, and the messages that change it.
import { computed, signal } from '@preact/signals';
import type { Answer } from '../engine/engine';
import type { TableRequests, Talk } from '../engine/types';
import type { OnlineSession } from './online';
import type { PageWish, Talking } from './session';
import { tabKeeper } from './share';

const NOTHING: Talk = { page: null, about: null, step: null, seat: null, put: [], poll: null };

export class OnlineTalk implements Talking {
  /** The server tells nobody who voted what, not even the voter: the tab remembers its own. */
  private readonly given = signal<{ poll: number; option: number } | null>(null);
  private read = false;

  constructor(private readonly session: OnlineSession) {}

  readonly now = computed<Talk>(() => this.session.room.value?.talk ?? NOTHING);
  readonly leads = computed(() => this.session.isHost.value);
  readonly mine = computed(() => {
    const given = this.given.value ?? this.remembered();
    return given && given.poll === this.now.value.poll?.poll ? given.option : null;
  });

  turn(page: string, wish: PageWish = {}): Answer {
    return this.session.say('page', { page, ...wish } as TableRequests['page']);
  }

  put(about: string, what: string): Answer {
    return this.session.say('put', { about, what });
  }

  ask(question: string, options: string[]): Answer {
    return this.session.say('poll', { question, options });
  }

  async vote(option: number): Answer {
    const poll = this.now.value.poll?.poll ?? 0;
    const refused = await this.session.say('vote', { poll, option });
    if (refused) return refused;
    this.given.value = { poll, option };
    this.keeper().write(JSON.stringify(this.given.value));
    return null;
  }

  show(): Answer {
    return this.session.say('show', { poll: this.now.value.poll?.poll ?? 0 });
  }

  private keeper() {
    return tabKeeper(`stolik-vote ${this.session.wire.pass?.table ?? ''}`);
  }

  private remembered(): { poll: number; option: number } | null {
    if (this.read) return null;
    this.read = true;
    try {
      const kept = JSON.parse(this.keeper().read() ?? 'null') as { poll: number; option: number } | null;
      queueMicrotask(() => (this.given.value ??= kept));
      return kept;
    } catch {
      return null;
    }
  }
}
