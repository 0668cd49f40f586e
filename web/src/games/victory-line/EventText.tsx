// What happened: the text of an event, beside the board, never over it.
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import { label, type Cell } from './cells';
import { longDate } from './dates';
import { pictureOf, type BoardDeck } from './deck';

export function EventText({ cell, deck, heading = 'h3' }: { cell: Cell; deck: BoardDeck; heading?: 'h2' | 'h3' }) {
  const event = deck.at.get(cell);
  const Title = heading;
  if (!event) {
    return (
      <article class="vl-event">
        <header>
          <Icon id="corner-joker" size={30} />
          <div>
            <span class="form-label">{label(cell)}</span>
            <Title>{words('victory-line-corner')}</Title>
          </div>
        </header>
        <p>{words('victory-line-corner-text')}</p>
      </article>
    );
  }
  return (
    <article class="vl-event" lang={deck.language}>
      <header>
        <Icon id={pictureOf(event)} size={30} />
        <div>
          <span class="form-label">
            {label(cell)} · {longDate(event, deck.language)} · {event.place}
          </span>
          <Title>{event.name}</Title>
        </div>
        {event.memory && event.category !== 'memory' && <Icon id="ev-memory" size={24} class="candle" />}
      </header>
      <p>{event.text}</p>
      {event.note && <p class="note">{event.note}</p>}
      {event.sources && (
        <p class="vl-sources">
          <b>{words('victory-line-sources')}:</b> {event.sources.join('; ')}.
        </p>
      )}
    </article>
  );
}
