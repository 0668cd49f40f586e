// The end: cards turn up one by one, the visit doubles two kinds (R29), ties are explained (R30); then what it was all
// worth.
import { useEffect, useState } from 'preact/hooks';
import { reducedMotion } from '../../settings';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { placeText, youText } from '../../screens/table/place';
import { ownSeat } from '../../table/session';
import { Icon } from '../../ui/Icon';
import { Joy } from '../../ui/Joy';
import { scriptOf, seatColour } from '../../ui/Seat';
import type { TableProps, Telling } from '../module';
import { Art } from './art';
import { Debrief } from './Debrief';
import { cardName, categoryName, categoryNames, viewOf, visitName, visitOf } from './deck';
import { decidedBy, placeOf, scoresOf, type Scored } from './score';
import './end.css';
import { namesListed } from '../../words/listed';
import { CardIcons } from './parts';

const TURN_MS = 650;

export function End({ session, telling }: TableProps) {
  const { words, names } = telling;
  const view = viewOf(session.view.value);
  const scored = scoresOf(view, telling);
  const total = scored.reduce((sum, { cards }) => sum + cards.length, 0);
  const [shown, setShown] = useState(reducedMotion.value ? total : 0);
  useEffect(() => {
    if (shown >= total) return;
    const timer = setTimeout(() => setShown(shown + 1), TURN_MS);
    return () => clearTimeout(timer);
  }, [shown, total]);
  const done = shown >= total;
  const me = ownSeat(session);
  const mine = scored.find(one => one.seat === me);
  const n = view.points?.[view.winners[0] ?? 0] ?? 0;
  const won =
    view.winners.length === 1
      ? words('rationing-end-wins', { name: names.of(view.winners[0]!), n })
      : words('rationing-end-draw', { names: namesListed(telling, view.winners), n });
  const title = mine
    ? placeText(placeOf(mine, scored), view.winners.length > 1, words('rationing-end-points', { n: mine.points }))
    : won;
  useEffect(() => {
    if (done) announce(mine && !mine.won ? `${title}. ${won}` : title);
  }, [done]);
  // Cards turn seat by seat, the last one in the order first: the winner's come at the end.
  const order = [...scored].reverse().flatMap(({ seat, cards }) => cards.map(({ id }) => `${seat}:${id}`));
  const up = new Set(order.slice(0, shown));
  return (
    <div class="rg-end cloth" lang={words.language}>
      <Art />
      <header class="rg-end-head">
        {done && mine?.won && <Joy />}
        <h2>{done ? title : words('rationing-end-turning')}</h2>
        <p>
          {done && mine && !(mine.won && view.winners.length === 1) && `${won} `}
          {done && words('rationing-end-why')} {words('rationing-end-how')}{' '}
          {done && words('rationing-end-decided', { by: decidedBy(scored) })}
          {!done && (
            <Button small onClick={() => setShown(total)}>
              {words('rationing-end-skip')}
            </Button>
          )}
        </p>
      </header>
      <ol class="rg-cols" style={{ '--cols': scored.length }}>
        {scored.map(one => (
          <Column key={one.seat} one={one} telling={telling} up={up} done={done} me={one.seat === me} />
        ))}
      </ol>
      {done && <Debrief session={session} telling={telling} />}
    </div>
  );
}

type ColumnProps = { one: Scored; telling: Telling; up: Set<string>; done: boolean; me: boolean };

function Column({ one, telling, up, done, me }: ColumnProps) {
  const { words, names } = telling;
  const name = names.of(one.seat);
  const visit = one.visit ? visitOf(telling, one.visit) : undefined;
  const sum = one.cards.reduce((points, card) => points + (up.has(`${one.seat}:${card.id}`) ? card.points : 0), 0);
  return (
    <li
      class={`rg-col paper${done && one.won ? ' win' : ''}${me ? ' me' : ''}`}
      style={{ '--seat': seatColour(one.seat) }}
    >
      <div class="h">
        <Icon id="house" size={42} />
        <h3 lang={scriptOf(name)}>{me ? youText(name) : name}</h3>
        <span class="sum">{done ? one.points : sum}</span>
      </div>
      {one.visit && (
        <p class="v">
          <span class="unseen">
            {words('rationing-end-visit', {
              visit: visitName(telling, one.visit),
              list: categoryNames(telling, visit?.doubles),
            })}
          </span>
          <span aria-hidden>{visitName(telling, one.visit)}</span>
          <span class="x2" aria-hidden>
            {visit?.doubles.map(id => (
              <Icon key={id} id={`cat-${id}`} size={28} />
            ))}
            <b>× 2</b>
          </span>
        </p>
      )}
      <ul>
        {one.cards.map(card => {
          const turned = up.has(`${one.seat}:${card.id}`);
          return (
            <li key={card.id} class={turned ? 'it' : 'it down'}>
              {turned ? (
                <>
                  <span class="nm">
                    <b class="t">{cardName(telling, card.id)}</b>
                    <small>{categoryName(telling, card.category)}</small>
                  </span>
                  <span class="ic" aria-hidden>
                    <CardIcons card={card} size={22} />
                  </span>
                  <span class="p">
                    {card.times === 2 && <span>{words('rationing-end-sum', { icons: card.icons })} </span>}
                    <b>{card.points}</b>
                  </span>
                </>
              ) : (
                <span class="back" aria-hidden />
              )}
            </li>
          );
        })}
      </ul>
      <p class="f">{words('rationing-end-foot', { bought: one.bought, hand: one.hand })}</p>
    </li>
  );
}
