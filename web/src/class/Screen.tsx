// #/screen/CODE: the projector. It can look and nothing else. No hands, no waiting times, no errors: nobody is shown
// up. Every text is at least 32 px, in ink on paper.
import { useTitle } from '../ui/title';
import { useState } from 'preact/hooks';
import { gameName } from '../games/tile-words';
import { groups } from '../words/code';
import { Lacking, Waiting as Wait } from '../screens/online/Online';
import { Qr } from '../screens/online/Qr';
import type { ScreenProps } from '../screens/routes';
import { useBig } from '../screens/watch/big';
import { useReach } from '../table/reach';
import { logLines } from '../screens/table/log';
import { Icon } from '../ui/Icon';
import { Avatar, scriptOf, seatColour } from '../ui/Seat';
import { words, wantWords } from '../words/words';
import { useLoad } from '../ui/load';
import { Gone } from './Gone';
import { progressOf, resultText, sentenceOf, useClassWords, useKnowing } from './knowing';
import { classAddress, type ClassLive } from './live';
import { useMessage } from './MessageNow';
import { messageText } from './MessageSheet';
import type { ClassState } from './model';
import { openingOf } from './opening';
import { BigHead } from './ScreenHead';
import { BigCard, BigComparison, BigExit, BigOver, BigPlace, BigQuestion, type Shown } from './ScreenTalk';
import { ProgressRow } from './TableCard';
import { useClass } from './useClass';
import { Example } from './Example';
import './debrief.css';
import './screen.css';

export default function ScreenPage({ route }: ScreenProps) {
  const [turn, setTurn] = useState(0);
  const code = route.params.code!;
  const live = useClass('screen', route, turn);
  const ready = useClassWords();
  if (ready.failed) return <Lacking again={ready.again} />;
  if (!live || !ready.ready) return <Wait text={words('table-opening')} />;
  if (live === 'none') return <Gone why="bad-token" code={code} again={() => setTurn(turn + 1)} />;
  return <ScreenOf live={live} code={code} again={() => setTurn(turn + 1)} />;
}

/** So many names fit at 720p. */
const MOST = 30;

function ScreenOf({ live, code, again }: { live: ClassLive; code: string; again(): void }) {
  const state = live.state.value;
  const { knowing, failed, again: anew } = useKnowing(state);
  useTitle(words('class-projector'));
  if (live.wire.standing.value === 'gone')
    return <Gone why={live.wire.farewell.value ?? 'left'} code={code} again={again} />;
  if (failed) return <Lacking again={anew} />;
  if (!state || !knowing)
    return <Wait text={words(live.silentSince.value !== null ? 'table-veil-catching' : 'table-opening')} />;
  const shown = { state, knowing };
  const { what, table } = state.screen;
  const one = state.tables.find(other => other.table === table);
  return (
    <div class={what === 'example' ? 'big-example' : 'big'} data-page={what} data-game={state.plan.game}>
      {what === 'code' && <BigCode {...shown} />}
      {what === 'seating' && <BigSeating {...shown} />}
      {what === 'wall' && <BigWall {...shown} />}
      {what === 'table' && (one ? <BigTable {...shown} table={one} /> : <BigWall {...shown} />)}
      {what === 'comparison' && <BigComparison {...shown} />}
      {what === 'cards' && <BigCard {...shown} />}
      {(what === 'question' || what === 'map') &&
        (state.question?.asked.kind === 'place' ? (
          <BigPlace {...shown} question={state.question} />
        ) : state.question?.asked.sense === 'exit' ? (
          <BigExit {...shown} />
        ) : (
          <BigQuestion {...shown} />
        ))}
      {what === 'over' && <BigOver {...shown} />}
      {what === 'example' && <BigExample game={state.plan.game} />}
      {what === 'black' && (
        <main class="big-black">
          <h1 class="unseen" tabIndex={-1} data-screen-start>
            {words('class-screen', { what: 'black', table: 0 })}
          </h1>
        </main>
      )}
      {state.paused && what !== 'code' && what !== 'black' && (
        <div class="big-paused" role="status">
          <p>{words('class-paused-all')}</p>
        </div>
      )}
      {live.silentSince.value !== null && (
        <p class="big-silent" role="status">
          {words('class-silent')}
        </p>
      )}
    </div>
  );
}

/** The lesson of the game, in letters for the back row; the teacher plays it in the window of the projector. */
function BigExample({ game }: { game: string }) {
  useBig('rather');
  return <Example game={game} leave={() => undefined} />;
}

