// Then and now: the history cards of the deck, chosen at the desk and read on the projector.
import { tellingOf } from '../screens/table/telling';
import { Button } from '../ui/Button';
import { words } from '../words/words';
import type { HistoryText } from '../games/module';
import type { Knowing } from './knowing';

/** So many are buttons; more are a list to choose from. */
const FEW = 16;

export const cardsOf = ({ classroom, known, words }: Knowing): HistoryText[] =>
  classroom?.cards(tellingOf(known, [], words)) ?? [];

export function HistoryList({
  knowing,
  shown,
  onShow,
  first = [],
}: {
  knowing: Knowing;
  shown: string | null;
  onShow(id: string): void;
  /** those that this class should see again */ first?: string[];
}) {
  const all = cardsOf(knowing);
  if (all.length === 0) return null;
  const button = ({ id, title }: HistoryText) => (
    <Button small wide pressed={id === shown} onClick={() => onShow(id)}>
      {title}
    </Button>
  );
  const again = first.flatMap(id => all.find(card => card.id === id) ?? []);
  return (
    <section class="paper debrief-list">
      <h2>{words('class-cards-title')}</h2>
      <p class="muted">{words('class-cards-why')}</p>
      {again.length > 0 && (
        <>
          <h3>{words('class-cards-again')}</h3>
          <ul class="history-list">
            {again.map(card => (
              <li key={card.id}>{button(card)}</li>
            ))}
          </ul>
        </>
      )}
      {all.length <= FEW ? (
        <ul class="history-list">
          {all.map(card => (
            <li key={card.id}>{button(card)}</li>
          ))}
        </ul>
      ) : (
        <label class="field">
          <span class="field-label">{words('class-cards-choose')}</span>
          <select
            value={shown ?? ''}
            onChange={event => event.currentTarget.value && onShow(event.currentTarget.value)}
          >
            <option value="">{words('class-cards-choose')}</option>
            {all.map(({ id, title, note }) => (
              <option key={id} value={id}>
                {title}
                {note ? ` (${note})` : ''}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

/** One card, to be read. `large`: on the projector, where the text alone stands. */
export function HistoryCard({ id, knowing, large = false }: { id: string; knowing: Knowing; large?: boolean }) {
  const card = cardsOf(knowing).find(one => one.id === id);
  if (!card) return null;
  return (
    <article class="history-card">
      <h3>{card.title}</h3>
      {card.note && <p class="history-note">{card.note}</p>}
      <p class="history-text">{card.text}</p>
      {!large && card.facts && card.facts.length > 0 && (
        <ul>
          {card.facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {!large && card.aside && <p class="muted">{card.aside}</p>}
      {!large && card.sources && card.sources.length > 0 && (
        <p class="history-sources">{words('class-cards-sources', { list: card.sources.join('; ') })}</p>
      )}
    </article>
  );
}
