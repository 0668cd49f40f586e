// Who has lost the line, since when, and who is back: said to everybody at the table, and on the big screen.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Telling } from '../../games/module';
import type { FramedSession, Seat } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Avatar } from '../../ui/Seat';
import { useWords } from '../../words/words';
import { clockTime } from './log';
import './absent.css';

/** A line that stumbles is not worth a word. */
const NOTICED = 5_000;
/** The server lets a bot stand in for who has been away for a minute. */
const STAND_IN = 60_000;
/** How long it says that somebody is back. */
const BACK = 6_000;

type Away = { /** for people */ at: number; /** for durations: the clock of the machine may be set */ steady: number };

export function Absent({ session, telling }: { session: FramedSession; telling: Telling }) {
  const words = useWords();
  const away = useRef(new Map<Seat, Away>());
  const [back, setBack] = useState<Seat[]>([]);
  const [, look] = useState(0);
  const people = session.seats.value.filter(info => info.kind === 'person');
  const gone = people.filter(info => !info.here).map(info => info.seat);
  const key = gone.join();
  useEffect(() => {
    const now = new Set(gone);
    for (const seat of gone) if (!away.current.has(seat)) away.current.set(seat, { at: Date.now(), steady: performance.now() });
    const returned = [...away.current].filter(([seat]) => !now.has(seat));
    for (const [seat] of returned) away.current.delete(seat);
    const noticed = returned.filter(([, since]) => performance.now() - since.steady >= NOTICED).map(([seat]) => seat);
    if (noticed.length > 0) setBack(noticed);
    for (const seat of noticed) announce(words('table-back', { name: telling.names.of(seat) }));
    look(turn => turn + 1);
  }, [key]);
  useEffect(() => {
    if (back.length === 0) return;
    const timer = setTimeout(() => setBack([]), BACK);
    return () => clearTimeout(timer);
  }, [back]);
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setInterval(() => look(turn => turn + 1), 1000);
    return () => clearInterval(timer);
  }, [key]);
  const told = gone.flatMap(seat => {
    const since = away.current.get(seat);
    const long = since ? performance.now() - since.steady : 0;
    return since && long >= NOTICED ? [{ seat, at: since.at, mayStandIn: long >= STAND_IN && session.host.value !== null }] : [];
  });
  const said = told.map(({ seat }) => seat).join();
  useEffect(() => {
    for (const { seat, at } of told) announce(words('table-away', { name: telling.names.of(seat), time: clockTime(at, words.language) }));
  }, [said]);
  if (told.length === 0 && back.length === 0) return null;
  return (
    <ul class="absent">
      {told.map(({ seat, at, mayStandIn }) => {
        const name = telling.names.of(seat);
        const { standIn } = people.find(info => info.seat === seat)!;
        return (
          <li key={seat} data-away={seat}>
            <Avatar seat={seat} name={name} size={28} />
            <span>{words(standIn ? 'table-away-stand-in' : 'table-away', { name, time: clockTime(at, words.language) })}</span>
            {mayStandIn && !standIn && <Button small onClick={() => void session.host.value?.standIn(seat)}>{words('table-host-stand-in', { name })}</Button>}
          </li>
        );
      })}
      {back.map(seat => <li key={`back ${seat}`} class="back"><Avatar seat={seat} name={telling.names.of(seat)} size={28} /><span>{words('table-back', { name: telling.names.of(seat) })}</span></li>)}
    </ul>
  );
}
