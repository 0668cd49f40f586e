// How a table is set up before it is opened, and which places there are to play.
import { keepText, keptText } from '../kept';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_NAMES } from '../games';
import type { GameModule } from '../games/module';
import { isOther } from '../pwa/renew';
import { below } from '../engine/engine';
import { dataFile } from '../table/deck';
import type { GameName, Level } from '../table/session';
import type { Pseudonym } from '../words/names';

export type Place = 'bots' | 'device' | 'online';

/** Whoever takes a seat that is to be filled without a choice. */
export const USUAL_LEVEL: Level = 'steady';

/** The game looked at last; the next visit begins with it. */
export const lastGame = signal<GameName>(GAME_NAMES.find(one => one === keptText('stolik-game')) ?? GAME_NAMES[0]!);
lastGame.subscribe(name => void keepText('stolik-game', name));

export async function pseudonyms(): Promise<Pseudonym[]> {
  return (await dataFile('pseudonyms.json')) as Pseudonym[];
}

/** So many different pseudonyms, drawn by lot, none of those already there. */
export function drawNames(list: Pseudonym[], count: number, taken: string[] = []): string[] {
  const left = list.map(one => one.id).filter(id => !taken.includes(id));
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0]!);
}

export function usualOptions(game: GameModule, players: number): Record<string, unknown> {
  return Object.fromEntries(game.options.map(option => [option.id, option.initial(players)]));
}

/** Is there a server behind this page? A static copy has none; an installed one may be out of its reach. */
export const server = {
  state: signal<'unknown' | 'here' | 'gone' | 'none'>('unknown'),
  async ask(): Promise<void> {
    try {
      const answer = await fetch(new URL('healthz', document.baseURI), { cache: 'no-store' });
      const alive = answer.ok && (await answer.text()).trim() === 'alive';
      // The newer version is fetched and then offered; nothing is loaded anew under anybody's hands.
      if (alive && isOther(answer.headers.get('Stolik-Rules')))
        void navigator.serviceWorker
          ?.getRegistration()
          .then(found => found?.update())
          .catch(() => {});
      this.state.value = alive ? 'here' : answer.status >= 500 ? 'gone' : 'none';
    } catch {
      this.state.value = 'gone';
    }
  },
};

/** A server that is out of reach is asked so often whether it is there again. */
const ASKS_AGAIN = 10_000;

/** Asks for the server, and goes on asking while it is out of reach and the page is looked at. */
export function useServer(): typeof server {
  const gone = server.state.value === 'gone';
  useEffect(() => void server.ask(), []);
  useEffect(() => {
    if (!gone) return;
    const ask = () => void (document.hidden || server.ask());
    const timer = setInterval(ask, ASKS_AGAIN);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [gone]);
  return server;
}
for (const change of ['online', 'offline']) addEventListener(change, () => void server.ask());
