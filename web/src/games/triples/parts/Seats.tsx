// The others at the table: how many cards, which sets, whose turn. On one's own turn a row to choose from (T7).
import { AwaySince, useAwayWords } from '../../../ui/away';
import { Avatar, scriptOf, seatColour } from '../../../ui/Seat';
import type { Play } from '../play';
import { SetTag } from './Cards';

export function Seats({ play }: { play: Play }) {
  const { words, names, state, others, view, cards } = play;
  const target = state.target.value;
  const away = useAwayWords();
  const at = Math.max(0, others.indexOf(target ?? -1));
  // As in every group of radio buttons: arrows choose, and go round.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const seat = Number((event.target as HTMLElement).dataset.seat);
    if (!step || !others.includes(seat)) return;
    event.preventDefault();
    const next = others[(others.indexOf(seat) + step + others.length) % others.length]!;
    play.choose(next);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  const chooses = play.eyes !== 'spectator';
  return (
    <div
      class="tr-seats"
      data-rule="T7"
      data-many={others.length > 5 ? 'many' : others.length > 3 ? 'some' : 'few'}
      role={chooses ? 'radiogroup' : 'group'}
      aria-label={words(chooses ? 'triples-seats' : 'triples-seats-table')}
      onKeyDown={chooses ? onKeyDown : undefined}
    >
      {others.map((seat, index) => {
        const count = play.handSize(seat);
        const sets = view.sets[seat] ?? [];
        const name = names.of(seat);
        const turn = view.turn === seat;
        const cardsText = words('triples-cards', { count });
        const setsText = words('triples-sets', { count: sets.length });
        const label = [
          words('triples-seat-label', { name, cards: cardsText, sets: setsText }),
          sets.length > 0 ? words('triples-seat-sets', { list: sets.map(id => cards.set(id).number).join(', ') }) : '',
          turn ? words('triples-seat-turn') : '',
          away(seat) ?? '',
        ]
          .filter(Boolean)
          .join(' ');
        const inside = (
          <>
            <Avatar seat={seat} name={name} />
            <span class="place-text">
              <span class={name.length > 8 ? 'n longer' : name.length > 6 ? 'n long' : 'n'} lang={scriptOf(name)}>
                {name}
              </span>
              <span class="m">
                <span>{count === 0 && play.going ? words('triples-empty-asks') : cardsText}</span>
                <span class="tr-dot"> · </span>
                <span>{setsText}</span>
              </span>
              <AwaySince seat={seat} />
            </span>
            <span class="tr-lay">
              <span class="backs" data-home={seat}>
                {Array.from({ length: Math.min(count, 9) }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
              <span class="tr-tags">
                {sets.map(id => (
                  <SetTag key={id} set={cards.set(id)} />
                ))}
              </span>
            </span>
            {turn && <span class="tr-turn" aria-hidden />}
          </>
        );
        const shared = {
          class: `place tr-seat${target === seat ? ' sel' : ''}`,
          style: { '--seat': seatColour(seat) },
          'data-seat': seat,
        };
        if (!chooses)
          return (
            <div key={seat} {...shared} role="group" aria-label={label}>
              {inside}
            </div>
          );
        return (
          <button
            key={seat}
            type="button"
            {...shared}
            role="radio"
            aria-checked={target === seat}
            aria-label={label}
            tabIndex={index === at ? 0 : -1}
            onClick={() => play.choose(seat)}
          >
            {inside}
          </button>
        );
      })}
    </div>
  );
}
