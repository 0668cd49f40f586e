// Where tables parted: what everybody knew, the cards of that seat, the choices; once shown, what the tables did and what it was worth.
// Seats are numbers, tables are numbers, nobody is a person here.
import type { Telling } from '../games/module';
import { logLines } from '../screens/table/log';
import type { SeatInfo } from '../table/session';
import { tellingOf } from '../screens/table/telling';
import { useWords } from '../words/words';
import type { Knowing } from './knowing';
import type { ToldFork, ToldQuestion } from './told';
import './parts.css';

/** Seats as "seat 3": the story of a fork names no person. */
export function seatTelling({ known, words }: Knowing, players: number): Telling {
  const seats: SeatInfo[] = Array.from({ length: players }, (_, seat) => ({ seat, name: { typed: words('class-seat', { number: seat + 1 }) }, kind: 'person', mine: false, here: true, standIn: false }));
  return tellingOf(known, seats, words);
}

export function optionText(option: string, question: ToldQuestion, knowing: Knowing): string {
  if (question.asked.kind === 'text' || !question.fork) return option;
  const { fork } = question;
  return knowing.classroom?.act(option, fork.view, seatTelling(knowing, fork.players)) ?? option;
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function ForkPosition({ fork, knowing }: { fork: ToldFork; knowing: Knowing }) {
  const words = useWords();
  const telling = seatTelling(knowing, fork.players);
  const hand = knowing.classroom?.hand(fork.view, fork.seat, telling) ?? [];
  const story = (fork as { story?: { seq: number; events: never[] }[] }).story ?? [];
  const lines = logLines(story.map(step => ({ ...step, at: 0 })), knowing.known.game, telling, 'spectator', null).slice(-3);
  const count = (seat: number) => {
    const held = (fork.view.hands as unknown[] | undefined)?.[seat];
    return typeof held === 'number' ? held : Array.isArray(held) ? held.length : null;
  };
  return (
    <section class="fork-position paper">
      <h2>{words('class-fork-where', { seat: fork.seat + 1, step: fork.step })}</h2>
      <p>{words('class-fork-same')}</p>
      {lines.length > 0 && <ol class="fork-story">{lines.map((line, at) => <li key={at}><b>{at + 1}</b><span>{line.text}</span></li>)}</ol>}
      <ul class="fork-seats" aria-label={words('class-fork-seats')}>
        {Array.from({ length: fork.players }, (_, seat) => (
          <li key={seat} class={seat === fork.seat ? 'me' : ''}><b>{seat + 1}</b>{count(seat) !== null && <span>{words('class-cards', { count: count(seat)! })}</span>}</li>
        ))}
      </ul>
      {hand.length > 0 && (
        <>
          <h3>{words('class-fork-hand', { seat: fork.seat + 1, count: hand.length })}</h3>
          <ul class="fork-hand">{hand.map(({ text, short, frame }, at) => <li key={at} style={frame ? { '--frame': `var(--frame-${frame})`, '--pat': `var(--frame-${frame}-pattern)` } : undefined} class={frame ? 'framed' : ''}>{frame ? <b>{frame}</b> : null}<span title={text}>{short ?? text}</span></li>)}</ul>
        </>
      )}
    </section>
  );
}

/** The bars stay away until the teacher shows them. */
export function QuestionResult({ question, knowing }: { question: ToldQuestion; knowing: Knowing }) {
  const words = useWords();
  const options = question.options;
  const most = Math.max(1, ...(question.counts ?? []));
  return (
    <section class="question-result paper">
      <h2>{question.asked.kind === 'fork' ? words('class-fork-did') : question.asked.text}</h2>
      <ol>
        {options.map((option, at) => {
          const told = question.fork?.choices.find(one => one.do === option);
          const worth = told?.weighed && knowing.classroom?.worth ? knowing.classroom.worth(told.weighed, seatTelling(knowing, question.fork!.players)) : null;
          const share = worth?.share ?? (question.counts?.[at] ?? 0) / most;
          return (
            <li key={option}>
              <b class="letter">{LETTERS[at]}</b>
              <h3>{optionText(option, question, knowing)}</h3>
              {told?.tables && <p class="did"><span class="tiles">{told.tables.map(table => <i key={table}>{table}</i>)}</span>{words('class-tables', { count: told.tables.length })}</p>}
              <p class="voted">{words('class-votes', { count: question.counts?.[at] ?? 0 })}</p>
              <span class="meter" aria-hidden="true"><i style={{ width: `${Math.round(share * 100)}%` }} /></span>
              {worth && <p class="worth">{worth.text}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function QuestionChoices({ question, knowing }: { question: ToldQuestion; knowing: Knowing }) {
  const words = useWords();
  const people = Math.max(question.of, question.votes);
  return (
    <section class="question-choices paper">
      <h2>{question.asked.kind === 'fork' ? words('class-fork-ask', { seat: (question.fork?.seat ?? 0) + 1 }) : question.asked.text}</h2>
      {question.options.length > 0 && <p>{words('class-vote-first')}</p>}
      <ol>{question.options.map((option, at) => <li key={option}><b class="letter">{LETTERS[at]}</b><span>{optionText(option, question, knowing)}</span></li>)}</ol>
      {question.options.length > 0 && (
        <div class="vote-count">
          <p><b>{question.votes}</b> {words('class-voted', { count: question.votes, of: question.of })}</p>
          <span class="boxes" style={{ '--of': people }} aria-hidden="true">{Array.from({ length: people }, (_, at) => <i key={at} class={at < question.votes ? 'on' : ''} />)}</span>
        </div>
      )}
    </section>
  );
}
