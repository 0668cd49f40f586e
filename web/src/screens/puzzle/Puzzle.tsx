// A puzzle: of the day, of a grade, from a game of one's own, or from those of one's class. The game brings its words
// and its sheet; the rest is the same for all.
import { useTitle } from '../../ui/title';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GAME_NAMES } from '../../games';
import { hasPuzzles, loadPuzzleModule, type AnyPuzzle } from '../../games/puzzles';
import { gameName } from '../../games/tile-words';
import { go } from '../../router';
import { dataFile, loadDeck } from '../../table/deck';
import type { GameName } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copy';
import { Icon } from '../../ui/Icon';
import { NotLoaded, useLoad } from '../../ui/load';
import { Notice } from '../../ui/Notice';
import { RuleLink } from '../../ui/Rules';
import type { Pseudonym } from '../../words/names';
import { words, wantWords } from '../../words/words';
import type { ScreenProps } from '../routes';
import { askForPuzzle } from './maker';
import { dayAfter, FIRST_DAY, isDay, keepSolved, solvedOn, streak, today, weekOf, type Solved } from './days';
import { classPuzzles, takenAlong } from './own';
import './puzzle.css';

const GRADES = [1, 2, 3, 4];

type Wish =
  | { kind: 'day'; date: string }
  | { kind: 'grade'; grade: number; seed: number }
  | { kind: 'own' | 'class'; at: number };

function wishOf(game: GameName, query: URLSearchParams): Wish {
  if (query.has('own') && takenAlong()) return { kind: 'own', at: Number(query.get('own')) || 0 };
  if (query.has('class') && classPuzzles(game).length > 0)
    return { kind: 'class', at: Number(query.get('class')) || 0 };
  const grade = Number(query.get('grade'));
  if (GRADES.includes(grade)) return { kind: 'grade', grade, seed: Number(query.get('seed')) || 1 };
  const date = query.get('day') ?? '';
  return { kind: 'day', date: isDay(date) && date >= FIRST_DAY && date <= today() ? date : today() };
}

async function puzzlesFor(game: GameName, wish: Wish): Promise<AnyPuzzle[]> {
  switch (wish.kind) {
    case 'day':
      return [await askForPuzzle<AnyPuzzle>({ task: 'day', game, date: wish.date, deck: '' })];
    case 'grade':
      return [await askForPuzzle<AnyPuzzle>({ task: 'make', game, grade: wish.grade, seed: wish.seed, deck: '' })];
    case 'own':
      return askForPuzzle<AnyPuzzle[]>({ task: 'own', ...takenAlong()! });
    case 'class':
      return classPuzzles(game);
  }
}

export default function Puzzle({ route }: ScreenProps) {
  const game = route.params.game as GameName;
  const there = GAME_NAMES.includes(game) && hasPuzzles(game);
  const wish = wishOf(game, route.query);
  const { value, failed, again } = useLoad(
    there
      ? async () => {
          const [module, puzzles, list] = await Promise.all([
            loadPuzzleModule(game),
            puzzlesFor(game, wish),
            dataFile('pseudonyms.json') as Promise<Pseudonym[]>,
            wantWords('puzzle'),
            wantWords(game),
          ]);
          const deck = puzzles[0] ? await loadDeck(puzzles[0].deck, words.language) : null;
          return { module, puzzles, list, deck, of: JSON.stringify(wish) };
        }
      : null,
    [game, words.language, JSON.stringify(wish)],
  );
  const ready = value && value.of === JSON.stringify(wish) && words.has('puzzle-title') ? value : null;
  const title = ready ? words('puzzle-title', { kind: wish.kind }) : gameName(game);
  useTitle(title);
  if (!there || failed || !ready) {
    return (
      <>
        <Bar title={title} />
        <main class="lost cloth">
          {!there ? (
            <Notice
              kind="bad"
              urgent
              title={words('shell-no-puzzles')}
              acts={<Button href="#/">{words('shell-home')}</Button>}
            />
          ) : failed ? (
            <NotLoaded again={again} />
          ) : (
            <p role="status">{words('shell-loading')}</p>
          )}
        </main>
      </>
    );
  }
  const puzzle = ready.puzzles['at' in wish ? wish.at : 0];
  const notes = (
    <>
      {wish.kind === 'day' && <span class="tag">{dayText(wish.date, words.language)}</span>}
      {puzzle && <span class="tag">{words('puzzle-grade', { grade: puzzle.grade })}</span>}
    </>
  );
  return (
    <>
      <Bar title={title} note={notes} />
      {puzzle && ready.deck ? (
        <Solving
          key={puzzle.id}
          game={game}
          wish={wish}
          puzzle={puzzle}
          count={ready.puzzles.length}
          told={ready.module.inWords(puzzle, ready.deck, words, ready.list)}
        />
      ) : (
        <main class="lost cloth">
          <Notice
            title={words('puzzle-own-none')}
            acts={<Button href={`#/puzzle/${game}`}>{words('puzzle-to-day')}</Button>}
          >
            {words('puzzle-own-none-text')}
          </Notice>
        </main>
      )}
    </>
  );
}

