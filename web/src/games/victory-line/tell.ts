// The game in words: the status sentence and the log. Names only, present tense, so no gender is guessed.
import type { AnyEvent, AnyView, Step, Eyes } from '../../table/session';
import type { GameModule, Telling } from '../module';
import { isCorner, label, spanLabel, type Cell } from './cells';
import { boardDeck, quoted, signs } from './deck';
import { isSpecial } from './moves';
import { asView, type GameEvent } from './seen';
import { teamAt } from './teams';

const team = (index: number, { words }: Telling): string => words(`victory-line-team-${teamAt(index).id}`);

export function status(any: AnyView, eyes: Eyes, telling: Telling): { text: string; mine: boolean } {
  const view = asView(any);
  const { words, names } = telling;
  const mine = eyes !== 'spectator' && view.awaiting.includes(eyes);
  const turn = view.turn ?? -1;
  const name = turn >= 0 ? names.of(turn) : '';
  const say = (id: string, values = {}) => words(`victory-line-status-${id}`, { name, ...values });
  switch (view.phase) {
    case 'deal':
      return { text: say('deal'), mine: false };
    case 'over':
      return { text: endSentence(view.winners, telling), mine: false };
    case 'line':
      return { text: say(mine ? 'line-mine' : 'line'), mine };
    case 'draw':
      return { text: say('draw', { name: names.of(view.owes_draw ?? turn) }), mine: false };
    case 'give-up':
      return {
        text: mine
          ? say('give-up-mine')
          : say('give-up', { names: view.giving_up.map(seat => names.of(seat)).join(', ') }),
        mine,
      };
    default: {
      if (mine && turn === eyes)
        return { text: say(view.owes_draw === eyes ? 'mine-owes' : 'mine', { name: names.of(turn, 'voc') }), mine };
      return { text: say(mine && view.owes_draw === eyes ? 'owe' : 'turn'), mine };
    }
  }
}

function endSentence(winners: number[], telling: Telling): string {
  const { words } = telling;
  if (winners.length !== 1) return words('victory-line-status-drawn');
  const id = teamAt(winners[0]!).id;
  return words('victory-line-status-won', { team: words.language === 'ru' ? id : words(`victory-line-team-${id}`) });
}

/** An opened card and what it did, in one sentence: the events of a step belong together. */
function opened(event: Extract<GameEvent, { event: 'opened' }>, events: GameEvent[], telling: Telling): string {
  const deck = boardDeck(telling.deck);
  const placed = events.find(one => one.event === 'placed');
  const removed = events.find(one => one.event === 'removed');
  const cell: Cell | undefined = placed?.cell ?? removed?.cell ?? deck.homes.get(event.card);
  // The number of teams is not in an event: a chip that was placed tells the colour, else the seat's own shape is left
  // out.
  const own = placed ? placed.team : null;
  const values = {
    name: telling.names.of(event.seat),
    sign: own === null ? '' : teamAt(own).sign,
    cell: cell ? label(cell) : '',
    event: cell ? quoted(deck.at.get(cell)?.name ?? '', deck.language) : '',
    card: signs(event.card),
    other: removed ? teamAt(removed.team).sign : '',
  };
  const say = (id: string) => telling.words(`victory-line-log-${id}`, values).replace(/ {2,}/g, ' ');
  if (isSpecial(event.card)) {
    if (placed && removed) return say('swap');
    if (placed) return say('add');
    return removed ? say('remove') : say('no-target');
  }
  return placed ? say('placed') : say('dead');
}

export function tell(any: AnyEvent, step: Step, telling: Telling): string | null {
  const event = any as unknown as GameEvent;
  const events = step.events as unknown as GameEvent[];
  const { words, names } = telling;
  switch (event.event) {
    case 'dealt':
      return event.seat === 0 ? words('victory-line-log-dealt') : null;
    case 'began':
      return words('victory-line-log-began', { name: names.of(event.seat) });
    case 'opened':
      return opened(event, events, telling);
    case 'exchanged': {
      const deck = boardDeck(telling.deck);
      return words('victory-line-log-exchanged', {
        name: names.of(event.seat),
        sign: '',
        event: quoted(deck.of.get(event.card)?.name ?? event.card, deck.language),
      }).replace(/ {2,}/g, ' ');
    }
    case 'line': {
      const of = words(`victory-line-of-${teamAt(event.team).id}`);
      return words(event.cells.some(isCorner) ? 'victory-line-log-line-corner' : 'victory-line-log-line', {
        team: of,
        span: spanLabel(event.cells),
      });
    }
    case 'forgot':
      return words('victory-line-log-forgot', { name: names.of(event.seat), limit: event.limit });
    case 'penalty':
      return words('victory-line-log-penalty', { team: team(event.team, telling) });
    case 'limit':
      return words('victory-line-log-limit', { name: names.of(event.seat), limit: event.limit });
    case 'gave-up':
      return words('victory-line-log-gave-up', { name: names.of(event.seat) });
    case 'over':
      return event.winners.length === 1
        ? words('victory-line-log-won', { team: team(event.winners[0]!, telling) })
        : words('victory-line-log-drawn', { teams: event.winners.map(one => team(one, telling)).join(', ') });
    default:
      return null;
  }
}

const seatOf = (event: AnyEvent): number | null => (typeof event.seat === 'number' ? event.seat : null);

export const filters: GameModule['filters'] = [
  { id: 'victory-line-filter-mine', keeps: (event: AnyEvent, eyes: Eyes) => seatOf(event) === eyes },
  { id: 'victory-line-filter-lines', keeps: (event: AnyEvent) => event.event === 'line' || event.event === 'over' },
  {
    id: 'victory-line-filter-penalties',
    keeps: (event: AnyEvent) => ['forgot', 'penalty', 'limit', 'gave-up'].includes(event.event),
  },
];
