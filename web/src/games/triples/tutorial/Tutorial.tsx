// The lesson on the screen: the table itself, and above it what to do next. Each step can be skipped; a lesson left is
// resumed.
import type { TutorialProps } from '../../module';
import { useEffect } from 'preact/hooks';
import type { Deck } from '../../../table/deck';
import { announce } from '../../../ui/Announcer';
import { Bar } from '../../../ui/Bar';
import { Button } from '../../../ui/Button';
import { NotLoaded, useLoad } from '../../../ui/load';
import { namesOf, type Pseudonym } from '../../../words/names';
import { words } from '../../../words/words';
import { cardsOf } from '../deck';
import { stateOf } from '../store';
import { Table } from '../Table';
import { stepText } from '../parts/Slip';
import { quoted } from '../tell';
import { keepStep, keptStep, lessonParts } from '../../lesson';
import { LessonSession, STEPS } from './lesson';
import './lesson.css';

/** Between two lines of the script: time to read what was said. */
const PACE = 2200;

type Ready = { session: LessonSession; deck: Deck; pseudonyms: Pseudonym[] };

export function Tutorial({ leave, done }: TutorialProps) {
  const language = words.language;
  const load = async (): Promise<Ready> => {
    const { engine, deck, pseudonyms } = await lessonParts('psz', language);
    const session = new LessonSession(engine, () => words('triples-lesson-other'));
    for (const until = keptStep('triples', STEPS.length - 1); session.step.value < until;) session.skip();
    return { session, deck, pseudonyms };
  };
  const { value: ready, failed, again } = useLoad(load, [language], ({ session }) => session.close());
  if (!ready || ready.deck.language !== language) {
    return (
      <>
        <Bar title={words('triples-lesson')} />
        <main class="tl cloth" aria-busy={!failed}>
          {failed && <NotLoaded again={again} />}
        </main>
      </>
    );
  }
  return <Lesson {...ready} leave={leave} finish={done} />;
}

function Lesson({ session, deck, pseudonyms, leave, finish }: Ready & { leave(): void; finish(): void }) {
  const names = namesOf(session.seats.value, pseudonyms, words.language);
  const at = session.step.value;
  const step = STEPS[at]!;
  const last = at === STEPS.length - 1;
  const who = step.who ?? 1;
  const text = words(`triples-lesson-${at + 1}`, {
    who: names.of(who),
    'who-acc': names.of(who, 'acc'),
    'who-gen': names.of(who, 'gen'),
    asker: names.of(1),
    'asker-gen': names.of(1, 'gen'),
    asked: names.of(2),
    'asked-acc': names.of(2, 'acc'),
    'asked-gen': names.of(2, 'gen'),
    card: step.card ? quoted(cardsOf(deck).card(step.card).name, words.language) : '',
  });
  const done = step.done(session);
  useEffect(() => {
    if (done) session.step.value = at + 1;
  }, [done, at]);
  useEffect(() => {
    keepStep('triples', last ? 0 : at);
    // On a phone the open card lies where the list is.
    const state = stateOf(session);
    if (step.hint === 'list' || step.command) state.open.value = null;
    state.folded.value = step.hint !== 'list' && !step.command;
    announce(text);
  }, [at]);
  const story = session.story.value;
  useEffect(() => {
    const step = story.at(-1);
    if (step && at > 0) announce(stepText(step, { telling: { words, names, deck } }));
  }, [story.length]);
  // The others follow their script while the learner listens.
  const turn = session.view.value.turn;
  useEffect(() => {
    if (at < 6) return;
    const timer = setTimeout(() => session.prompt(), PACE);
    return () => clearTimeout(timer);
  }, [at, turn]);
  const next = () => {
    if (at === 6) while (session.prompt());
    session.step.value = at + 1;
  };
  const reads = step.hint === 'hand' || step.hint === 'slip';
  return (
    <>
      <Bar title={words('triples-lesson')}>
        <Button small kind="quiet" onClick={leave}>
          {words('triples-lesson-leave')}
        </Button>
      </Bar>
      <main class="tl" data-hint={step.hint ?? undefined} data-who={step.who} data-card={step.card}>
        <section class="tl-say" aria-label={words('triples-lesson')}>
          <div class="tl-count">{words('triples-lesson-step', { step: at + 1, steps: STEPS.length })}</div>
          <p>{text}</p>
          {last ? (
            <Button small kind="accent" onClick={finish}>
              {words('triples-lesson-done')}
            </Button>
          ) : reads ? (
            <Button small kind="accent" onClick={next}>
              {words('triples-lesson-next')}
            </Button>
          ) : (
            <Button small onClick={() => session.skip()}>
              {words('triples-lesson-skip')}
            </Button>
          )}
        </section>
        <Table session={session} telling={{ words, names, deck }} />
      </main>
    </>
  );
}
