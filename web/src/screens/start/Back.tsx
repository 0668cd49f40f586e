// What one comes back to: the table that waits, first and large, then the others. Loaded where there is one.
import { gameName } from '../../games/tile-words';
import type { keptPasses } from '../../table/passes';
import type { GameName, Name } from '../../table/session';
import type { KeptTable } from '../../table/store';
import { Button, IconButton } from '../../ui/Button';
import { Avatar, scriptOf } from '../../ui/Seat';
import { useLoad } from '../../ui/load';
import { nameText } from '../../words/names';
import { words, type Words } from '../../words/words';
import { pseudonyms } from '../setup';
import { Art } from './Art';
import './back.css';
import { groups } from '../../words/code';

type KeptSeat = ReturnType<typeof keptPasses>[number];
export type BackProps = {
  kept: KeptTable[];
  seats: KeptSeat[];
  offline: string | null;
  forget(id: string): Promise<void>;
  giveUp(pass: KeptSeat): Promise<void>;
};

type Place = {
  key: string;
  label: string;
  title: string;
  /** one line below the title: when one was there last, or what a small row has to tell */
  about: string;
  game: GameName | null;
  me: Name | null;
  others: { seat: number; name: Name }[];
  href: string;
  reason: string | null;
  /** what the button says, where it is not to play on */ go?: string;
  /** a table at which people may wait */
  waits: boolean;
  forget(): void;
};

const KEPT_SHOWN = 4;
const SEATS_SHOWN = 3;

export function Back({ kept, seats, offline, forget, giveUp }: BackProps) {
  const { value: list } = useLoad(pseudonyms, []);
  const places = [
    ...seats.slice(0, SEATS_SHOWN).map(pass => online(pass, words, offline, () => void giveUp(pass))),
    ...kept.slice(0, KEPT_SHOWN).map(table => onDevice(table, words, () => void forget(table.id))),
  ];
  // A table in play comes before one that is over or has not begun; the order is otherwise that of the last visit.
  places.sort((one, other) => Number(other.waits) - Number(one.waits));
  const [first, ...rest] = places;
  if (!first) return null;
  const text = (name: Name) => nameText(name, list ?? [], words.language);
  return (
    <section class="back" aria-labelledby="back">
      <h2 id="back" class="unseen">
        {words('shell-continue-title')}
      </h2>
      <div class="back-first paper" data-place={first.key}>
        {first.game && <Art game={first.game} />}
        <div class="back-text">
          <p class="form-label">{first.label}</p>
          <h3 class="t">{first.title}</h3>
          {list && first.others.length > 0 && (
            <ul class="back-people">
              {first.others.map(({ seat, name }) => (
                <li key={seat}>
                  <Avatar seat={seat} name={text(name)} size={28} />
                  <span lang={scriptOf(text(name))}>{text(name)}</span>
                </li>
              ))}
            </ul>
          )}
          <p class="muted">
            {list && first.me && words('shell-back-you', { name: text(first.me) })} {first.about}
          </p>
        </div>
        <div class="back-acts">
          <Button kind="primary" wide href={first.href} reason={first.reason}>
            {first.go ?? words(first.waits ? 'shell-back-go' : 'shell-continue')}
          </Button>
          <Forget place={first} />
        </div>
      </div>
      {rest.length > 0 && (
        <ul class="back-rest">
          {rest.map(place => (
            <li key={place.key} class="paper">
              <span class="grow">
                <b>{place.title}</b>
                <small class="muted">
                  {place.label}. {place.about}
                </small>
              </span>
              <Button small href={place.href} reason={place.reason}>
                {place.go ?? words('shell-continue')}
              </Button>
              <Forget place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Forget({ place }: { place: Place }) {
  return (
    <IconButton
      icon="ui-cross"
      label={words('shell-continue-forget', { game: place.title })}
      onClick={() => place.forget()}
    />
  );
}

function lastSeen(at: number, words: Words): string {
  const day = new Date(at);
  const today = day.toDateString() === new Date().toDateString();
  const when = day.toLocaleString(words.language, { timeStyle: 'short', ...(today ? {} : { dateStyle: 'medium' }) });
  return words('shell-back-last', { when });
}

function online(pass: KeptSeat, words: Words, offline: string | null, forget: () => void): Place {
  const { code, role, seen, own } = pass;
  const waits = role === 'seat' && seen?.phase === 'playing';
  const table = words('table-code-tag', { code: groups(code) });
  return {
    key: `${role} ${code}`,
    label: words(role !== 'seat' ? 'shell-class' : waits ? 'shell-back-table' : 'shell-online'),
    title: own?.title
      ? String(own.title)
      : seen
        ? words('shell-back-title', { game: gameName(seen.game), table })
        : table,
    about: lastSeen(pass.at, words),
    game: seen?.game ?? null,
    me: seen?.seats.find(({ seat }) => seat === seen.mine)?.name ?? null,
    others: seen?.seats.filter(({ seat }) => seat !== seen.mine) ?? [],
    href: `#/${role === 'seat' ? 'online' : role}/${code}`,
    ...(role === 'desk' ? { go: words('shell-continue-class') } : {}),
    reason: offline,
    waits,
    forget,
  };
}

function onDevice(table: KeptTable, words: Words, forget: () => void): Place {
  const seats = table.seats.map(({ name, bot }, seat) => ({ seat, name, bot }));
  const people = seats.filter(({ bot }) => !bot);
  const alone = people.length === 1 ? people[0]! : null;
  return {
    key: table.id,
    label: words('shell-back-device'),
    title: words('shell-continue-when', { game: gameName(table.game), moves: table.moves }),
    about: lastSeen(table.changed, words),
    game: table.game,
    me: alone?.name ?? null,
    others: seats.filter(one => one !== alone),
    href: `#/table/${table.id}`,
    reason: null,
    waits: false,
    forget,
  };
}
