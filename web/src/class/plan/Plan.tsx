// The plan of a lesson on one page: what is played, at which tables, how long, by whom, and what is talked about
// afterwards. Everything has a sensible value before one looks at it; it is kept as a file on the teacher's own disk.
import { useTitle } from '../../ui/title';
import { useEffect, useRef, useState } from 'preact/hooks';
import { GAME_NAMES, loadGame, tileOf } from '../../games';
import type { GameModule } from '../../games/module';
import { lessonsOf } from '../../games/lessons';
import { gameName } from '../../games/tile-words';
import { go } from '../../router';
import { lastGame, server } from '../../screens/setup';
import type { GameName } from '../../table/session';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { NotLoaded, useLoad } from '../../ui/load';
import { Loading } from '../../ui/Loading';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/Field';
import { saveFile } from '../../ui/save';
import { words } from '../../words/words';
import { openClass } from '../open';
import { useLessonWords } from '../words';
import { draftText, keepDraft, keepPlan } from './draft';
import { planName, LESSON_ENDING, openPlan, planFile, readPlan, WrongPlan } from './file';
import { KEY_ENDING, readKey, type TeacherKey } from './key';
import { MyClasses } from './MyClasses';
import { GamePart, PeoplePart, TablesPart } from './parts';
import { QuestionsPart } from './QuestionsPart';
import { fittingOptions, LIMITS, plainText, readyPlan, sizesOf, usualSize, wirePlan, type LessonPlan } from './plan';
import { formOf } from '../../games/schema';
import { Summary } from './Summary';
import { TimePart } from './TimePart';
import './plan.css';
import { useOpening } from '../../screens/opening';

type Made = { plan: LessonPlan; game: GameModule };

/** A plan from a text: its game is loaded, then the rest is read. */
async function made(text: string): Promise<Made> {
  const { game: name, fields } = openPlan(text);
  const game = await loadGame(name);
  return { plan: readPlan(fields, game), game };
}

/**
 * A class that is open already is led from here too. A plan that cannot be read is not missed: the class has what it
 * needs of it.
 */
async function goOn({ code, klass, token, plan }: TeacherKey): Promise<void> {
  const found = plan ? await made(plan).catch(() => null) : null;
  if (found) keepPlan(code, found.plan);
  go(`/desk/${code}?c=${klass}&t=${token}`);
}

async function begin(): Promise<Made> {
  const text = draftText();
  if (text) {
    try {
      return await made(text);
    } catch (error) {
      if (!(error instanceof WrongPlan)) throw error;
      // A draft of another version is not worth a word.
    }
  }
  const game = await loadGame(lastGame.value);
  return { plan: readyPlan(game, lessonsOf(game.name)[0]), game };
}

export default function Plan() {
  const spoken = useLessonWords();
  const { value: first, failed, again } = useLoad(begin, []);
  const [now, setNow] = useState<Made | null>(null);
  useEffect(() => {
    if (first) setNow(first);
  }, [first]);
  const title = spoken.ready ? words('lesson-plan') : '';
  useTitle(title);
  if (failed || spoken.failed)
    return (
      <main class="plan cloth">
        <NotLoaded again={() => (again(), spoken.again())} />
      </main>
    );
  return now && spoken.ready ? (
    <Form {...now} change={setNow} />
  ) : (
    <main class="plan cloth">
      <Loading />
    </main>
  );
}

