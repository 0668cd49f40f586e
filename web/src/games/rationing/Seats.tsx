// The others at the table: how many cards, what they say they want and could give. A flag that can be answered is a
// button.
import { IconButton } from '../../ui/Button';
import { AwaySince } from '../../ui/away';
import { Icon } from '../../ui/Icon';
import { Avatar, scriptOf, seatColour } from '../../ui/Seat';
import { boughtCount, goodShort, handSize } from './deck';
import { type Model, openSheet } from './model';
import { quickDraft } from './offers';
import { Stub } from './parts';

/** A tap on what somebody says: an offer is filled in, one tap from being sent. */
export function answerFlag(model: Model, seat: number, good: string, as: 'need' | 'have'): void {
  const { desk, flags, hand } = model;
  desk.draft.value = quickDraft(seat, flags.get(seat) ?? { need: [], have: [] }, { good, as }, hand ?? {});
  desk.counters.value = null;
  openSheet(desk, 'offer');
}

export function SeatFlags({ model, seat, size = 20 }: { model: Model; seat: number; size?: number }) {
  const { words, telling, flags } = model;
  const mine = flags.get(seat);
  const answer = seat !== model.me && model.partners.includes(seat) && model.view.phase === 'spinning';
  const row = (as: 'need' | 'have', goods: string[]) =>
    goods.length > 0 && (
      <span class="rg-flag">
        <span class="as">{words(seat === model.me ? `rationing-my-${as}` : `rationing-${as}`)}</span>
        {goods.map(good => (
          <Stub
            key={good}
            good={good}
            telling={telling}
            size={size}
            onClick={answer ? () => answerFlag(model, seat, good, as) : undefined}
            label={
              answer
                ? words('rationing-answer-flag', { name: telling.names.of(seat), as, good: goodShort(telling, good) })
                : undefined
            }
          />
        ))}
      </span>
    );
  if (!mine || mine.need.length + mine.have.length === 0) return null;
  return (
    <span class="rg-flags">
      {row('need', mine.need)}
      {row('have', mine.have)}
    </span>
  );
}

/** Round the table from one's own seat. */
const othersOf = ({ view: { players }, me }: Model): number[] =>
  Array.from({ length: players }, (_, at) => (at + 1 + (me ?? -1)) % players).filter(seat => seat !== me);

export function Seats({ model }: { model: Model }) {
  const { view, words, telling, desk } = model;
  const seats = othersOf(model);
  return (
    <section
      class={seats.length > 3 ? 'rg-seats many' : 'rg-seats'}
      aria-label={words('rationing-seats')}
      style={{ '--seats': seats.length }}
    >
      {seats.map(seat => {
        const name = telling.names.of(seat);
        const active = seat === view.active;
        const muted = desk.muted.value.has(seat);
        const noisy = muted || model.toMe.some(offer => offer.from === seat);
        return (
          <article
            key={seat}
            class={`place rg-place${active ? ' active-seat' : ''}`}
            style={{ '--seat': seatColour(seat) }}
            data-seat={seat}
          >
            <Avatar seat={seat} name={name} size={38} />
            <div class="rg-place-text">
              <h3 class="n" lang={scriptOf(name)}>
                {name}
              </h3>
              <p class="m">
                {words('rationing-seat-counts', { cards: handSize(view, seat), bought: boughtCount(view, seat) })}
                {active && (
                  <span class="spins">
                    {words(view.phase === 'spinning' ? 'rationing-spins' : 'rationing-has-top')}
                  </span>
                )}
              </p>
              <AwaySince seat={seat} />
              <SeatFlags model={model} seat={seat} />
            </div>
            {noisy && (
              <IconButton
                icon={muted ? 'ui-lock' : 'ui-sound'}
                size={20}
                pressed={muted}
                label={words(muted ? 'rationing-unmute' : 'rationing-mute', { name })}
                onClick={() => {
                  const next = new Set(desk.muted.value);
                  if (!next.delete(seat)) next.add(seat);
                  desk.muted.value = next;
                }}
              />
            )}
          </article>
        );
      })}
    </section>
  );
}

/**
 * Phone: two at the sides of the top, the rest in a line under it; in a flat window all in one line, which scrolls if
 * it has to.
 */
export function SeatsAround({ model }: { model: Model }) {
  const { view, words, telling } = model;

  return (
    <ul class="rg-around" aria-label={words('rationing-seats')}>
      {othersOf(model).map(seat => {
        const name = telling.names.of(seat);
        return (
          <li key={seat} style={{ '--seat': seatColour(seat) }} class={seat === view.active ? 'active-seat' : ''}>
            <Avatar seat={seat} name={name} size={26} />
            <span class="who">
              <b lang={scriptOf(name)}>{name}</b>{' '}
              <span class="cnt">
                <Icon id="ui-hand" size={14} />
                {handSize(view, seat)}
                <span class="unseen">
                  {words('rationing-seat-counts', { cards: handSize(view, seat), bought: boughtCount(view, seat) })}
                </span>
              </span>
            </span>
            <AwaySince seat={seat} />
            <SeatFlags model={model} seat={seat} size={18} />
          </li>
        );
      })}
    </ul>
  );
}
