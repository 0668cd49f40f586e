// Homework: the cards of the class's tables once more, against bots, on this device; and then beside what the class has
// reached at that seat.
import { useTitle } from '../../ui/title';
import { useState } from 'preact/hooks';
import type { AnyPuzzle } from '../../games/puzzles';
import { gameName } from '../../games/tile-words';
import { go } from '../../router';
import { takeClassPuzzles } from '../../screens/puzzle/own';
import type { ScreenProps } from '../../screens/routes';
import { drawNames, pseudonyms } from '../../screens/setup';
import { createDeviceTable, deviceTable } from '../../table/open';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { FieldPicker } from '../../ui/Field';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import { useLessonWords } from '../words';
import { askHomework } from './ask';
import { Recall } from './Recall';
import { compared, homeworkHash, keepPlayed, playedHere, readHomework, type Homework as Task } from './link';
import './homework.css';
import { useOpening } from '../../screens/opening';

export default function Homework({ route }: ScreenProps) {
  const spoken = useLessonWords();
  const task = readHomework(route.query.get('d'));
  const title = spoken.ready ? words('lesson-homework') : '';
  useTitle(title);
  if (spoken.failed)
    return (
      <main class="homework cloth">
        <NotLoaded again={spoken.again} />
      </main>
    );
  if (!spoken.ready)
    return (
      <main class="homework cloth">
        <Loading />
      </main>
    );
  return (
    <>
      <Bar title={title} />
      <main class="homework cloth">
        {route.params.code ? (
          <ByCode code={route.params.code} />
        ) : task ? (
          <Paper key={route.query.get('d')} task={task} />
        ) : (
          <Notice
            kind="bad"
            urgent
            title={words('lesson-homework-wrong')}
            acts={<Button href="#/">{words('shell-home')}</Button>}
          >
            {words('lesson-homework-wrong-text')}
          </Notice>
        )}
      </main>
    </>
  );
}

/** The class's link: its deals are asked for once; which of them is played is chosen where there are several. */
function ByCode({ code }: { code: string }) {
  const { value: asked, failed, again } = useLoad(() => askHomework(code), [code]);
  const [at, setAt] = useState(0);
  if (failed) return <NotLoaded again={again} />;
  if (!asked) return <Loading />;
  if (asked === 'offline') return <NotLoaded again={again} />;
  const { tasks, puzzles } = asked === 'none' ? { tasks: [], puzzles: [] } : asked;
  const task = tasks[Math.min(at, tasks.length - 1)];
  if (!task && puzzles.length > 0)
    return (
      <article class="homework-paper paper">
        <Puzzles puzzles={puzzles} />
      </article>
    );
  if (!task)
    return (
      <Notice
        kind="bad"
        urgent
        title={words(asked === 'none' ? 'lesson-homework-not-yet' : 'lesson-homework-own')}
        acts={<Button href="#/">{words('shell-home')}</Button>}
      >
        {words(asked === 'none' ? 'lesson-homework-not-yet-text' : 'lesson-homework-own-text')}
      </Notice>
    );
  return (
    <>
      {tasks.length > 1 && (
        <div class="homework-which paper">
          <FieldPicker
            label={words('lesson-homework-which')}
            value={at}
            onChange={value => setAt(value)}
            choices={tasks.map((one, place) => ({
              value: place,
              label: words('lesson-homework-deal', { round: one.round, players: one.players }),
            }))}
          />
        </div>
      )}
      <Paper key={homeworkHash(task)} task={task} puzzles={puzzles} />
    </>
  );
}