function BigCode({ state, knowing }: Shown) {
  const { host, base, known } = useReach();
  const address = classAddress(state.code, state.invitation, state.door.names, base);
  const free = Math.max(0, state.door.until - state.people.length);
  // The last thirty; how many there are is said beside them.
  const names = state.people.slice(-MOST).map(one => ({ person: one.person, text: knowing.name(one.person) }));
  return (
    <main class="big-code cloth">
      <section class="paper big-qr">
        <h1 tabIndex={-1} data-screen-start>
          {state.plan.title || words('class-class')}
        </h1>
        <Qr text={address} label={words('class-link-qr')} size={488} />
        <p>{words('class-point-here')}</p>
      </section>
      <section class="paper big-digits">
        <p>
          {words('class-without-camera')} <b>{host}</b> {words('class-and-type')}
        </p>
        <p class="num">{groups(state.code)}</p>
        {!known && <p class="big-nobody">{words('table-reach-none')}</p>}
      </section>
      {state.pattern.length > 0 && <BigPattern numbers={state.pattern} />}
      <section class="paper big-count">
        <p>
          <b>{state.inside}</b> {words('class-are-in', { count: state.inside, of: state.door.until })}
        </p>
      </section>
      <ul class="big-names" aria-label={words('class-in', { count: state.people.length, of: state.door.until })}>
        {names.map(({ person, text }, at) => (
          <li key={person} class={at >= names.length - 2 ? 'new' : ''} lang={scriptOf(text)}>
            {text}
          </li>
        ))}
        {Array.from({ length: Math.min(free, MOST - names.length) }, (_, at) => (
          <li key={`free ${at}`} class="free" aria-hidden />
        ))}
      </ul>
    </main>
  );
}

function BigPattern({ numbers }: { numbers: number[] }) {
  const { value: signs } = useLoad(async () => (await wantWords('lesson'), import('./signs')), []);
  return (
    <section class="paper big-pattern">
      <p>{words('class-pattern-asks')}</p>
      {signs &&
        numbers.map(number => (
          <figure key={number}>
            <signs.PatternSymbol number={number} size={88} />
            <figcaption>{signs.signName(number)}</figcaption>
          </figure>
        ))}
    </section>
  );
}

function BigSeating({ state, knowing }: Shown) {
  return (
    <>
      <BigHead state={state} title={words('class-who-where')} left={false} />
      <main class="big-tables cloth" style={{ '--columns': columnsFor(state.tables.length) }}>
        {state.tables.map(table => (
          <section key={table.table} class="paper big-table">
            <h2>{words('class-table', { number: table.table })}</h2>
            <ul class="big-sits">
              {table.seats.map((seat, at) => (
                <li key={at}>
                  {seat.person === null ? words('class-bot') : knowing.name(seat.person)}
                  {openingOf(state, knowing, table.seats.length)?.begins === at && <b>{words('class-begins')}</b>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  );
}

const columnsFor = (tables: number) => (tables <= 1 ? 1 : tables <= 4 ? 2 : tables <= 6 ? 3 : tables <= 8 ? 4 : 5);

function BigWall({ state, knowing }: Shown) {
  // A message of the teacher to all stands on the projector too.
  const message = useMessage(state);
  const tables = [...state.tables].sort((a, b) => a.table - b.table);
  return (
    <>
      <BigHead
        state={state}
        title={
          state.plan.title
            ? words('class-wall-title', { game: gameName(state.plan.game), title: state.plan.title })
            : gameName(state.plan.game)
        }
      />
      <main
        class={`big-tables${tables.length > 6 ? ' dense' : ''}${tables.length > 8 ? ' crowded' : ''} cloth`}
        style={{ '--columns': columnsFor(tables.length) }}
      >
        {tables.map(table => {
          const progress = progressOf(table, knowing);
          return (
            <section key={table.table} class="paper big-table">
              <h2>{words('class-table', { number: table.table })}</h2>
              <p class="big-says">{sentenceOf(table, knowing)}</p>
              {progress && <ProgressRow {...progress} />}
            </section>
          );
        })}
      </main>
      <footer class="big-foot">
        <Icon id="ui-hand" size={40} />
        <p>{message && message.table === null ? messageText(message) : words('class-big-hint')}</p>
      </footer>
    </>
  );
}

function BigTable({ state, knowing, table }: Shown & { table: ClassState['tables'][number] }) {
  const telling = knowing.telling(table);
  const progress = progressOf(table, knowing);
  const view = table.view;
  const lines = logLines(table.story, knowing.known.game, telling, 'spectator', null).slice(-3);
  const count = (seat: number) => {
    const held = (view?.hands as unknown[] | undefined)?.[seat];
    return typeof held === 'number' ? words('class-cards', { count: held }) : null;
  };
  return (
    <>
      <BigHead
        state={state}
        title={`${words('class-table', { number: table.table })}${progress ? `, ${progress.text}` : ''}`}
      />
      <main class="big-one cloth">
        <ul class="big-seats">
          {table.seats.map((_, seat) => (
            <li
              key={seat}
              class={table.turn.includes(seat) ? 'paper turn' : 'paper'}
              style={{ '--seat': seatColour(seat) }}
            >
              <h2>
                <Avatar seat={seat} name={telling.names.of(seat)} size={52} />
                <span lang={scriptOf(telling.names.of(seat))}>{telling.names.of(seat)}</span>
              </h2>
              {count(seat) && <p>{count(seat)}</p>}
              {view && knowing.classroom && <p>{resultText(view, seat, knowing.classroom, words)}</p>}
            </li>
          ))}
        </ul>
        <section class="paper big-said">
          <p class="now">{lines.at(-1)?.text ?? sentenceOf(table, knowing)}</p>
          <p class="next">{sentenceOf(table, knowing)}</p>
        </section>
        {lines.length > 1 && (
          <p class="big-before">
            {words('class-before')} {lines.at(-2)!.text}
          </p>
        )}
      </main>
    </>
  );
}
