// The client starts here.
import { render } from 'preact';
import { engine } from './engine/engine';
import { GAMES } from './games';
import { DeviceSession } from './table/device';
import { dataFile, loadDeck } from './table/deck';
import type { GameName } from './table/session';
import { namesOf, type Pseudonym } from './words/names';
import { speak, words, type Language } from './words/words';
import '@fontsource-variable/brygada-1918';
import '@fontsource-variable/sofia-sans';
import '@fontsource-variable/sofia-sans-condensed';
import '@fontsource-variable/sofia-sans-extra-condensed';
import './styles/tokens.css';

// #/try/GAME?players=4&lang=pl: a table against bots, before there is a start screen.
const [, , name, query] = /^#\/(try)\/([a-z-]+)\??(.*)$/.exec(location.hash) ?? [, , 'triples', ''];
const asked = new URLSearchParams(query);
const language = (asked.get('lang') ?? 'pl') as Language;
await speak(language);
const { game } = await GAMES[name as GameName]();
document.documentElement.dataset.game = game.name;
const pseudonyms = (await dataFile('pseudonyms.json')) as Pseudonym[];
const deck = await loadDeck(game.deckId, language);
const players = Number(asked.get('players') ?? game.players.advised);
const session = new DeviceSession(await engine(), {
  game: game.name,
  options: {},
  seats: Array.from({ length: players }, (_, seat) => ({
    name: { pseudonym: pseudonyms[seat]!.id },
    ...(seat > 0 ? { bot: 'random' as const } : {}),
  })),
});
function Try() {
  const telling = { words: words.value!, names: namesOf(session.seats.value, pseudonyms, language), deck };
  return (
    <main>
      <p>{game.status(session.view.value, session.eyes.value, telling).text}</p>
      <game.Table session={session} telling={telling} />
    </main>
  );
}
render(<Try />, document.getElementById('app')!);
