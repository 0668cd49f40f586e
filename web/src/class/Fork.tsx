// Where tables parted: what everybody knew, the cards of that seat, the choices; once shown, what the tables did and
// what it was worth. Seats are numbers, tables are numbers, nobody is a person here.
import type { LessonFork, LessonQuestion } from '../engine/types';
import type { Telling } from '../games/module';
import { logLines } from '../screens/table/log';
import type { SeatInfo } from '../table/session';
import { tellingOf } from '../screens/table/telling';
import { Icon } from '../ui/Icon';
import { capital } from '../words/capital';
import { words } from '../words/words';
import type { Knowing } from './knowing';
import { useRuleHeads } from './ruleHeads';
import './parts.css';

/** Seats as "seat 3": the story of a fork names no person. */
export function seatTelling({ known, words }: Pick<Knowing, 'known' | 'words'>, players: number): Telling {
  const seats: SeatInfo[] = Array.from({ length: players }, (_, seat) => ({
    seat,
    name: { typed: words('class-seat', { number: seat + 1 }) },
    kind: 'person',
    mine: false,
    here: true,
    standIn: false,
  }));
  return tellingOf(known, seats, words);
}

export function optionText(option: string, question: LessonQuestion, knowing: Knowing): string {
  if (question.asked.sense === 'convinced') return knowing.words('class-convinced', { option });
  if (question.asked.kind === 'text' || !question.fork) return option;
  const { fork } = question;
  return knowing.classroom?.act(option, fork.view, seatTelling(knowing, fork.players)) ?? option;
}

/** What a class is asked where tables never parted. */
export const insteadText = ({ words, classroom }: Pick<Knowing, 'classroom' | 'words'>): string =>
  classroom?.instead?.(words) ?? words('class-instead');

/** Choices that were mistakes by the rules, as far as it is told what came of them. */
const mistakesOf = (fork: LessonFork, knowing: Knowing) =>
  fork.choices.map(choice => knowing.classroom?.mistake?.(choice, seatTelling(knowing, fork.players)) ?? null);

/** The question itself, in the reader's language where it has no words of its own. */
export function questionText(
  { asked, fork }: LessonQuestion,
  { words, classroom, known }: Pick<Knowing, 'known' | 'classroom' | 'words'>,
): string {
  if (fork) return words('class-fork-ask', { seat: fork.seat + 1 });
  const title =
    asked.about && classroom
      ? classroom.cards(tellingOf(known, [], words)).find(card => card.id === asked.about)?.title
      : undefined;
  if (asked.kind === 'place') return words('class-map-ask', { title: title ?? '' });
  if (asked.sense === 'instead') return insteadText({ words, classroom });
  return asked.sense === 'convinced' ? words('class-convinced-ask', { title: title ?? '' }) : (asked.text ?? '');
}

/**
 * A vote of the report in words: a fork is kept by its commands alone, so its choices are told as the game tells them.
 */
export function votedIn(
  { asked, options }: { asked: Record<string, unknown>; options: string[] },
  knowing: Pick<Knowing, 'known' | 'classroom' | 'words'>,
): { text: string; options: string[] } {
  const { words, classroom, known } = knowing;
  const told = asked as LessonQuestion['asked'];
  if (told.kind !== 'fork') {
    const question = { asked: told, fork: null } as LessonQuestion;
    return {
      text: questionText(question, knowing),
      options: told.sense === 'convinced' ? options.map(option => words('class-convinced', { option })) : options,
    };
  }
  const players = 12;
  return {
    text: words('class-fork-voted', { number: told.number ?? 0 }),
    options: options.map(option => classroom?.act(option, NO_VIEW, seatTelling({ known, words }, players)) ?? option),
  };
}

