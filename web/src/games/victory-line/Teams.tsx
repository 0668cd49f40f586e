// Teams with their lines, and who moves after whom.
import { AwaySince, useAwayWords } from '../../ui/away';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/Button';
import { scriptOf } from '../../ui/Seat';
import type { Names } from '../../words/names';
import { words } from '../../words/words';
import { setLearning } from './learning';
import { deckSize, heldBy, linesOf, type View } from './seen';
import { seatsOf, teamAt, teamOf, teamsAt } from './teams';

type TeamsProps = {
  view: View;
  names: Names;
  /** chips of each team that are not on the board */
  supply: number[];
  /** the team of the one who looks, or -1 */
  mine: number;
  /** calls the penalty for table talk; null where one may not */
  onPenalty: ((team: number) => void) | null;
  /** the teams in which somebody can give hints to somebody (V21) */
  talking: ReadonlySet<number>;
};

export function Teams({ view, supply, names, mine, onPenalty, talking }: TeamsProps) {
  const goal = view.options.lines_to_win;
  const turn = view.turn === null ? -1 : teamOf(view.turn, view.options.teams);
  return (
    <ul class={`vl-teams of-${view.options.teams}`}>
      {teamsAt(view.options.teams).map((team, index) => {
        const lines = linesOf(view, index).length;
        const left = supply[index] ?? 0;
        const people = seatsOf(index, view.players, view.options.teams)
          .map(seat => names.of(seat))
          .join(', ');
        return (
          <li
            key={team.id}
            class={`vl-team ${team.id}${index === turn ? ' turn' : ''}${index === mine ? ' mine' : ''}`}
          >
            <Icon id={`chip-${team.shape}`} size={28} class="sign" />
            <span class="who">
              <b>{words(`victory-line-team-${team.id}`)}</b>
              <span class="people" lang={scriptOf(people)}>
                {people}
              </span>
              {left <= 12 && <span class="supply">{words('victory-line-supply', { count: left })}</span>}
            </span>
            <span class="lines" role="img" aria-label={words('victory-line-lines-of', { count: lines, goal })}>
              {Array.from({ length: Math.max(goal, lines) }, (_, at) => (
                <i key={at} class={at < lines ? 'on' : ''}>
                  {at < lines && <Icon id={`chip-${team.shape}-star`} size={26} />}
                </i>
              ))}
            </span>
            {onPenalty && talking.has(index) && (
              <IconButton
                icon="ui-flag"
                label={words('victory-line-call-penalty', { team: words(`victory-line-team-${team.id}`) })}
                size={20}
                onClick={() => onPenalty(index)}
                class="flag"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type RingProps = {
  view: View;
  names: Names;
  open: number | null;
  /** learning mode, for one who plays; null for those who only watch */
  learning: boolean | null;
  onPile(seat: number): void;
};

/** Seats in the order of play; each with its cards and its discard pile, which anyone may leaf through. */
export function Ring({ view, names, open, learning, onPile }: RingProps) {
  const away = useAwayWords();
  const order = Array.from({ length: view.players }, (_, seat) => seat);
  return (
    <div class="vl-ring">
      <span class="lead" id="vl-ring">
        {words('victory-line-order')}
      </span>
      <ol aria-labelledby="vl-ring">
        {order.map(seat => {
          const team = teamAt(teamOf(seat, view.options.teams));
          const pile = view.piles[seat]?.length ?? 0;
          return (
            <li key={seat}>
              <button
                type="button"
                class={`vl-seat${seat === view.turn ? ' turn' : ''}`}
                aria-expanded={open === seat}
                data-seat={seat}
                onClick={() => onPile(seat)}
                aria-label={[
                  words('victory-line-seat', {
                    name: names.of(seat),
                    team: words(`victory-line-team-${team.id}`),
                    cards: heldBy(view, seat),
                    pile,
                  }),
                  away(seat),
                ]
                  .filter(Boolean)
                  .join(', ')}
              >
                <Icon id={`chip-${team.shape}`} size={20} />
                <span class="name" lang={scriptOf(names.of(seat))}>
                  {names.of(seat)}
                </span>
                <span class="held" aria-hidden>
                  {heldBy(view, seat)}
                </span>
                <AwaySince seat={seat} />
              </button>
            </li>
          );
        })}
      </ol>
      {learning !== null && (
        <button
          type="button"
          class="vl-learn"
          aria-pressed={learning}
          title={words('victory-line-learning-why')}
          onClick={() => setLearning(!learning)}
        >
          <Icon id="ui-book" size={18} />
          <span>{words('victory-line-learning')}</span>
        </button>
      )}
      <span class="deck">{words('victory-line-deck', { count: deckSize(view) })}</span>
    </div>
  );
}
