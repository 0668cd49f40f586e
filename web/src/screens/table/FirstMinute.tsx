// The first minute at a game: who one is, what it is about in one sentence, and the lesson. It is there until one has
// got it, and makes room after two turns of one's own: a low phone hides it while one chooses, and shows it between
// them.
import { keep, keptList } from '../../kept';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameModule, Telling } from '../../games/module';
import type { FramedSession, GameName } from '../../table/session';
import { Button } from '../../ui/Button';
import { words } from '../../words/words';
import './first.css';

const STORE = 'stolik-met';
const OWN_TURNS = 2;

const met = () => keptList<GameName>(STORE, name => typeof name === 'string');

const meet = (game: GameName) => keep(STORE, [...new Set([...met(), game])]);

type Props = { session: FramedSession; game: GameModule; telling: Telling; mine: boolean };

export function FirstMinute({ session, game, telling, mine }: Props) {
  const [open, setOpen] = useState(() => !session.inClass && !met().includes(game.name));
  const turns = useRef(0);
  useEffect(() => {
    if (mine) return () => void (++turns.current >= OWN_TURNS && setOpen(false));
  }, [mine]);
  const eyes = session.eyes.value;
  if (!open || typeof eyes !== 'number') return null;
  const goal = `${game.name}-goal`;
  // Where a device is passed on the board must not move from hand to hand: the sentence lies over its upper edge.
  const shared = session.place === 'device' && session.seats.value.filter(seat => seat.kind === 'person').length > 1;
  const strip = (
    <section class="first-minute" aria-label={words('table-first')}>
      <p>
        <b>{words('shell-back-you', { name: telling.names.of(eyes) })}</b> {words.has(goal) && words(goal)}
      </p>
      {game.tutorial && (
        <a href={`#/learn/${game.name}`} {...(session.place === 'online' ? { target: '_blank', rel: 'noopener' } : {})}>
          {words('shell-learn')}
        </a>
      )}
      <Button small onClick={() => (meet(game.name), setOpen(false))}>
        {words('table-first-ok')}
      </Button>
    </section>
  );
  return shared ? <div class="first-over">{strip}</div> : strip;
}