/** Where a choice is told without its position. */
const NO_VIEW = { offers: [] } as unknown as LessonFork['view'];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function ForkPosition({ fork, knowing }: { fork: LessonFork; knowing: Knowing }) {
  const telling = seatTelling(knowing, fork.players);
  const hand = knowing.classroom?.hand(fork.view, fork.seat, telling) ?? [];
  const lines = logLines(
    (fork.story ?? []).map((events, seq) => ({ seq, events, at: 0 })),
    knowing.known.game,
    telling,
    'spectator',
    null,
  ).slice(-3);
  // The name of a seat is a word of the language, which begins some of these sentences.
  const seats = Array.from({ length: fork.players }, (_, seat) => telling.names.of(seat));
  const sentences = (text: string) =>
    capital(seats.reduce((told, seat) => told.replaceAll(`. ${seat} `, `. ${capital(seat)} `), text));
  const rules = [...new Set(mistakesOf(fork, knowing).flatMap(found => (found ? [found.rule] : [])))];
  const inHand = hand.reduce((sum, { count = 1 }) => sum + count, 0);
  const count = (seat: number) => {
    if (seat === fork.seat && inHand > 0) return inHand;
    const held = (fork.view.hands as unknown[] | undefined)?.[seat];
    return typeof held === 'number' ? held : Array.isArray(held) ? held.length : null;
  };
  return (
    <section class="fork-position paper">
      <h2>{words('class-fork-where', { seat: fork.seat + 1, step: fork.step })}</h2>
      <p class="fork-same">{words('class-fork-same')}</p>
      {lines.length > 0 && (
        <ol class="fork-story">
          {lines.map((line, at) => (
            <li key={at}>
              <b>{at + 1}</b>
              <span>{sentences(line.text)}</span>
            </li>
          ))}
        </ol>
      )}
      <ul class="fork-seats" aria-label={words('class-fork-seats')}>
        {Array.from({ length: fork.players }, (_, seat) => (
          <li key={seat} class={seat === fork.seat ? 'me' : ''}>
            <b>{seat + 1}</b>
            {count(seat) !== null && <span>{words('class-cards', { count: count(seat)! })}</span>}
          </li>
        ))}
      </ul>
      {rules.map(rule => (
        <RuleBox key={rule} rule={rule} knowing={knowing} />
      ))}
      {hand.length > 0 && (
        <>
          <h3>{words('class-fork-hand', { seat: fork.seat + 1, count: inHand })}</h3>
          <ul class="fork-hand">
            {hand.map(({ text, short, frame }, at) => (
              <li
                key={at}
                style={
                  frame ? { '--frame': `var(--frame-${frame})`, '--pat': `var(--frame-${frame}-pattern)` } : undefined
                }
                class={frame ? 'framed' : ''}
              >
                {frame ? <b>{frame}</b> : null}
                <span title={text}>{short ?? text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What a rule says first, beside the choices that broke it. */
function RuleBox({ rule, knowing }: { rule: string; knowing: Knowing }) {
  const found = useRuleHeads(knowing).get(rule);
  return (
    <section class="fork-rule">
      <h3>
        <Icon id="ui-book" size={22} />
        {rule} {found?.title}
      </h3>
      {found && <p>{found.first}</p>}
    </section>
  );
}

/** The bars stay away until the teacher shows them. */
export function QuestionResult({ question, knowing }: { question: LessonQuestion; knowing: Knowing }) {
  const { options, fork } = question;
  const most = Math.max(1, ...(question.counts ?? []));
  const mistakes = fork ? mistakesOf(fork, knowing) : [];
  // Not every game can count what a choice was worth; whether it kept the rules is known of all.
  const weighed = knowing.classroom?.worth !== undefined && fork?.choices.some(choice => choice.weighed);
  const legal = fork !== null && !weighed && mistakes.every(one => one === null);
  return (
    <section class={options.length > 3 ? 'question-result many paper' : 'question-result paper'}>
      <h2>{fork ? words(weighed ? 'class-fork-did' : 'class-fork-did-only') : questionText(question, knowing)}</h2>
      {legal && <p class="legal">{words('class-fork-legal')}</p>}
      <ol>
        {options.map((option, at) => {
          const place = fork?.choices.findIndex(one => one.do === option) ?? -1;
          const told = fork?.choices[place];
          const mistake = mistakes[place] ?? null;
          const worth =
            told?.weighed && !mistake && knowing.classroom?.worth
              ? knowing.classroom.worth(told.weighed, seatTelling(knowing, fork!.players))
              : null;
          // Of a fork a bar says what a choice was worth, of another question how many chose it.
          const share = fork ? (worth?.share ?? null) : (question.counts?.[at] ?? 0) / most;
          return (
            <li key={option} class={mistake ? 'mistake' : ''}>
              <b class="letter">{LETTERS[at]}</b>
              <h3>{optionText(option, question, knowing)}</h3>
              {told?.tables && (
                <p class="did">
                  {words('class-fork-tables', { count: told.tables.length })}
                  <span class="tiles">
                    {told.tables.map(table => (
                      <i key={table}>{table}</i>
                    ))}
                  </span>
                </p>
              )}
              <p class="voted">{words('class-votes', { count: question.counts?.[at] ?? 0 })}</p>
              {(mistake || share !== null) && (
                <span class="meter" aria-hidden>
                  <i style={{ width: `${mistake ? 0 : Math.round(share! * 100)}%` }} />
                </span>
              )}
              {mistake ? (
                <p class="worth">{words('class-fork-mistake', { rule: mistake.rule })}</p>
              ) : (
                worth && <p class="worth">{worth.text}</p>
              )}
              {mistake && <p class="why">{mistake.text}</p>}
            </li>
          );
        })}
      </ol>
      {(question.unsure ?? 0) > 0 && <p class="unsure">{words('class-unsure-count', { count: question.unsure! })}</p>}
    </section>
  );
}

export function QuestionChoices({ question, knowing }: { question: LessonQuestion; knowing: Knowing }) {
  return (
    <section class="question-choices paper">
      <h2>{questionText(question, knowing)}</h2>
      {question.fork && <p>{words('class-vote-first')}</p>}
      <ol>
        {question.options.map((option, at) => (
          <li key={option}>
            <b class="letter">{LETTERS[at]}</b>
            <span>{optionText(option, question, knowing)}</span>
          </li>
        ))}
      </ol>
      {question.options.length > 0 && <VoteCount question={question} />}
    </section>
  );
}

/** A box for each pupil: it fills as votes come. */
export function VoteCount({ question }: { question: LessonQuestion }) {
  const people = Math.max(question.of, question.votes);
  return (
    <div class="vote-count">
      <p>
        <b>{question.votes}</b>{' '}
        {words(question.asked.kind === 'place' ? 'class-answered' : 'class-voted', {
          count: question.votes,
          of: question.of,
        })}
      </p>
      <span class="boxes" style={{ '--of': people }} aria-hidden>
        {Array.from({ length: people }, (_, at) => (
          <i key={at} class={at < question.votes ? 'on' : ''} />
        ))}
      </span>
    </div>
  );
}