const dayText = (
  date: string,
  language: string,
  style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
) => new Date(`${date}T12:00:00Z`).toLocaleDateString(language, { ...style, timeZone: 'UTC' });

type SolvingProps = {
  game: GameName;
  wish: Wish;
  puzzle: AnyPuzzle;
  count: number;
  told: ReturnType<Awaited<ReturnType<typeof loadPuzzleModule>>['inWords']>;
};

function Solving({ game, wish, puzzle, count, told }: SolvingProps) {
  const date = wish.kind === 'day' ? wish.date : null;
  const [before] = useState(() => (date ? solvedOn(game, date) : null));
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string[]>([]);
  const [hints, setHints] = useState(0);
  const [solved, setSolved] = useState<Solved | null>(before);
  const [kept, setKept] = useState(true);
  const proof = useRef<HTMLHeadingElement>(null);
  const label = (id: string) => told.answers.find(one => one.id === id)?.label ?? '';
  const tries = wrong.length + 1;
  const answer = () => {
    if (chosen === null || solved) return;
    if (chosen !== told.right) {
      setWrong([...wrong, chosen]);
      announce(told.wrong(label(chosen)));
      setChosen(null);
      return;
    }
    const how = { tries, hints };
    setSolved(how);
    if (date) setKept(keepSolved(game, date, how));
  };
  useEffect(() => {
    if (solved && !before) proof.current?.focus();
  }, [solved]);
  const shownSteps = solved ? told.proof.length : hints;
  // What the last step names is shown in the scene, or what the one names that is pressed.
  const [pressed, setPressed] = useState<number | null>(null);
  useEffect(() => setPressed(null), [shownSteps]);
  const step = pressed ?? shownSteps - 1;
  return (
    <main class="pz cloth">
      <div class="pz-main">
        <h2 class="pz-question">{told.question}</h2>
        {typeof told.scene === 'function' ? told.scene(told.proof[step]?.marks ?? []) : told.scene}
        <div class="pz-answers" role="radiogroup" aria-label={told.title}>
          {told.answers.map(({ id, label: name }) => (
            <label
              key={id}
              class={
                `pz-answer${(solved ? told.right : chosen) === id ? ' sel' : ''}` +
                `${wrong.includes(id) ? ' wrong' : ''}`
              }
            >
              <input
                type="radio"
                name="answer"
                value={id}
                checked={(solved ? told.right : chosen) === id}
                disabled={solved !== null || wrong.includes(id)}
                onChange={() => setChosen(id)}
              />
              {(solved ? told.right : chosen) === id && <Icon id="ui-check" size={22} />}
              {wrong.includes(id) && <Icon id="ui-cross" size={20} />}
              <span>{name}</span>
            </label>
          ))}
        </div>
        {!solved && (
          <div class="pz-acts">
            <Button
              onClick={() => setHints(Math.min(hints + 1, told.proof.length))}
              reason={hints >= told.proof.length ? words('puzzle-hints-over') : null}
            >
              {words('puzzle-hint')}
            </Button>
            <Button kind="primary" onClick={answer} reason={chosen === null ? words('puzzle-choose') : null}>
              {chosen === null ? words('puzzle-commit') : words('puzzle-commit-who', { who: label(chosen) })}
            </Button>
          </div>
        )}
      </div>
      <div class="pz-told">
        <section class="paper pz-box">
          <h2>{told.told}</h2>
          {told.story}
          <p class="pz-rule">
            {told.ruled} <RuleLink id={told.rule} />
          </p>
        </section>
      </div>
      <section class={solved ? 'paper pz-proof done' : 'paper pz-proof'} aria-live="polite">
        {solved && (
          <p class="pz-right">
            <Icon id="ui-check" size={28} />
            <span>
              <b>{words('puzzle-right', { who: label(told.right) })}</b>{' '}
              {words('puzzle-how', { tries: solved.tries, hints: solved.hints })}
            </span>
          </p>
        )}
        {!solved && wrong.length > 0 && (
          <p class="pz-wrong">
            <Icon id="ui-cross" size={24} />
            <span>{told.wrong(label(wrong.at(-1)!))}</span>
          </p>
        )}
        {!kept && <Notice kind="bad">{words('puzzle-not-kept')}</Notice>}
        <div class="pz-box">
          <h2 ref={proof} tabIndex={-1}>
            {solved ? words('puzzle-why', { who: label(told.right) }) : words('puzzle-way')}
          </h2>
          {shownSteps === 0 && <p class="muted">{words('puzzle-way-hidden', { count: told.proof.length })}</p>}
          <ol class="pz-steps">
            {told.proof.slice(0, shownSteps).map((one, at) => (
              <li key={at}>
                <b class="pz-step">{at + 1}</b>
                <div>
                  <h3>
                    {one.marks ? (
                      <button type="button" class="pz-point" aria-pressed={at === step} onClick={() => setPressed(at)}>
                        {one.title}
                      </button>
                    ) : (
                      one.title
                    )}
                  </h3>
                  <p>{one.text}</p>
                  <small class="muted">{one.note}</small>
                </div>
              </li>
            ))}
          </ol>
          {solved && <After game={game} wish={wish} puzzle={puzzle} count={count} solved={solved} />}
        </div>
      </section>
      <Week game={game} date={date} solved={solved !== null} />
    </main>
  );
}

