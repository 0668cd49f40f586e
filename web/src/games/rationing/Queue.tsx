// The queue at the counter, its head on the left (R8, R15, R17, R21).
import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { scriptOf } from '../../ui/Seat';
import { useGlide } from './glide';
import type { Model } from './model';
import { PawnDrawing, signsOf } from './parts';
import { pawnName } from './said';

export function Queue({ model }: { model: Model }) {
  const { view, words, me } = model;
  const line = useRef<HTMLOListElement>(null);
  // Far to the back: he who was first walks around; a swap of two crosses over and under.
  useGlide(
    line,
    '[data-pawn]',
    element => element.dataset.pawn!,
    (from, to) => {
      const steps = (to.x - from.x) / Math.max(1, to.width);
      return steps > 1.5 ? 'around' : steps > 0.5 ? 'around' : steps < -1.5 ? 'over' : 'straight';
    },
  );
  return (
    <section class="rg-queue" aria-label={words('rationing-queue')} data-tour="queue" data-rule="R8">
      <span class="rg-till" aria-hidden>
        <Icon id="counter" width={190} height={92} />
      </span>
      <span class="rg-till-word" aria-hidden>
        {words('rationing-till')}
        <Icon id="ui-left" size={18} />
      </span>
      <span class="rg-pave" aria-hidden />
      <ol class="rg-line" ref={line} style={{ '--pawns': view.queue.length }}>
        {view.queue.map((pawn, at) => {
          const mine = pawn === me;
          const name = pawnName(model, pawn);
          return (
            <li key={pawn} data-pawn={pawn} class={mine ? 'me' : ''}>
              <span class="unseen">{at + 1}.</span>
              <PawnDrawing pawn={pawn} size={56} />
              {pawn === view.active && (
                <span class="act" title={words('rationing-has-top')}>
                  <Icon id="top-still" width={20} height={16} />
                  <span class="unseen">{words('rationing-has-top')}</span>
                </span>
              )}
              <span class="nm" lang={scriptOf(name)} style={signsOf(name)}>
                {mine && <span class="you">{words('rationing-you')} · </span>}
                {name}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
