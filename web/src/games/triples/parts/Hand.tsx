// One's own cards, grouped by frame, and one's own completed sets. Private: nothing of it is drawn for other eyes.
import { frameOf } from '../PictureCard';
import { useRoving } from '../../../ui/keys';
import { useState } from 'preact/hooks';
import type { Play } from '../play';
import { SideSheet } from '../../../ui/SideSheet';
import { GameCardFace, SetTag } from './Cards';
import { KnowledgeText } from './Knowledge';
import type { GameCard } from '../deck';
import type { Words } from '../../../words/words';

const labelOf = ({ name, ownRole, role, frame }: GameCard, words: Words): string =>
  words('triples-card-label', { name, role: ownRole ?? words(`triples-role-${role}`), number: frame });

export function Hand({ play }: { play: Play }) {
  const { words, cards, view, eyes, held, plain, state } = play;
  const [at, setAt] = useState(0);
  const groups = cards.sets.map(set => set.members.filter(card => held.has(card.id))).filter(group => group.length > 0);
  const order = groups.flat();
  const rove = useRoving('tr-hand', order.length, Math.min(at, order.length - 1), setAt);
  if (eyes === 'spectator') return null;
  const sets = view.sets[eyes] ?? [];
  return (
    <section class="tr-hand" data-rule="T5" aria-label={words('triples-hand')}>
      <div class="tr-hand-head">
        <h2 class="form-label">{words('triples-hand-count', { count: play.handSize(eyes) })}</h2>
        <span class="grow" />
        <span class="form-label">{words('triples-my-sets', { count: sets.length })}</span>
        <span class="tr-tags" data-home={eyes}>
          {sets.map(id => (
            <SetTag key={id} set={cards.set(id)} wordy />
          ))}
        </span>
      </div>
      {order.length === 0 && play.going && <p class="tr-hand-empty">{words('triples-hand-empty')}</p>}
      <div class="tr-cards" role="list" style={{ '--n': order.length, '--groups': groups.length }}>
        {groups.map(group => (
          <div class="tr-group" key={group[0]!.frame} role="presentation">
            {group.map(card => (
              <div key={card.id} role="listitem" class="tr-held">
                <button
                  type="button"
                  class={`card tr-card${plain ? ' plain' : ''}`}
                  style={frameOf(card.frame)}
                  data-held={card.id}
                  {...rove(order.indexOf(card))}
                  aria-haspopup="dialog"
                  onClick={() => (state.detail.value = card.id)}
                  aria-label={labelOf(card, words)}
                >
                  <GameCardFace card={card} plain={plain} />
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <Detail play={play} />
    </section>
  );
}

/**
 * A card of the hand, closely: its picture, its name in full, and where the rules let one read it, the card of its set.
 */
function Detail({ play }: { play: Play }) {
  const { words, cards, held, plain, state, advanced } = play;
  const id = state.detail.value;
  const card = id !== null && held.has(id) ? cards.card(id) : null;
  if (!card) return null;
  return (
    <SideSheet open title={card.name} onClose={() => (state.detail.value = null)}>
      <div class="tr-detail" style={frameOf(card.frame)}>
        <div class="tr-detail-card">
          <span class={`card tr-card${plain ? ' plain' : ''}`} aria-hidden>
            <GameCardFace card={card} plain={plain} />
          </span>
        </div>
        <p class="tr-detail-role">{labelOf(card, words)}</p>
        {advanced ? (
          <p class="muted">{words('triples-detail-closed')}</p>
        ) : (
          <div class="tr-detail-set">
            <KnowledgeText
              set={cards.sets.find(set => set.number === card.frame)!}
              play={play}
              onPicked={() => (state.detail.value = null)}
            />
          </div>
        )}
      </div>
    </SideSheet>
  );
}
