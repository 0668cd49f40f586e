// Before the game: the ticket with code and link, the round table with its seats, the rules of this table.
import { useTitle } from '../../ui/title';
import { useMemo, useState } from 'preact/hooks';
import { gameName, tileText } from '../../games/tile-words';
import type { GameModule } from '../../games/module';
import { optionLabel, valueLabel, valueWhy, type OptionValue } from '../../games/option-words';
import type { OnlineSession } from '../../table/online';
import type { SeatInfo } from '../../table/session';
import { useReach } from '../../table/reach';
import { announce } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button, IconButton } from '../../ui/Button';
import { FieldPicker, Switch } from '../../ui/Field';
import { copyText } from '../../ui/copy';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { openRule } from '../../ui/Rules';
import { Avatar, scriptOf, seatColour } from '../../ui/Seat';
import { namesOf, nameText } from '../../words/names';
import { words, type Words } from '../../words/words';
import { Renamed } from '../join/Join';
import { renamed } from '../join/renamed';
import { SettingsPanel } from '../settings/SettingsPanel';
import { SideSheet } from '../../ui/SideSheet';
import { Light } from '../table/Light';
import { Refused } from '../table/Refused';
import { deckTag, ownDeckText, type Known } from '../table/telling';
import { useSilence, Veil } from '../table/Veil';
import { groups } from '../../words/code';
import { Knocks } from './Knocks';
import { BigScreenWay } from './BigScreen';
import { joinAddress } from './link';
import { ReachNote } from './ReachNote';
import { Qr } from './Qr';
import { seatInGame, SeatSheet } from './SeatSheet';
import './lobby.css';

type LobbyProps = { session: OnlineSession; known: Known; onLeave(): void };

/** Beyond so many seats a round table is only a crowd. */
const ROUND_MAX = 8;

export function Lobby({ session, known, onLeave }: LobbyProps) {
  const room = session.room.value!;
  const seats = session.seats.value;
  const { game, pseudonyms } = known;
  const [seat, setSeat] = useState<number | null>(null);
  const [menu, setMenu] = useState(false);
  const silent = useSilence(session);
  const text = (info: SeatInfo) => nameText(info.name, pseudonyms, words.language);
  const say: typeof session.say = (what, body) => session.say(what, body);
  const people = room.seats.filter(chair => chair.kind === 'person').length;
  const press = (info: SeatInfo) => {
    if (info.kind === 'open' && !session.isHost.value) void say('sit', { seat: info.seat });
    else if (session.isHost.value || info.mine) setSeat(info.seat);
  };
  const title = gameName(game.name, known.deck);
  useTitle(words('table-lobby-title', { game: title }));
  return (
    <div class="lobby-frame">
      <Bar title={title} note={<span class="tag">{words('table-lobby')}</span>}>
        <Light state={session.connection.value} />
        <IconButton icon="ui-help" label={words('table-rules')} onClick={() => openRule(game.name)} />
        <IconButton icon="ui-menu" label={words('table-menu')} expanded={menu} onClick={() => setMenu(true)} />
      </Bar>
      <Refused session={session} game={game} />
      <main class={session.isHost.value ? 'lobby cloth' : 'lobby guest cloth'} data-game={game.name}>
        <Ticket
          code={room.code}
          invitation={session.wire.invitation.value}
          onNew={session.isHost.value ? () => void say('invite') : undefined}
        />
        <section class="lobby-seats" aria-label={words('shell-new-seats')}>
          <Knocks session={session} known={known} />
          {renamed.value && <Renamed pseudonyms={pseudonyms} onClose={() => (renamed.value = null)} />}
          {known.deck.own && (
            <OwnDeck
              session={session}
              known={known}
              sit={() => void say('sit', { seat: seats.find(one => one.kind === 'open')!.seat })}
            />
          )}
          <Drawing session={session} known={known} />
          <ol class={seats.length <= ROUND_MAX ? 'round' : 'round crowd'} style={{ '--seats': seats.length }}>
            <li class="round-table" aria-hidden>
              <i />
              <i />
              <span>
                <b>{people}</b>
                {words('table-lobby-count', { count: people, best: advised(game.players) })}
              </span>
            </li>
            {seats.map((info, at) => (
              <li key={at} class="round-seat" style={{ '--at': at }}>
                <SeatPlace
                  info={info}
                  seat={seatInGame(room, at)}
                  name={text(info)}
                  sub={subtitle(session, game, info, words)}
                  mark={game.lobby?.mark?.(at, room, words)}
                  onPress={session.isHost.value || info.mine || info.kind === 'open' ? () => press(info) : undefined}
                />
              </li>
            ))}
          </ol>
          <Watchers session={session} known={known} />
        </section>
        <Rules session={session} known={known} say={say} />
        <Veil session={session} silent={silent} again={() => session.line.again()} />
      </main>
      <SeatSheet session={session} known={known} seat={seat} onClose={() => setSeat(null)} say={say} />
      <SideSheet
        open={menu}
        title={words('table-menu')}
        onClose={() => setMenu(false)}
        foot={
          <>
            <Button href="#/">{words('table-home')}</Button>
            <Button kind="quiet" onClick={() => (setMenu(false), onLeave())}>
              {words('table-leave-online')}
            </Button>
          </>
        }
      >
        <SettingsPanel />
      </SideSheet>
    </div>
  );
}