/** What somebody in the class could have known: a way to each, and never whose it was. */
function Puzzles({ puzzles }: { puzzles: AnyPuzzle[] }) {
  return (
    <section aria-labelledby="homework-puzzles">
      <h3 id="homework-puzzles">{words('lesson-homework-puzzles')}</h3>
      <p>{words('lesson-homework-puzzles-why')}</p>
      <ul>
        {puzzles.map((one, at) => (
          <li key={one.id}>
            <b>{words('lesson-homework-puzzle', { number: at + 1 })}</b>
            <span class="muted">{words('lesson-homework-puzzle-grade', { grade: one.grade })}</span>
            <Button small onClick={() => (takeClassPuzzles(puzzles), go(`/puzzle/${one.game}?class=${at}`))}>
              {words('lesson-homework-puzzle-open', { number: at + 1 })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Ended = { table: string; seat: number; result: number | null };

function Paper({ task, puzzles = [] }: { task: Task; puzzles?: AnyPuzzle[] }) {
  const home = homeworkHash(task);
  const [seat, setSeat] = useState(0);
  const { busy, failed, open } = useOpening();
  const ended = async (): Promise<Ended[]> => {
    const all: Ended[] = [];
    for (const played of playedHere(home)) {
      const session = await deviceTable(played.table).catch(() => null);
      if (session)
        all.push({
          ...played,
          result: session.over.value && !session.brokenOff.value ? session.standing(played.seat) : null,
        });
    }
    return all;
  };
  const { value: played } = useLoad(ended, [home]);
  const begin = () =>
    open(async () => {
      const names = drawNames(await pseudonyms(), task.players);
      const table = await createDeviceTable({
        game: task.game,
        options: { ...task.options, coach: false },
        lots: { key: task.key, round: task.round, homework: home },
        seats: names.map((pseudonym, at) => ({ name: { pseudonym }, ...(at === seat ? {} : { bot: task.bot }) })),
      });
      keepPlayed({ home, table, seat });
      return `/table/${table}`;
    });
  return (
    <article class="homework-paper paper">
      <h2>{gameName(task.game)}</h2>
      {task.title && <p class="t">{task.title}</p>}
      <p>{words('lesson-homework-why')}</p>
      <FieldPicker
        label={words('lesson-homework-seat')}
        value={seat}
        choices={Array.from({ length: task.players }, (_, at) => ({ value: at, label: String(at + 1) }))}
        onChange={value => setSeat(value)}
        hint={
          task.results[seat]!.length > 0
            ? words('lesson-homework-class', { count: task.results[seat]!.length })
            : words('lesson-homework-nobody')
        }
      />
      {failed !== null && (
        <Notice kind="bad" urgent title={words('shell-failed-open')}>
          {failed}
        </Notice>
      )}
      <Button kind="primary" wide onClick={() => void begin()} reason={busy}>
        {words('lesson-homework-play')}
      </Button>
      {played && played.length > 0 && (
        <section aria-labelledby="homework-played">
          <h3 id="homework-played">{words('lesson-homework-played')}</h3>
          <ul>
            {played.map(one => (
              <li key={one.table}>
                <Result task={task} {...one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {puzzles.length > 0 && <Puzzles puzzles={puzzles} />}
      <Recall
        game={task.game}
        deck={typeof task.options.deck === 'string' ? task.options.deck : undefined}
        home={home}
      />
      <p class="homework-foot muted">{words('lesson-homework-stays')}</p>
    </article>
  );
}

function Result({ task, table, seat, result }: Ended & { task: Task }) {
  const others = task.results[seat] ?? [];
  if (result === null)
    return (
      <>
        <b>{words('lesson-homework-at', { seat: seat + 1 })}</b>
        <Button small href={`#/table/${table}`}>
          {words('shell-continue')}
        </Button>
      </>
    );
  const { better, equal, of } = compared(result, others);
  return (
    <>
      <b>{words('lesson-homework-at', { seat: seat + 1 })}</b>
      <span
        class="homework-row"
        role="img"
        aria-label={words('lesson-homework-result', { result, others: others.join(', ') })}
      >
        {others.map((one, at) => (
          <i key={at}>{one}</i>
        ))}
        <i class="mine">{result}</i>
      </span>
      <small>
        {of > 0 ? words('lesson-homework-compared', { better, equal, of }) : words('lesson-homework-alone', { result })}
      </small>
    </>
  );
}
