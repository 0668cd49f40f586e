// One table on the teacher's wall: what goes on there as a sentence, how long since, how far, who is there. No cards of
// anybody.
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/Icon';
import { RuleLink } from '../ui/Rules';
import { scriptOf } from '../ui/Seat';
import { words } from '../words/words';
import { clock, type Need } from './need';
import { Pen } from './Pen';
import './parts.css';

export type Line = 'on' | 'off' | 'bot';
export type CardSeat = { name: string; line: Line; turn: boolean };
export type Progress = { done: number; of: number; text: string };

type TableCardProps = {
  table: number;
  need: Need;
  sentence: string;
  /** ms since the last command */
  idle: number;
  progress: Progress | null;
  seats: CardSeat[];
  nameOf(person: number): string;
  /** what the rule is called that they trip over */
  ruleTitle: string | null;
  now: number;
  acts?: ComponentChildren;
  /** on a phone those that go well are only a line */
  small?: boolean;
  tabIndex: number;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
};

const LOOKS: Record<Need['kind'], 'bad' | 'hand' | 'look' | 'ok'> = {
  stuck: 'bad',
  hand: 'hand',
  slow: 'look',
  trips: 'look',
  line: 'look',
  paused: 'look',
  fine: 'ok',
  over: 'ok',
};

export function TableCard(props: TableCardProps) {
  const { table, need, sentence, idle, progress, seats, ruleTitle, acts, small } = props;
  const quiet = need.kind === 'over' || need.kind === 'paused';
  return (
    <article
      class={`tcard ${LOOKS[need.kind]}${small ? ' small' : ''}`}
      data-table={table}
      data-need={need.kind}
      data-rove="tables"
      aria-labelledby={`tcard-${table}`}
      tabIndex={props.tabIndex}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
    >
      <header>
        <h2 id={`tcard-${table}`}>{words('class-table', { number: table })}</h2>
        <NeedBadge need={need} now={props.now} nameOf={props.nameOf} />
      </header>
      <p class="tcard-says">{sentence}</p>
      <p class={need.kind === 'stuck' ? 'tcard-idle bad' : 'tcard-idle'}>
        <Icon id="ui-clock" size={18} />
        {quiet ? words('class-still') : words('class-idle', { time: clock(idle) })}
      </p>
      {need.kind === 'trips' && (
        <p class="tcard-trips">
          <Icon id="ui-book" size={20} />
          <RuleLink id={need.rule}>{ruleTitle ? `${need.rule}: ${ruleTitle}` : need.rule}</RuleLink>
        </p>
      )}
      {progress && <ProgressRow {...progress} />}
      <SeatDots seats={seats} />
      {acts && <div class="tcard-acts">{acts}</div>}
    </article>
  );
}

const PICTURES: Record<Need['kind'], string> = {
  stuck: 'timer',
  hand: '',
  slow: 'timer',
  trips: 'info',
  line: 'offline',
  paused: 'pause',
  fine: '',
  over: '',
};

function NeedBadge({ need, now, nameOf }: { need: Need; now: number; nameOf(person: number): string }) {
  const text = (() => {
    switch (need.kind) {
      case 'stuck':
      case 'slow':
        return words('class-need-stuck', { time: clock(now - need.since) });
      case 'hand':
        return words('class-need-hand', { name: nameOf(need.person), time: clock(now - need.since) });
      case 'trips':
        return words('class-need-trips', { count: need.count });
      case 'line':
        return words('class-need-line', { name: nameOf(need.people[0]!), more: need.people.length - 1 });
      case 'paused':
        return words('class-need-paused');
      case 'fine':
        return words('class-need-fine');
      case 'over':
        return words('class-need-over');
    }
  })();
  const picture = PICTURES[need.kind];
  return (
    <span class={`badge ${LOOKS[need.kind]}`}>
      {picture ? <Pen id={picture} size={20} /> : <Icon id={need.kind === 'hand' ? 'ui-hand' : 'ui-check'} size={20} />}
      {text}
    </span>
  );
}

/** How far a game is: boxes as far as there are few enough, and the words beside them. */
export function ProgressRow({ done, of, text }: Progress) {
  return (
    <div class="progress">
      <span class="boxes" style={{ '--of': of }} aria-hidden>
        {Array.from({ length: of }, (_, at) => (
          <i key={at} class={at < done ? 'on' : ''} />
        ))}
      </span>
      <span>{text}</span>
    </div>
  );
}

function SeatDots({ seats }: { seats: CardSeat[] }) {
  return (
    <ul class="seat-dots">
      {seats.map(({ name, line, turn }, at) => (
        <li key={at} class={turn ? 'turn' : ''}>
          {line === 'bot' ? <Icon id="ui-bot" size={18} /> : <i class={`line ${line}`} aria-hidden />}
          <span lang={scriptOf(name)}>{name}</span>
          {line === 'off' && <small>{words('class-line-off')}</small>}
          {turn && <span class="unseen">, {words('class-turn')}</span>}
        </li>
      ))}
    </ul>
  );
}