function advised({ allowed, advised }: { allowed: number[]; advised: number }): string {
  return String(allowed.includes(advised) ? advised : allowed[0]);
}

export function subtitle(session: OnlineSession, game: GameModule, info: SeatInfo, words: Words): string {
  const room = session.room.value!;
  if (info.kind === 'bot') return words('table-lobby-seat-bot', { level: info.level ?? 'random' });
  const chair = room.seats[info.seat]!;
  const parts = [
    info.mine && words('table-lobby-seat-you'),
    chair.person === room.host && words('table-lobby-seat-host'),
    game.lobby?.note?.(info.seat, room, words),
    !info.here && words('table-lobby-seat-away'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : words('table-lobby-seat-here');
}

type PlaceProps = {
  info: SeatInfo;
  seat: number;
  name: string;
  sub: string;
  mark: { icon: string; label: string } | undefined;
  onPress?: (() => void) | undefined;
};

export function SeatPlace({ info, seat, name, sub, mark, onPress }: PlaceProps) {
  const free = info.kind === 'open' || info.kind === 'closed';
  const inside = free ? (
    <span class="place-text">
      {mark && <Icon id={mark.icon} size={22} label={mark.label} />}
      {words(info.kind === 'open' ? 'table-lobby-seat-free' : 'table-lobby-seat-closed')}
    </span>
  ) : (
    <>
      <Avatar seat={seat} name={name} />
      <span class="place-text">
        <span class="n" lang={scriptOf(name)}>
          {name}
        </span>
        <span class="m">
          {mark && <Icon id={mark.icon} size={18} label={mark.label} />}
          {sub}
        </span>
      </span>
    </>
  );
  const shared = {
    class: `place ${free ? 'free' : ''} ${info.kind}${info.here ? '' : ' away'}`,
    style: { '--seat': seatColour(seat) },
    'data-seat': info.seat,
  };
  const label = words('table-lobby-place', { number: info.seat + 1, kind: info.kind, name, about: sub });
  if (!onPress) return <div {...shared}>{inside}</div>;
  return (
    <button type="button" {...shared} aria-label={label} onClick={onPress}>
      {inside}
    </button>
  );
}

function Ticket({
  code,
  invitation,
  onNew,
}: {
  code: string;
  invitation: string | null;
  onNew?: (() => void) | undefined;
}) {
  const [copied, setCopied] = useState(false);
  const { base, host } = useReach();
  const address = joinAddress(code, invitation, base);
  const copy = async () => {
    setCopied(await copyText(address));
    announce(words('table-lobby-copied'));
  };
  return (
    <section class="ticket paper" aria-label={words('table-lobby-join')}>
      <h2>{words('table-lobby-join')}</h2>
      <ReachNote />
      <Qr text={address} label={words('table-lobby-qr')} size={264} />
      <p class="muted">
        {words('table-lobby-scan')} <b>{host}</b>
      </p>
      <div class="cut" aria-hidden />
      <p class="form-label">{words('table-lobby-code')}</p>
      <p class="num">{groups(code)}</p>
      <Button wide onClick={() => void copy()}>
        {words(copied ? 'table-lobby-copied' : 'table-lobby-copy')}
      </Button>
      {onNew && (
        <button
          type="button"
          class="rule-link"
          title={words('table-lobby-new-link-hint')}
          onClick={() => (setCopied(false), onNew())}
        >
          {words('table-lobby-new-link')}
        </button>
      )}
    </section>
  );
}

/** The television has a browser of its own: it is given an address, and this device stays where it is. */
function BigScreen({ code, invitation }: { code: string; invitation: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide icon="ui-people" expanded={open} onClick={() => setOpen(true)}>
        {words('table-lobby-big')}
      </Button>
      <SideSheet open={open} title={words('table-lobby-big')} onClose={() => setOpen(false)}>
        <BigScreenWay code={code} invitation={invitation} />
      </SideSheet>
    </>
  );
}

/** Whose cards one is about to play with. Who came in by a code sits down after reading it. */
function OwnDeck({ session, known, sit }: { session: OnlineSession; known: Known; sit(): void }) {
  const standing = session.mySeat.value === null && session.seats.value.some(seat => seat.kind === 'open');
  return (
    <Notice
      title={words('table-own-deck')}
      acts={
        standing && (
          <Button small kind="primary" onClick={sit}>
            {words('table-own-deck-sit')}
          </Button>
        )
      }
    >
      {ownDeckText(known.deck)}
    </Notice>
  );
}

/** In a tab of its own: who leaves this one is away from the table. */
function LessonLink({ game }: { game: GameModule }) {
  return (
    <a class="lobby-lesson" href={`#/learn/${game.name}`} target="_blank" rel="noopener">
      <Icon id="ui-book" size={20} /> {words('shell-learn')}
    </a>
  );
}

/** While the deal is drawn, and after one was called off: who it waits for, and over whom. */
function Drawing({ session, known }: { session: OnlineSession; known: Known }) {
  const { fair, people } = session.room.value!;
  const last = fair.called_off?.at(-1);
  const named = (numbers: number[]) =>
    numbers
      .map(number => people.find(one => one.person === number))
      .map(person =>
        person ? nameText(session.personName(person), known.pseudonyms, words.language) : words('table-lobby-somebody'),
      )
      .join(', ');
  const drawing = (fair.revealing?.length ?? 0) > 0;
  if (!drawing && !last) return null;
  const text = drawing
    ? words('table-lobby-drawing', { names: named(fair.revealing!) })
    : words(`table-lobby-called-off-${last!.why}`, { names: named(last!.people) });
  return (
    <p class="lobby-drawing" role="status">
      {text}
    </p>
  );
}

function Watchers({ session, known }: { session: OnlineSession; known: Known }) {
  const room = session.room.value!;
  const seated = new Set(room.seats.map(chair => chair.person));
  // Who has gone is not there to look on.
  const standing = room.people.filter(
    person => !seated.has(person.person) && session.wire.here.value.includes(person.person),
  );
  if (standing.length === 0) return null;
  return (
    <p class="watchers">
      <span class="form-label">{words('table-lobby-watchers')}</span>{' '}
      {standing.map(person => nameText(session.personName(person), known.pseudonyms, words.language)).join(', ')}
    </p>
  );
}

function Rules({
  session,
  known,
  say,
}: {
  session: OnlineSession;
  known: Known;
  say(what: string, body?: Record<string, unknown>): Promise<unknown>;
}) {
  const room = session.room.value!;
  const { game, pseudonyms } = known;
  const chosen = session.chosen.value;
  const own =
    game.lobby?.lines?.(room, { words, names: namesOf(session.seats.value, pseudonyms, words.language) }) ?? [];
  const shown = game.options.filter(
    option => option.listed !== false && option.values(room.players, chosen).length > 1,
  );
  const open = room.seats.filter(chair => chair.kind === 'open').length;
  const playing = room.seats.filter(chair => chair.kind !== 'closed').length;
  const reason =
    (room.fair.revealing?.length ?? 0) > 0
      ? words('table-lobby-start-drawing')
      : open > 0
        ? words(session.isHost.value ? 'table-lobby-start-free' : 'table-lobby-waiting-free', { count: open })
        : game.players.allowed.includes(playing)
          ? null
          : words('table-lobby-start-players', { count: playing });
  const free = useMemo(() => room.seats.flatMap((chair, at) => (chair.kind === 'open' ? [at] : [])), [room]);
  const each = async (kind: string, at = free) => {
    for (const seat of at) await say('seat', { seat, kind });
  };
  // All have come, and they are too few to be a game: closed seats are for bots.
  const missing = open === 0 ? Math.max(0, game.players.enough - playing) : 0;
  const closed = room.seats.flatMap((chair, at) => (chair.kind === 'closed' ? [at] : [])).slice(0, missing);
  return (
    <aside class="lobby-rules">
      <div class="lobby-rules-list">
        <h2>{words('table-lobby-rules')}</h2>
        {/* First, since it matters as soon as somebody knocks, and a small window shows no more. */}
        {session.isHost.value && (
          <FieldPicker
            label={words('table-lobby-door', { door: room.door })}
            hideLabel
            hint={words('table-lobby-door-hint')}
            value={room.door}
            onChange={door => void say('door', { door })}
            choices={(['knock', 'open'] as const).map(door => ({
              value: door,
              label: words('table-lobby-door', { door }),
            }))}
          />
        )}
        <dl>
          {shown.map(({ id, initial }) => {
            const value = (id in chosen ? chosen[id] : initial(room.players)) as OptionValue;
            const why = valueWhy(game.name, id, value);
            return (
              <div key={id}>
                <dt>{optionLabel(game.name, id, known.deck)}</dt>
                <dd>{valueLabel(game.name, id, value, known.deck)}</dd>
                {why && <dd class="why">{why}</dd>}
              </div>
            );
          })}
          {known.deck.id !== game.deckId && (
            <div>
              <dt>{words('shell-deck')}</dt>
              <dd>{deckTag(known.deck)}</dd>
            </div>
          )}
          {room.pace && room.seats.some(chair => chair.kind === 'bot') && (
            <div>
              <dt>{words('shell-pace')}</dt>
              <dd>{words('shell-pace-name', { pace: room.pace })}</dd>
            </div>
          )}
          {own.map(({ label, value, why }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              {why && <dd class="why">{why}</dd>}
            </div>
          ))}
          {!session.isHost.value && (
            <div>
              <dt>{words('coach-option')}</dt>
              <dd>{words(room.coach ? 'coach-lobby-on' : 'coach-lobby-off')}</dd>
            </div>
          )}
        </dl>
        {session.isHost.value && (
          <Switch
            label={words('coach-option')}
            hint={words('coach-option-why')}
            on={room.coach === true}
            onChange={on => void say('coach', { on })}
          />
        )}
        <details>
          <summary>{words('table-lobby-fair')}</summary>
          <p class="muted">{words('table-lobby-fair-text')}</p>
          <code>{room.fair.commitment}</code>
        </details>
      </div>
      {room.spectators && session.isHost.value && (
        <BigScreen code={room.code} invitation={session.wire.invitation.value} />
      )}
      {session.isHost.value ? (
        <div class="lobby-start">
          {open > 0 && (
            <Button wide onClick={() => void each('bot')} icon="ui-bot">
              {words('table-lobby-fill')}
            </Button>
          )}
          {open > 0 && game.players.allowed.includes(playing - open) && (
            <Button wide kind="quiet" onClick={() => void each('closed')}>
              {words('table-lobby-close-free')}
            </Button>
          )}
          {missing > 0 && !reason && <p class="lobby-why lobby-few">{tileText(game.name, 'few')}</p>}
          {closed.length > 0 && !reason && (
            <Button wide kind="primary" icon="ui-bot" class="lobby-bots" onClick={() => void each('bot', closed)}>
              {words('shell-new-bots', { count: closed.length })}
            </Button>
          )}
          {reason && (
            <p class="lobby-why" id="lobby-why">
              {reason}
            </p>
          )}
          <Button
            wide
            kind={closed.length > 0 && !reason ? 'quiet' : 'primary'}
            class="lobby-go"
            reason={reason}
            onClick={() => void say('start')}
          >
            {words('table-lobby-start')}
          </Button>
        </div>
      ) : (
        <div class="lobby-start">
          <p class="lobby-wait" role="status">
            <span>{words('table-lobby-waiting')}</span> {reason && <span>{reason}</span>}
          </p>
          {game.tutorial && <LessonLink game={game} />}
        </div>
      )}
    </aside>
  );
}
