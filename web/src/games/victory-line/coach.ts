// The coach of `victory-line`: what can still be made into a line, by whom, and what is missing.
import { label, spanLabel } from './cells';
import { boardDeck, quoted, signs } from './deck';
import { isSpecial } from './moves';
import { teamAt } from './teams';
import type { Telling } from '../module';
import type { Advice } from '../../table/bots';
import {
  number,
  percent,
  sentences,
  type Fact,
  type GameCoach,
  type Move,
  type Part,
  type Scene,
  type Why,
} from '../../coach/coach';

/** So many of each kind are told; with more the board says it better. */
const MOST = 5;

const cellsText = (cells: unknown) => (cells as string[]).map(label).join(', ');

function windowReason(why: Why, { words }: Telling): string {
  const own = why.own_window as string[] | undefined;
  const theirs = why.their_window as string[] | undefined;
  if (why.code === 'completes' && own) return words('coach-victory-line-completes', { span: spanLabel(own) });
  if (why.code === 'stops' && theirs) {
    return words('coach-victory-line-stops', {
      team: words(`victory-line-of-${teamAt(number(why.team)).id}`),
      span: spanLabel(theirs),
      theirs: number(why.theirs),
    });
  }
  if (own) return words('coach-victory-line-builds', { own: number(why.own), span: spanLabel(own) });
  return words('coach-victory-line-free');
}

function judged(why: Why, telling: Telling): string | null {
  const { words } = telling;
  const permille = number(why.permille);
  if (why.exact) {
    return words('coach-victory-line-exact', {
      result: permille >= 1000 ? 'won' : permille === 500 ? 'drawn' : permille === 0 ? 'lost' : 'open',
    });
  }
  return number(why.games) > 0
    ? words('coach-victory-line-games', { percent: percent(permille, telling), games: number(why.games) })
    : null;
}

/** The fuller six that a bot below "steady" did not see, or kept a special card back from. */
function missed(why: Why, { words }: Telling): string | null {
  const [unseen, kept] = [why.overlooked, why.kept] as (string[] | undefined)[];
  if (unseen) return words('coach-victory-line-overlooked', { span: spanLabel(unseen) });
  return kept ? words('coach-victory-line-kept', { span: spanLabel(kept) }) : null;
}

function reason(why: Why, _move: Move, telling: Telling): string | null {
  const { words } = telling;
  if (why.code === 'chance') return words('coach-why-lot');
  if (why.code === 'answer') return words('coach-victory-line-answer');
  return sentences(
    why.code === 'dead' ? words('coach-victory-line-dead') : windowReason(why, telling),
    judged(why, telling),
    missed(why, telling),
  );
}

function move({ command, view }: Move, telling: Telling): string | null {
  const { words } = telling;
  const deck = boardDeck(telling.deck);
  const [verb, what = '', cell] = command.split(' ');
  const event = (id: string) => quoted(deck.of.get(id)?.name ?? id, deck.language);
  const home = deck.homes.get(what);
  switch (verb) {
    case 'play': {
      if (cell && isSpecial(what)) {
        const there = deck.at.get(cell);
        return words('coach-victory-line-special', {
          card: signs(what),
          cell: label(cell),
          event: there ? quoted(there.name, deck.language) : '',
        });
      }
      const dead = home !== undefined && home in (view.chips as Record<string, number>);
      if (!home || dead)
        return words('coach-victory-line-plain', { card: isSpecial(what) ? signs(what) : event(what) });
      return words('coach-victory-line-play', { event: event(what), cell: label(home) });
    }
    case 'line':
      return words('coach-victory-line-line', { span: spanLabel([what, cell!]) });
    case 'draw':
      return words('coach-victory-line-draw');
    case 'give-up':
    case 'exchange':
      return words(`coach-victory-line-${verb}`, { event: isSpecial(what) ? signs(what) : event(what) });
    default:
      return null;
  }
}

function fact(advice: Advice, telling: Telling): Fact {
  const { words } = telling;
  const mine = advice.code === 'own';
  const held = advice.held as string[];
  const spent = advice.spent as string[];
  const span = spanLabel(advice.window as string[]);
  const values = {
    span,
    filled: number(advice.filled),
    cells: cellsText(advice.cells),
    team: words(`victory-line-team-${teamAt(number(advice.team)).id}`),
  };
  const why = sentences(
    held.length > 0 &&
      words(mine ? 'coach-victory-line-held-mine' : 'coach-victory-line-held-theirs', { cells: cellsText(held) }),
    spent.length > 0 && words('coach-victory-line-spent', { cells: cellsText(spent) }),
  );
  return {
    text: words(mine ? 'coach-victory-line-own' : 'coach-victory-line-threat', values),
    why: why || undefined,
    cells: advice.window as string[],
  };
}

/** The fullest first; of equally full ones those that need no card that is gone. */
function parts(advice: Advice[], _scene: Scene, telling: Telling): Part[] {
  const rank = (one: Advice) =>
    number(one.filled) * 4 +
    (one.code === 'own' ? (one.held as string[]).length : -(one.held as string[]).length) -
    (one.spent as string[]).length;
  const sorted = [...advice].sort((a, b) => rank(b) - rank(a));
  const told = (['threat', 'own'] as const).flatMap(code => sorted.filter(one => one.code === code).slice(0, MOST));
  const rest = sorted.filter(one => !told.includes(one));
  return [
    {
      title: 'coach-victory-line-board',
      facts: told.map(one => fact(one, telling)),
      more: rest.map(one => fact(one, telling)),
    },
  ];
}

export const coach: GameCoach = { reason, move, parts, composed: () => null, weighed: () => [] };