function Form({ plan, game, change }: Made & { change(made: Made): void }) {
  const [wrong, setWrong] = useState<WrongPlan | null>(null);
  const { busy, failed, setHanded, open } = useOpening('lesson-opening');
  const [over, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  useEffect(() => void (server.state.value === 'unknown' && server.ask()), []);

  const set = (part: Partial<LessonPlan>) => {
    const next = { ...plan, ...part };
    next.options = fittingOptions(game.options, next.size, next.options);
    keepDraft(next);
    change({ plan: next, game });
  };
  /** What a teacher said about the class stays; what belongs to the game is new. */
  const take = (game: GameModule, at: number) => {
    const { title, pupils, names, door, keep, starts, away_seconds, bot } = plan;
    const next = {
      ...readyPlan(game, lessonsOf(game.name)[at]),
      title,
      pupils,
      names,
      door,
      keep,
      starts,
      away_seconds,
      bot,
    };
    keepDraft(next);
    change({ plan: next, game });
  };
  const choose = async (name: GameName) => {
    lastGame.value = name;
    take(await loadGame(name), 0);
  };
  const read = async (chosen: File | undefined | null) => {
    if (!chosen) return;
    setWrong(null);
    try {
      const text = chosen.size > 1_000_000 ? 'x'.repeat(70_000) : await chosen.text();
      const key = readKey(text);
      if (key) return await goOn(key);
      const next = await made(text);
      keepDraft(next.plan);
      change(next);
    } catch (error) {
      setWrong(error instanceof WrongPlan ? error : new WrongPlan('no-json'));
    }
  };
  const save = () => saveFile(planName(plan), planFile(plan), 'application/json');
  const openIt = () =>
    open(async () => {
      const code = await openClass(wirePlan(plan, formOf(plan.game)?.options ?? []), setHanded);
      keepPlan(code, plan);
      return `/desk/${code}`;
    });
  const away =
    server.state.value === 'none'
      ? words('lesson-static')
      : server.state.value === 'gone'
        ? words('lesson-no-server')
        : null;
  const props = { plan, game, set };
  return (
    <>
      <Bar title={words('lesson-plan')}>
        <Button
          small
          kind="quiet"
          icon="ui-book"
          class="plan-open"
          label={words('lesson-open-file')}
          onClick={() => file.current?.click()}
        >
          {words('lesson-open-file')}
        </Button>
        <input
          ref={file}
          class="unseen"
          type="file"
          tabIndex={-1}
          accept={`${LESSON_ENDING},${KEY_ENDING},application/json`}
          aria-label={words('lesson-open-file')}
          onChange={event => {
            const input = event.currentTarget;
            void read(input.files?.[0]).then(() => (input.value = ''));
          }}
        />
      </Bar>
      <main
        class={over ? 'plan cloth over' : 'plan cloth'}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={event => event.currentTarget === event.target && setOver(false)}
        onDrop={event => {
          event.preventDefault();
          setOver(false);
          void read(event.dataTransfer?.files[0]);
        }}
      >
        <div class="plan-grid">
          <div class="plan-parts">
            {wrong && (
              <Notice
                kind="bad"
                urgent
                title={words('lesson-file-wrong')}
                acts={
                  <Button small onClick={() => setWrong(null)}>
                    {words('shell-close')}
                  </Button>
                }
              >
                {words(`lesson-file-${wrong.why}`, { place: wrong.place, value: wrong.value })}
              </Notice>
            )}
            <div class="plan-title">
              <TextField
                label={words('lesson-title')}
                value={plan.title}
                max={LIMITS.title}
                placeholder={words('lesson-title-example')}
                onChange={title => set({ title: plainText(title) })}
              />
            </div>
            <MyClasses />
            <section class="paper plan-part" aria-labelledby="plan-game">
              <h2 id="plan-game">{words('lesson-game')}</h2>
              <div class="plan-games" role="radiogroup" aria-labelledby="plan-game">
                {GAME_NAMES.map(name => (
                  <label key={name} class={name === plan.game ? 'plan-tile on' : 'plan-tile'}>
                    <input
                      type="radio"
                      name="plan-game"
                      checked={name === plan.game}
                      onChange={() => void choose(name)}
                    />
                    {tileOf(name) && <Icon id={tileOf(name)!.mark} size={36} />}
                    <span>{gameName(name)}</span>
                  </label>
                ))}
              </div>
              <GamePart {...props} ready={at => take(game, at)} />
            </section>
            <TablesPart {...props} sizes={sizesOf(game)} usual={usualSize(game)} />
            <TimePart plan={plan} set={set} />
            <PeoplePart {...props} />
            <QuestionsPart {...props} />
          </div>
          <Summary plan={plan}>
            <Button wide icon="ui-people" href="#/class/names">
              {words('lesson-print-names')}
            </Button>
            <Button wide icon="ui-arrow" onClick={save}>
              {words('lesson-save')}
            </Button>
            {failed !== null && (
              <Notice kind="bad" urgent title={words('lesson-not-opened')}>
                {failed}
              </Notice>
            )}
            <Button wide kind="primary" onClick={() => void openIt()} reason={away ?? busy}>
              {words('lesson-open-class')}
            </Button>
          </Summary>
        </div>
      </main>
    </>
  );
}
