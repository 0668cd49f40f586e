// Who has no connection, for everybody at the table and on the big screen; and who is back.
import { useEffect } from 'preact/hooks';
import type { Telling } from '../../games/module';
import type { FramedSession } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Avatar } from '../../ui/Seat';
import { clockTime } from '../../words/clock';
import { words } from '../../words/words';
import type { Absence } from './absence';
import './absent.css';

export function Absent({ session, telling, absence }: { session: FramedSession; telling: Telling; absence: Absence }) {
  const away = [...absence.away.value];
  const back = absence.back.value;
  const time = (at: number) => clockTime(at, words.language);
  useEffect(() => {
    for (const [seat, at] of away) announce(words('table-away', { name: telling.names.of(seat), time: time(at) }));
  }, [absence.away.value]);
  useEffect(() => {
    for (const seat of back) announce(words('table-back', { name: telling.names.of(seat) }));
  }, [back]);
  if (away.length === 0 && back.length === 0) return null;
  return (
    <ul class="absent">
      {away.map(([seat, at]) => {
        const name = telling.names.of(seat);
        const minutes = absence.minutes.value.get(seat) ?? 0;
        const standIn = session.seats.value[seat]?.standIn === true;
        return (
          <li key={seat} data-away={seat}>
            <Avatar seat={seat} name={name} size={28} />
            <span>
              {words(standIn ? 'table-away-stand-in' : 'table-away', { name, time: time(at) })}
              {minutes > 0 && ` ${words('table-away-minutes', { count: minutes })}`}
              {!standIn && !session.host.value && !session.inClass && ` ${words('table-away-help')}`}
            </span>
            {absence.long.value.has(seat) && !standIn && session.host.value && (
              <Button small onClick={() => void session.host.value?.standIn(seat)}>
                {words('table-host-stand-in', { name })}
              </Button>
            )}
          </li>
        );
      })}
      {back.map(seat => (
        <li key={`back ${seat}`} class="back">
          <Avatar seat={seat} name={telling.names.of(seat)} size={28} />
          <span>{words('table-back', { name: telling.names.of(seat) })}</span>
        </li>
      ))}
    </ul>
  );
}