/** What comes next: another one, or telling others without giving it away. */
function After({
  game,
  wish,
  puzzle,
  count,
  solved,
}: {
  game: GameName;
  wish: Wish;
  puzzle: AnyPuzzle;
  count: number;
  solved: Solved;
}) {
  const [copied, setCopied] = useState(false);
  const address = useMemo(() => {
    const there = new URL(location.href);
    there.hash =
      wish.kind === 'day'
        ? `#/puzzle/${game}?day=${wish.date}`
        : wish.kind === 'grade'
          ? `#/puzzle/${game}?grade=${wish.grade}&seed=${wish.seed}`
          : `#/puzzle/${game}`;
    return there.href;
  }, [game, JSON.stringify(wish)]);
  const share = async () => {
    const line = words('puzzle-share-line', {
      game: gameName(game),
      day: wish.kind === 'day' ? `, ${dayText(wish.date, words.language)}` : '',
      grade: puzzle.grade,
      tries: solved.tries,
      hints: solved.hints,
    });
    const text = `${line}\n${address}`;
    setCopied(await copyText(text));
    announce(words('puzzle-copied'));
  };
  const next = () => {
    if ('at' in wish && wish.at + 1 < count) return go(`/puzzle/${game}?${wish.kind}=${wish.at + 1}`);
    go(`/puzzle/${game}?grade=${puzzle.grade}&seed=${crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1}`);
  };
  return (
    <div class="pz-after">
      {!('at' in wish) && (
        <Button icon="ui-share" onClick={() => void share()}>
          {words(copied ? 'puzzle-copied' : 'puzzle-share')}
        </Button>
      )}
      <Button kind="primary" onClick={next}>
        {words('puzzle-next')}
      </Button>
    </div>
  );
}

/** The week around the day, the days before, and puzzles of a grade. */
function Week({ game, date, solved }: { game: GameName; date: string | null; solved: boolean }) {
  const now = today();
  const row = useMemo(() => streak(game, now), [game, now, solved]);
  const seed = useMemo(() => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1, [date, solved]);
  return (
    <section class="paper pz-box pz-week">
      <h2>{words('puzzle-week')}</h2>
      <ol class="pz-days">
        {weekOf(date ?? now).map(day => {
          const name = dayText(day, words.language, { weekday: 'short' });
          const done = solvedOn(game, day) !== null;
          const inside = (
            <>
              {name}
              {done && <Icon id="ui-check" size={16} label={words('puzzle-solved')} />}
            </>
          );
          const open = day <= now && day >= FIRST_DAY;
          return (
            <li key={day} class={`${done ? 'done' : ''}${day === date ? ' now' : ''}`}>
              {open ? (
                <a
                  href={`#/puzzle/${game}?day=${day}`}
                  aria-current={day === date ? 'date' : undefined}
                  aria-label={dayText(day, words.language, { weekday: 'long', day: 'numeric', month: 'long' })}
                >
                  {inside}
                </a>
              ) : (
                <span>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p class="muted">
        {words('puzzle-week-about')} {row > 0 && words('puzzle-streak', { count: row })}
      </p>
      <p class="pz-row">
        <label>
          {words('puzzle-archive')}{' '}
          <input
            type="date"
            min={FIRST_DAY}
            max={now}
            value={date ?? now}
            onChange={event =>
              isDay(event.currentTarget.value) && go(`/puzzle/${game}?day=${event.currentTarget.value}`)
            }
          />
        </label>
        {date !== null && date > FIRST_DAY && (
          <a href={`#/puzzle/${game}?day=${dayAfter(date, -1)}`}>{words('puzzle-day-before')}</a>
        )}
        {date !== now && <a href={`#/puzzle/${game}`}>{words('puzzle-to-day')}</a>}
      </p>
      <h3>{words('puzzle-more')}</h3>
      <p class="pz-row">
        {GRADES.map(grade => (
          <Button key={grade} small href={`#/puzzle/${game}?grade=${grade}&seed=${seed}`}>
            {words('puzzle-grade', { grade })}
          </Button>
        ))}
      </p>
    </section>
  );
}
