// A discard pile: what somebody has opened so far, the last on top. Public, so anyone may leaf through it.
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Names } from '../../words/names';
import { words } from '../../words/words';
import { label, type Cell } from './cells';
import { shortDate } from './dates';
import { cardName, pictureOf, type BoardDeck } from './deck';
import type { View } from './seen';

type PileProps = {
  seat: number;
  view: View;
  deck: BoardDeck;
  names: Names;
  onClose(): void;
  onLook(cell: Cell): void;
};

export function Pile({ seat, view, deck, names, onClose, onLook }: PileProps) {
  const cards = [...(view.piles[seat] ?? [])].reverse();
  const title = words('victory-line-pile', { name: names.of(seat) });
  return (
    <section class="vl-about vl-pile" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="ui-cross" label={words('victory-line-close')} onClick={onClose} class="shut" />
      </header>
      {cards.length === 0 && <p>{words('victory-line-pile-empty')}</p>}
      <ol>
        {cards.map((card, at) => {
          const event = deck.of.get(card);
          return (
            <li key={cards.length - at}>
              {event ? (
                <button type="button" onClick={() => onLook(event.cell)}>
                  <Icon id={pictureOf(event)} size={18} />
                  <b>{label(event.cell)}</b> {event.name} <small>{shortDate(event, deck.language)}</small>
                </button>
              ) : (
                <span class="sp">
                  <b>{cardName(card, deck)}</b>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
