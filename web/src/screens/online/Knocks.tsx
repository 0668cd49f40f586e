// Those who wait outside. Only the host is told of them.
import { useEffect } from 'preact/hooks';
import { nameOf, type OnlineSession } from '../../table/online';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Avatar } from '../../ui/Seat';
import { nameText } from '../../words/names';
import { words } from '../../words/words';
import type { Known } from '../table/telling';
import './knocks.css';

export function Knocks({ session, known, place = '' }: { session: OnlineSession; known: Known; place?: string }) {
  const knocks = session.wire.knocking.value;
  const names = knocks.map(one =>
    nameText(
      nameOf(
        one,
        known.pseudonyms.map(p => p.id),
      ),
      known.pseudonyms,
      words.language,
    ),
  );
  useEffect(() => {
    for (const name of names) announce(words('table-lobby-knocks', { name }), 'assertive');
  }, [names.join()]);
  if (knocks.length === 0) return null;
  return (
    <ul class={`knocks ${place}`}>
      {knocks.length > 1 && (
        <li class="knocks-all">
          <Button
            kind="primary"
            wide
            icon="ui-people"
            onClick={() => {
              for (const { person } of knocks) void session.say('admit', { person });
            }}
          >
            {words('table-lobby-admit-all', { count: knocks.length })}
          </Button>
        </li>
      )}
      {knocks.map((one, at) => (
        <li key={one.person} class="paper">
          <Avatar seat={one.person} name={names[at]!} size={40} />
          <p>{words('table-lobby-knocks', { name: names[at]! })}</p>
          <span class="knocks-acts">
            <Button
              onClick={() => void session.say('turn-away', { person: one.person })}
              label={`${words('table-lobby-turn-away')}: ${names[at]}`}
            >
              {words('table-lobby-turn-away')}
            </Button>
            <Button
              kind="primary"
              onClick={() => void session.say('admit', { person: one.person })}
              label={`${words('table-lobby-admit')}: ${names[at]}`}
            >
              {words('table-lobby-admit')}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
