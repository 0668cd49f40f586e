// A table without its frame, to build a game by: #/try/GAME?players=4&lang=pl&options={"draw":"manual"}; with &generic
// at the table for all games Whole games of bots, to see that they end: #/try/GAME?games=100&level=steady
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../../engine/engine';
import { loadGame } from '../../games';
import { gameName } from '../../games/tile-words';
import type { GameModule } from '../../games/module';
import { settings } from '../../settings';
import { loadDeck, dataFile, type Deck } from '../../table/deck';
import { DeviceSession } from '../../table/device';
import { pace } from '../../table/open';
import type { GameName } from '../../table/session';
import { namesOf, type Pseudonym } from '../../words/names';
import { words, type Language } from '../../words/words';
import type { ScreenProps } from '../routes';
import { playGames } from './games';
import { useLoad } from '../../ui/load';

const Games = ({ route }: ScreenProps) => {
  const [told, setTold] = useState({ over: 0, moves: 0, wrong: '' });
  useEffect(() => {
    let current = true;
    playGames(route.params.game as GameName, route.query, found => current && setTold(found)).catch(
      error => current && setTold(before => ({ ...before, wrong: String(error) })),
    );
    return () => void (current = false);
  }, [route]);
  return (
    <main class="cloth">
      <output data-over={told.over} data-moves={told.moves}>
        {told.over} · {told.moves} {told.wrong}
      </output>
    </main>
  );
};

type Ready = { game: GameModule; session: DeviceSession; deck: Deck; pseudonyms: Pseudonym[] };

export default function Try(props: ScreenProps) {
  return props.route.query.has('games') ? <Games {...props} /> : <TryTable {...props} />;
}

function TryTable({ route }: ScreenProps) {
  const wished = route.query.get('lang') as Language | null;
  const language = words.language;
  useEffect(() => {
    if (wished) settings.language.value = wished;
  }, [wished]);
  const open = async (): Promise<Ready> => {
    const game = await loadGame(route.params.game as GameName, route.query.has('generic') || undefined);
    const pseudonyms = (await dataFile('pseudonyms.json')) as Pseudonym[];
    const players = Number(route.query.get('players') ?? game.players.advised);
    const made = await engine();
    const deck = await loadDeck(game.deckId, language);
    const setup = {
      game: game.name,
      options: JSON.parse(route.query.get('options') ?? '{}') as Record<string, unknown>,
      seats: Array.from({ length: players }, (_, seat) => ({
        name: { pseudonym: pseudonyms[seat]!.id },
        ...(seat > 0 ? { bot: 'random' as const } : {}),
      })),
    };
    return { game, session: new DeviceSession(made, setup, { pace: pace() }), deck, pseudonyms };
  };
  const { value: ready } = useLoad(open, [route, language], ({ session }) => session.close());
  if (!ready) return null;
  const { game, session, deck, pseudonyms } = ready;
  const telling = { words, names: namesOf(session.seats.value, pseudonyms, language), deck };
  return (
    <main class="cloth">
      <h1 class="unseen">{gameName(game.name)}</h1>
      <h2 class="unseen">{words('table-board')}</h2>
      <p>{game.status(session.view.value, session.eyes.value, telling, session.hints.value).text}</p>
      {session.view.value.phase === 'over' ? (
        <game.End session={session} telling={telling} />
      ) : (
        <game.Table session={session} telling={telling} />
      )}
    </main>
  );
}
