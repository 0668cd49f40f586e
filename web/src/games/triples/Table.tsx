// The asking game on the table: seats, knowledge cards, the sentence, the list, the hand.
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../../ui/Announcer';
import { CommitBar } from '../../ui/CommitBar';
import { useKeys } from '../../ui/keys';
import type { TableProps } from '../module';
import { useMotion } from './motion';
import { Catalogue } from './parts/Catalogue';
import { Hand } from './parts/Hand';
import { Knowledge, OpenKnowledge, Reading } from './parts/Knowledge';
import { Seats } from './parts/Seats';
import { Slip, stepText } from './parts/Slip';
import { playOf, type Play } from './play';
import { plain } from './tell';
import './triples.css';

export function Table({ session, telling }: TableProps) {
  const typedOnly = session.view.value.options.recall === 'typed';
  const play = playOf(session, telling, typedOnly);
  const { state, eyes, words, names } = play;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, play);

  // Other eyes: what was chosen here is nobody else's business.
  const seenBy = useRef(eyes);
  useEffect(() => {
    if (seenBy.current !== eyes) state.forget();
    seenBy.current = eyes;
  }, [eyes]);

  useKeys({
    Enter: () => void play.ask(),
    Escape: () => (state.reading.value ? (state.reading.value = null) : state.open.value ? (state.open.value = null) : play.cancel()),
    f: () => play.toSearch(),
    k: () => root.current?.querySelector<HTMLElement>('.tr-know [tabindex="0"]')?.focus(),
    n: () => (state.panel.value = state.panel.value === 'notes' ? 'list' : 'notes'),
    h: () => announce(handText(play)),
    b: () => announce(tableText(play)),
    q: () => announce(orderText(play)),
  });

  const target = state.target.value;
  const reading = state.reading.value !== null;
  return (
    <div
      class="tr cloth" ref={root} data-game="triples" data-eyes={eyes === 'spectator' ? 'spectator' : 'seat'} data-mine={play.mine}
      data-open={state.open.value !== null} data-reading={reading}
    >
      <div class="tr-grid">
        <Seats play={play} />
        <Knowledge play={play} />
        <OpenKnowledge play={play} />
        {eyes !== 'spectator' && <Catalogue play={play} />}
        <Slip play={play} />
        {reading && <Reading play={play} />}
        <Hand play={play} />
      </div>
      {eyes !== 'spectator' && (
        <div class="tr-commit">
          <CommitBar
            commit={target === null ? words('triples-ask') : words('triples-ask-whom', { 'whom-acc': names.of(target, 'acc'), whom: names.of(target), plain: plain(telling, target) })}
            onCommit={() => void play.ask()} onCancel={play.cancel} cancel={words('triples-cancel')} reason={play.reason}
          />
        </div>
      )}
      <div class="tr-ghosts" aria-hidden="true" />
    </div>
  );
}

function handText({ words, cards, held }: Play): string {
  const names = cards.sets.flatMap(set => set.members.filter(card => held.has(card.id)).map(card => `${card.name} (${card.frame})`));
  return words('triples-speak-hand', { list: names.join(', ') || '–' });
}

function tableText(play: Play): string {
  const { words, names, others, view } = play;
  const seats = others.map(seat => words('triples-seat-label', {
    name: names.of(seat), cards: words('triples-cards', { count: play.handSize(seat) }), sets: words('triples-sets', { count: view.sets[seat]?.length ?? 0 }),
  }));
  return [...seats, play.last ? stepText(play.last, play) : ''].join(' ');
}

function orderText({ words, names, view }: Play): string {
  const first = view.turn ?? 0;
  return words('triples-speak-order', { list: Array.from({ length: view.players }, (_, i) => names.of((first + i) % view.players)).join(', ') });
}
