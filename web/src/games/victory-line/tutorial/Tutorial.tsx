// The lesson on the screen: the table itself, and above it what to do next. Each step can be skipped; a lesson that was
// left is taken up again.
import type { TutorialProps } from '../../module';
import { useEffect } from 'preact/hooks';
import type { Deck } from '../../../table/deck';
import { announce } from '../../../ui/Announcer';
import { Bar } from '../../../ui/Bar';
import { Button } from '../../../ui/Button';
import { NotLoaded, useLoad } from '../../../ui/load';
import { namesOf, type Pseudonym } from '../../../words/names';
import { words } from '../../../words/words';
import { label } from '../cells';
import { boardDeck, quoted } from '../deck';
import { Table } from '../Table';
import { keepStep, keptStep, lessonParts } from '../../lesson';
import { LessonSession, STEPS } from './lesson';
import './lesson.css';

type Ready = { session: LessonSession; deck: Deck; pseudonyms: Pseudonym[] };

export function Tutorial({ leave, done }: TutorialProps) {
  const language = words.language;
  const load = async (): Promise<Ready> => {
    const { engine, deck, pseudonyms } = await lessonParts('gpw', language);
    const names = pseudonyms.slice(0, 2).map(one => one.id);
    const from = keptStep('victory-line', STEPS.length);
    return { session: new LessonSession(engine, deck.facts.cells, names, from), deck, pseudonyms };
  };
  const { value, failed, again } = useLoad(load, [language], ({ session }) => session.close());
  const ready = value?.deck.language === language ? value : null;
  return (
    <div class="vl-lesson" data-game="victory-line">
      <Bar title={words('victory-line-lesson')}>
        <Button small kind="quiet" onClick={leave}>
          {words('victory-line-lesson-leave')}
        </Button>
      </Bar>
      {ready ? (
        <Lesson {...ready} finish={done} />
      ) : (
        <main class="vl-room cloth" aria-busy={!failed}>
          {failed && <NotLoaded again={again} />}
        </main>
      )}
    </div>
  );
}

function Lesson({ session, deck, pseudonyms, finish }: Ready & { finish(): void }) {
  const at = session.step.value;
  const step = STEPS[at]!;
  const last = at === STEPS.length - 1;
  const done = session.done.value;
  const board = boardDeck(deck);
  const names = namesOf(session.seats.value, pseudonyms, words.language);
  const cell = step.cell ?? '';
  const text = words(`victory-line-lesson-${step.id}`, {
    cell: cell && label(cell),
    card: cell ? quoted(board.at.get(cell)!.name, words.language) : '',
  });
  const praise = words(`victory-line-lesson-${step.id}-done`);
  useEffect(() => {
    keepStep('victory-line', last ? 0 : at);
    announce(text);
  }, [at]);
  useEffect(() => {
    if (done) announce(praise);
  }, [done]);
  const next = () => (last ? finish() : session.go(at + 1));
  return (
    <>
      <section class="vl-coach" aria-label={words('victory-line-lesson')}>
        <span class="count">{words('victory-line-lesson-step', { step: at + 1, steps: STEPS.length })}</span>
        <p>{done ? praise : text}</p>
        {done || step.reads ? (
          <Button kind="accent" onClick={next}>
            {words(last ? 'victory-line-lesson-end' : 'victory-line-lesson-next')}
          </Button>
        ) : (
          <Button small kind="quiet" onClick={next}>
            {words('victory-line-lesson-skip')}
          </Button>
        )}
      </section>
      <main class="vl-room cloth">
        <Table key={at} session={session} telling={{ words, names, deck }} />
      </main>
    </>
  );
}
