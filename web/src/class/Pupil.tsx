// #/pupil/CODE: a pupil's place for the whole lesson. One line; the server moves the person from the lobby to a table
// and on.
import { useTitle } from '../ui/title';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go } from '../router';
import { engine } from '../engine/engine';
import { EndFrame } from '../screens/table/EndFrame';
import { Frame } from '../screens/table/Frame';
import { Light } from '../screens/table/Light';
import { Lacking, Waiting as Wait } from '../screens/online/Online';
import type { ScreenProps } from '../screens/routes';
import { tellingOf, type Known } from '../screens/table/telling';
import { drawNonce, tabKeeper } from '../table/share';
import { nameOf } from '../table/online';
import { announce } from '../ui/Announcer';
import { Bar } from '../ui/Bar';
import { Button, IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useLoad } from '../ui/load';
import { Notice } from '../ui/Notice';
import { Avatar, scriptOf } from '../ui/Seat';
import { nameText } from '../words/names';
import { words } from '../words/words';
import { Example } from './Example';
import { Gone } from './Gone';
import { useClassWords, useKnowing, type Knowing } from './knowing';
import type { ClassLive } from './live';
import { useMessage } from './MessageNow';
import { messageText } from './MessageSheet';
import type { ClassState } from './model';
import { PupilDebrief } from './PupilDebrief';
import { ReporterSheet } from './ReporterSheet';
import { HandButton } from './HandButton';
import { ClassSession } from './session';
import { useClass } from './useClass';
import './pupil.css';

export default function Pupil({ route }: ScreenProps) {
  const [turn, setTurn] = useState(0);
  const code = route.params.code!;
  const live = useClass('pupil', route, turn);
  const ready = useClassWords();
  useEffect(() => {
    if (live === 'none') go(`/join/${code}`, { replace: true });
  }, [live]);
  if (ready.failed) return <Lacking again={ready.again} />;
  if (!live || live === 'none' || !ready.ready) return <Wait text={words('table-opening')} />;
  return <PupilOf key={code} live={live} code={code} again={() => setTurn(turn + 1)} />;
}

function PupilOf({ live, code, again }: { live: ClassLive; code: string; again(): void }) {
  const state = live.state.value;
  const { knowing, failed, again: anew } = useKnowing(state);
  const ids = useMemo(() => knowing?.known.pseudonyms.map(one => one.id) ?? [], [knowing?.known.pseudonyms]);
  const { value: session } = useLoad(ids.length > 0 ? async () => new ClassSession(await engine(), live, ids) : null, [
    live,
    ids,
  ]);
  useShare(live, state);
  useTitle(state?.plan.title || words('class-class'));
  if (live.wire.standing.value === 'gone')
    return <Gone why={live.wire.farewell.value ?? 'left'} code={code} again={again} />;
  if (failed) return <Lacking again={anew} />;
  if (!state || !knowing || !session)
    return <Wait text={words(live.silentSince.value !== null ? 'table-veil-catching' : 'table-opening')} />;
  const { known } = knowing;
  const place = live.wire.place.value;
  const room = live.wire.room.value;
  const atTable = state.phase === 'playing' && place !== null && room !== null;
  const talking = state.phase === 'debrief' || state.phase === 'over';
  const name = state.me ? nameText(nameOf(state.me, ids), known.pseudonyms, words.language) : '';
  return (
    <div class="pupil-page" data-phase={state.phase}>
      {!talking && <TeacherSays state={state} code={code} />}
      {atTable && room.phase !== 'lobby' ? (
        <Table live={live} session={session} known={known} knowing={knowing} state={state} />
      ) : talking ? (
        <PupilDebrief
          live={live}
          state={state}
          knowing={knowing}
          name={name}
          says={<TeacherSays state={state} code={code} />}
        />
      ) : (
        <Lobby state={state} live={live} name={name} />
      )}
    </div>
  );
}

/** One's own share in the chance of the class: given once, without asking. */
function useShare(live: ClassLive, state: ClassState | null): void {
  const wanted =
    state !== null &&
    state.me !== null &&
    (state.phase === 'lobby' || state.phase === 'seating') &&
    state.round <= 1 &&
    !state.nonces.some(one => one.startsWith(`${state.me!.person}:`));
  useEffect(() => {
    if (wanted) void live.say('nonce', { nonce: drawNonce() });
  }, [wanted]);
}

