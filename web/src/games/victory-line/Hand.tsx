// The hand: up to six cards, one tab stop, digits choose. Nothing is played by choosing.
import { useState } from 'preact/hooks';
import { useRoving } from '../../ui/keys';
import { words } from '../../words/words';
import { CardFace, cardLabel } from './Cards';
import type { BoardDeck } from './deck';
import { isSpecial } from './moves';

type HandProps = {
  cards: string[];
  /** place of the chosen card in `cards`, or -1 */
  chosen: number;
  drawn: string | null;
  deck: BoardDeck;
  learning: boolean;
  dead: ReadonlySet<string>;
  limit: number;
  onChoose(index: number): void;
};

export function Hand({ cards, chosen, drawn, deck, learning, dead, limit, onChoose }: HandProps) {
  const [current, setCurrent] = useState(0);
  const rove = useRoving(
    'vl-hand',
    cards.length,
    chosen >= 0 ? chosen : Math.min(current, Math.max(0, cards.length - 1)),
    setCurrent,
    3,
  );
  return (
    <ol class="vl-hand" aria-label={words('victory-line-hand', { count: cards.length })}>
      {cards.map((card, index) => {
        const props = { card, deck, words, learning, dead: dead.has(card) };
        const name = [
          'vl-card',
          isSpecial(card) && 'special',
          index === chosen && 'sel',
          dead.has(card) && 'dead',
          card === drawn && 'new',
        ]
          .filter(Boolean)
          .join(' ');
        return (
          <li key={`${card}#${cards.slice(0, index).filter(one => one === card).length}`}>
            <button
              type="button"
              class={name}
              data-card={card}
              aria-pressed={index === chosen}
              aria-label={cardLabel(props, words)}
              {...rove(index)}
              onClick={() => onChoose(index)}
            >
              <CardFace {...props} />
            </button>
          </li>
        );
      })}
      {limit < 6 && <li class="vl-limit">{words('victory-line-limit', { limit })}</li>}
    </ol>
  );
}
