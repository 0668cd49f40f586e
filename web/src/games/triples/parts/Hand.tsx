// One's own cards, grouped by frame, and one's own completed sets. Private: nothing of it is drawn for other eyes.
import { frameOf } from '../PictureCard';
import { useRoving } from '../../../ui/keys';
import { useState } from 'preact/hooks';
import type { Play } from '../play';
import { GameCardFace, SetTag } from './Cards';

export function Hand({ play }: { play: Play }) {
  const { words, cards, view, eyes, held, plain } = play;
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
        <span class="tr-tags" data-home={eyes}>{sets.map(id => <SetTag key={id} set={cards.set(id)} wordy />)}</span>
      </div>
      {order.length === 0 && play.going && <p class="tr-hand-empty">{words('triples-hand-empty')}</p>}
      <div class="tr-cards" role="list" style={{ '--n': order.length, '--groups': groups.length }}>
        {groups.map(group => (
          <div class="tr-group" key={group[0]!.frame} role="presentation">
            {group.map(card => (
              <div
                key={card.id} role="listitem" class={`card tr-card${plain ? ' plain' : ''}`} style={frameOf(card.frame)} data-held={card.id}
                {...rove(order.indexOf(card))}
                aria-label={words('triples-card-label', { name: card.name, role: words(`triples-role-${card.role}`), number: card.frame })}
              >
                <GameCardFace card={card} plain={plain} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
