// What a teacher takes home: one page for the class and a row for each pupil, by pseudonym. To be read, printed, saved
// as a table, and erased.
import { pageAddress } from '../../address';
import { copyText } from '../../ui/copy';
import { useTitle } from '../../ui/title';
import { useState } from 'preact/hooks';
import { engine } from '../../engine/engine';
import { gameName } from '../../games/tile-words';
import { pseudonyms } from '../../screens/setup';
import type { ScreenProps } from '../../screens/routes';
import { loadDeck } from '../../table/deck';
import { useReach } from '../../table/reach';
import { nameOf } from '../../table/online';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { nameText } from '../../words/names';
import { saveFile } from '../../ui/save';
import { words, wantWords } from '../../words/words';
import { tellingOf } from '../../screens/table/telling';
import { explainedIn, forgetExplained } from '../explained';
import { votedIn } from '../Fork';
import { loadGame } from '../../games';
import { homeworkAddress, type ClassLive } from '../live';
import { homeworkHash, homeworksOf, type Homework as Task } from '../homework/link';
import { forgetPlan } from '../plan/draft';
import { useClass } from '../useClass';
import { useLessonWords } from '../words';
import { csv } from './csv';
import { learnedOf, readReport } from './model';
import { Paper, tableOf, type Whole } from './Paper';
import './report.css';

export default function Report({ route }: ScreenProps) {
  const spoken = useLessonWords();
  const live = useClass('desk', route);
  const code = route.params.code!;
  const title = spoken.ready ? words('lesson-report') : '';
  useTitle(title);
  if (spoken.failed)
    return (
      <main class="report cloth">
        <NotLoaded again={spoken.again} />
      </main>
    );
  if (!spoken.ready || live === null)
    return (
      <main class="report cloth">
        <Loading />
      </main>
    );
  if (live === 'none') {
    return (
      <>
        <Bar title={title} />
        <main class="report cloth">
          <Notice
            kind="bad"
            urgent
            title={words('lesson-report-none')}
            acts={<Button href="#/class">{words('lesson-plan')}</Button>}
          >
            {words('lesson-report-none-text')}
          </Notice>
        </main>
      </>
    );
  }
  return <Asked live={live} code={code} title={title} />;
}

type Loaded = Whole & { homeworks: Task[] };

function Asked({ live, code, title }: { live: ClassLive; code: string; title: string }) {
  const told = live.wire.told.value;
  const [gone, setGone] = useState(false);
  const [asking, setAsking] = useState(false);
  const load = async (): Promise<Loaded> => {
    const [list, game] = await Promise.all([pseudonyms(), loadGame(told!.game)]);
    const { classroom } = (await game.classroom?.()) ?? {};
    const answer = await live.wire.report(classroom?.report?.events);
    if (answer === null) throw new Error('there is no report yet');
    const ids = list.map(one => one.id);
    const deck = await loadDeck(
      String((told!.options as { deck?: unknown } | undefined)?.deck ?? game.deckId),
      words.language,
    );
    const called = (name: string, pseudonym: string | null) =>
      nameText(nameOf({ name, pseudonym }, ids), list, words.language);
    const rules = await engine();
    const report = readReport(answer, called, words.language);
    const telling = tellingOf({ game, pseudonyms: list, deck }, [], words);
    await Promise.all([wantWords('class'), wantWords(told!.game)]);
    const map = report.votes.some(vote => vote.asked.kind === 'place') ? await classroom?.map?.() : null;
    const knowing = { known: { game, pseudonyms: list, deck }, classroom: classroom ?? null, words };
    return {
      report,
      deck,
      homeworks: homeworksOf(told!, answer as object, rules.classKey),
      game: report.told.length > 0 ? (classroom?.report?.of(report.told, telling, report.sought) ?? null) : null,
      learned: learnedOf(report, explainedIn(code), map ? (about, place) => map.bandAt(about, place, telling) : null),
      asked: vote => votedIn(vote, knowing),
    };
  };
  const { value, failed, again } = useLoad(told && !gone ? load : null, [told?.phase, words.language, gone]);
  const erase = async () => {
    setAsking(false);
    if (!(await live.wire.say('erase', {}))) {
      forgetPlan(code);
      forgetExplained(code);
      setGone(true);
    }
  };
  const save = (whole: Whole) => saveFile(`stolik-${code}.csv`, csv(tableOf(whole, words)), 'text/csv;charset=utf-8');
  return (
    <>
      <Bar title={title} home={`#/desk/${code}`}>
        {value && !gone && (
          <Button small onClick={() => save(value)}>
            {words('lesson-report-csv')}
          </Button>
        )}
        {value && !gone && (
          <Button small onClick={() => print()}>
            {words('lesson-print')}
          </Button>
        )}
      </Bar>
      <main class="report cloth">
        {gone && (
          <Notice kind="good" urgent title={words('lesson-report-gone')}>
            {words('lesson-report-gone-text')}
          </Notice>
        )}
        {!gone && failed && <NotLoaded again={again} />}
        {!gone && !failed && !value && <Loading />}
        {!gone && value && told && (
          <>
            <Paper
              {...value}
              title={told.title ?? ''}
              name={gameName(told.game)}
              keep={told.keep ?? 'day'}
              onShow={
                live.wire.standing.value === 'gone'
                  ? null
                  : set => void live.wire.say('show', { page: 'cards', text: set })
              }
            />
            {told.same_deal && (
              <section class="report-home paper" aria-labelledby="report-home">
                <h3 id="report-home">{words('lesson-homework')}</h3>
                <p>{words('lesson-homework-about')}</p>
                {told.phase === 'over' && (
                  <p>{words('lesson-homework-code', { address: homeworkAddress(code).replace(/^https?:\/\//, '') })}</p>
                )}
                {value.homeworks.length === 0 && <p class="muted">{words('lesson-homework-later')}</p>}
                {value.homeworks.map(task => (
                  <HomeworkLink key={task.players} task={task} />
                ))}
              </section>
            )}
            <div class="report-erase paper">
              <p>{words('lesson-report-erase-why')}</p>
              <Button onClick={() => setAsking(true)}>{words('lesson-report-erase')}</Button>
            </div>
            <Dialog
              open={asking}
              title={words('lesson-report-erase-sure')}
              onClose={() => setAsking(false)}
              no={words('shell-no')}
              yes={words('shell-yes')}
              onYes={() => void erase()}
            >
              {words('lesson-report-erase-text')}
            </Dialog>
          </>
        )}
      </main>
    </>
  );
}

export function HomeworkLink({ task }: { task: Task }) {
  const [copied, setCopied] = useState(false);
  const { base } = useReach();
  const address = pageAddress(homeworkHash(task), base);
  return (
    <div class="report-link">
      <a href={homeworkHash(task)}>{words('lesson-homework-link', { players: task.players })}</a>
      <Button small onClick={async () => setCopied(await copyText(address))}>
        {words('lesson-homework-copy')}
      </Button>
      {copied && <span role="status">{words('lesson-homework-copied')}</span>}
    </div>
  );
}
