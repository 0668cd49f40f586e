// Cards of the hand: an event with date, name, place and cell; a special card with its sign and what it does.
import { Icon } from '../../ui/Icon';
import { type Language, type Words, words } from '../../words/words';
import { label } from './cells';
import { shortDate } from './dates';
import { pictureOf, signs, type BoardDeck } from './deck';
import { hyphenated } from './hyphens';
import { isSpecial } from './moves';

type CardProps = {
  card: string;
  deck: BoardDeck;
  /** learning mode: date and place only, the name stands on the board */
  learning: boolean;
  /** the cell bears a chip already */
  dead: boolean;
};

/** What is printed on a card; the button around it is the hand's. */
export function CardFace({ card, deck, learning, dead }: CardProps) {
  const event = deck.of.get(card);
  if (!event) {
    return (
      <>
        <b class="big">{signs(card)}</b>
        <span class="does">{words(`victory-line-does-${kindOf(card)}`)}</span>
      </>
    );
  }
  return (
    <>
      <span class="vh">
        <Icon id={pictureOf(event)} size={20} />
        <span class="when">{shortDate(event, deck.language)}</span>
        {!learning && <b class="where">{label(event.cell)}</b>}
      </span>
      {learning ? <span class="t ask">{event.place}</span> : <CardName name={event.name} language={deck.language} />}
      <span class="foot">
        {dead ? (
          <span class="dead">
            <Icon id="ui-lock" size={16} />
            {words('victory-line-cell-taken')}
          </span>
        ) : learning ? (
          words('victory-line-find-name')
        ) : (
          event.place
        )}
      </span>
      {event.memory && <Icon id="ev-memory" size={18} class="candle" />}
    </>
  );
}

/** Words up to so many letters fit the narrowest card. */
const WHOLE = 8;

/** Long words are divided where a narrow card needs it; names without them are balanced instead. */
function CardName({ name, language }: { name: string; language: Language }) {
  const parts = name.split(' ');
  const wide = parts.some(word => word.length > WHOLE);
  return (
    <span class={`t${name.length > 24 ? ' long' : ''}${wide ? ' wide' : ''}`}>
      {wide ? parts.map(word => (word.length > WHOLE ? hyphenated(word, language) : word)).join(' ') : name}
    </span>
  );
}

const kindOf = (card: string): string => ({ '+1': 'add', '-1': 'remove', '-1/+1': 'swap' })[card] ?? 'event';

/** The card in one sentence, for a screen reader. */
export function cardLabel({ card, deck, learning, dead }: CardProps, words: Words): string {
  if (isSpecial(card)) return `${signs(card)}: ${words(`victory-line-does-${kindOf(card)}`)}`;
  const event = deck.of.get(card)!;
  const parts = learning
    ? [shortDate(event, deck.language), event.place]
    : [event.name, label(event.cell), shortDate(event, deck.language), event.place];
  if (dead) parts.push(words('victory-line-cell-taken'));
  return parts.join(', ');
}