function Lobby({ state, live, name }: { state: ClassState; live: ClassLive; name: string }) {
  const place = state.me?.place ?? null;
  const [example, setExample] = useState(false);
  // Who has a seat reads where it is.
  if (example && !place)
    return (
      <div class="pupil-lobby">
        <Example game={state.plan.game} leave={() => setExample(false)} />
      </div>
    );
  return (
    <div class="pupil-lobby">
      <Bar title={state.plan.title || words('class-class')} home={false}>
        <Light state={live.connection.value} />
      </Bar>
      <main class="cloth">
        <section class="paper pupil-card">
          <Avatar seat={(place?.seat ?? 0) % 5} name={name || '?'} size={96} />
          <p class="form-label">{words('class-you-are')}</p>
          <h2 lang={scriptOf(name)}>{name}</h2>
          <p role="status">
            {place
              ? words('class-you-sit', { table: place.table, seat: (place.seat ?? 0) + 1, as: place.as })
              : words('class-you-wait', { count: state.inside })}
          </p>
        </section>
        <p class="pupil-hint">{words('class-you-hint')}</p>
        {!place && (
          <Button wide onClick={() => setExample(true)}>
            {words('class-example')}
          </Button>
        )}
        <HandButton live={live} state={state} wide />
      </main>
    </div>
  );
}

function Table({
  live,
  session,
  known,
  knowing,
  state,
}: {
  live: ClassLive;
  session: ClassSession;
  known: Known;
  knowing: Knowing;
  state: ClassState;
}) {
  const place = live.wire.place.value!;
  const room = live.wire.room.value!;
  const note = (
    <>
      <span class="tag">{words('class-table', { number: place.table })}</span>
      {place.as !== 'seat' && <span class="tag pupil-role">{words('class-role', { role: place.as })}</span>}
      <HandButton live={live} state={state} />
      {place.as === 'reporter' && <ReporterSheet live={live} />}
    </>
  );
  const shared = { session, known, note, again: () => live.again() };
  const key = `${place.round} ${place.table} ${place.as}`;
  return (
    <>
      {place.as === 'second' && <Beside key={key} table={place.table} seat={place.seat ?? 0} />}
      <Proposals live={live} session={session} known={known} knowing={knowing} />
      {room.phase === 'over' ? <EndFrame key={`end ${key}`} {...shared} /> : <Frame key={key} {...shared} />}
    </>
  );
}

/** Whoever comes to sit beside a seat is told what that means, until it was read. */
function Beside({ table, seat }: { table: number; seat: number }) {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div class="teacher-says">
      <Notice
        title={words('class-you-sit', { table, seat: seat + 1, as: 'second' })}
        acts={
          <Button small kind="primary" onClick={() => setRead(true)}>
            {words('class-read')}
          </Button>
        }
      >
        {words('class-beside-how')}
      </Notice>
    </div>
  );
}

/**
 * The first head hears what the second one would do, and does it with one press or not at all; the second sees what was
 * proposed.
 */
function Proposals({
  live,
  session,
  known,
  knowing,
}: {
  live: ClassLive;
  session: ClassSession;
  known: Known;
  knowing: Knowing;
}) {
  const [hidden, setHidden] = useState<string | null>(null);
  const proposal = live.wire.proposal.value;
  const mine = session.isSecond;
  const command = proposal?.do ?? null;
  const telling = tellingOf(known, session.seats.value, words);
  const text = command ? (knowing.classroom?.act(command, session.view.value, telling) ?? command) : '';
  useEffect(() => {
    if (command && !mine) announce(words('class-proposes', { what: text }), 'assertive');
  }, [command]);
  if (!command || hidden === command) return null;
  const refusal = session.check(command);
  return (
    <div class="pupil-toast" role="status">
      <Icon id="ui-people" size={24} />
      <p>{words(mine ? 'class-proposed' : 'class-proposes', { what: text })}</p>
      {!mine && (
        <Button
          small
          kind="primary"
          reason={refusal ? words('class-propose-late') : null}
          onClick={() => (setHidden(command), void session.send(command))}
        >
          {words('class-propose-do')}
        </Button>
      )}
      <IconButton icon="ui-cross" label={words('shell-close')} onClick={() => setHidden(command)} />
    </div>
  );
}

/** A message of the teacher, shown once by its number; one that was read stays away after a reload. */
function TeacherSays({ state, code }: { state: ClassState; code: string }) {
  const message = useMessage(state);
  const keeper = useMemo(() => tabKeeper(`stolik-message ${code}`), [code]);
  const [read, setRead] = useState(() => Number(keeper.read() ?? 0));
  const text = message ? messageText(message) : '';
  if (!message || !text || message.number <= read) return null;
  const close = () => {
    setRead(message.number);
    keeper.write(String(message.number));
  };
  return (
    <div class="teacher-says">
      <Notice
        urgent
        title={words('class-teacher-says')}
        acts={
          <Button small kind="primary" onClick={close}>
            {words('class-read')}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
