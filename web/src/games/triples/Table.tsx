// The asking game on the table: seats, knowledge cards, the sentence, the list, the hand.
import { listen } from '../../ui/listen';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { CommitBar } from '../../ui/CommitBar';
import { settings, touching } from '../../settings';
import { isTyping, useKeys } from '../../ui/keys';
import type { TableProps } from '../module';
import { useMotion } from './motion';
import { Catalogue } from './parts/Catalogue';
import { Hand } from './parts/Hand';
import { Knowledge, OpenKnowledge, Reading } from './parts/Knowledge';
import { Seats } from './parts/Seats';
import { askOf, Slip } from './parts/Slip';
import { playOf } from './play';
import { plain } from './tell';
import './triples.css';
import './choosing.css';

export function Table({ session, telling, shownUpTo }: TableProps) {
  const typedOnly = session.chosen?.value.recall === 'typed';
  const play = playOf(session, telling, typedOnly);
  const { state, eyes, words, names } = play;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, play);
  useLayoutEffect(() => {
    const shown = state.shown.value;
    if (shownUpTo)
      shownUpTo.value = shown?.stage === 'asked' ? shown.step.seq - 1 : (session.story.value.at(-1)?.seq ?? 0);
  });

  useKeys({
    Enter: () => void play.ask(),
    Escape: () =>
      state.reading.value ? (state.reading.value = null) : state.open.value ? (state.open.value = null) : play.cancel(),
  });
  useLetters({
    KeyF: () => play.toSearch(),
    KeyK: () => root.current?.querySelector<HTMLElement>('.tr-know [tabindex="0"]')?.focus(),
    KeyN: () => (state.panel.value = state.panel.value === 'notes' ? 'list' : 'notes'),
  });

  // What is read to everybody is read out before anything goes on.
  const reading = state.reading.value !== null;
  useEffect(() => {
    session.linger?.(reading);
    return () => session.linger?.(false);
  }, [reading, session]);

  // Names on knowledge cards that are opened in one's own turn stand on top of the list until the turn is over.
  const { mine, advanced } = play;
  const detail = state.detail.value;
  const looked = state.open.value ?? (detail === null ? null : play.cards.setOf(detail).id);
  useEffect(() => {
    if (!mine) state.opened.value = [];
    else if (looked !== null && !advanced)
      state.opened.value = [looked, ...state.opened.value.filter(set => set !== looked)];
  }, [mine, looked, advanced, state]);
  useEffect(() => void (mine || (state.folded.value = false)), [mine, state]);

  const target = state.target.value;
  // An answer that has just come is about to be shown: it is measured where the cards will lie then.
  const fresh = play.last !== null && play.last.seq > state.seen && askOf(play.last) !== null;
  const chooses = mine && eyes !== 'spectator' && !state.shown.value && !fresh && !reading && state.open.value === null;
  return (
    <div
      class="tr cloth"
      ref={root}
      data-game="triples"
      data-eyes={eyes === 'spectator' ? 'spectator' : 'seat'}
      data-mine={play.mine}
      data-open={state.open.value !== null}
      data-reading={reading}
      data-chooses={chooses ? (state.folded.value ? 'folded' : 'tall') : undefined}
      data-awaits={state.shown.value?.stage === 'asked'}
    >
      <div class="tr-grid">
        <Seats play={play} />
        <Knowledge play={play} />
        <OpenKnowledge play={play} />
        {eyes !== 'spectator' && <Catalogue play={play} />}
        <Slip play={play} />
        {reading && <Reading play={play} />}
      </div>
      {/* The hand and what can be said lie at the edge, whatever else there is: the rest goes by beneath. */}
      <div class="tr-dock">
        <Hand play={play} />
        {eyes !== 'spectator' && mine && (
          <div class="tr-commit">
            <CommitBar
              commit={
                target === null
                  ? words('triples-ask')
                  : words('triples-ask-whom', {
                      'whom-acc': names.of(target, 'acc'),
                      'whom-gen': names.of(target, 'gen'),
                      whom: names.of(target),
                      plain: plain(telling, target),
                    })
              }
              onCommit={() => {
                // A finger needs no focus; the reason of the empty form would cover the hand.
                if (touching.value) (document.activeElement as HTMLElement | null)?.blur();
                void play.ask();
              }}
              {...(target !== null || state.card.value !== null ? { onCancel: play.cancel } : {})}
              cancel={words('triples-cancel')}
              reason={play.reason}
            />
          </div>
        )}
      </div>
      <div class="tr-ghosts" aria-hidden />
    </div>
  );
}

/** Letters by the place of the key, so that a Cyrillic layout has them too; never while somebody types. */
function useLetters(keys: Record<string, () => void>): void {
  const now = useRef(keys);
  now.current = keys;
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const act = now.current[event.code];
      if (
        !act ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        !settings.letterKeys.value ||
        isTyping(event.target)
      )
        return;
      event.preventDefault();
      act();
    };
    return listen(globalThis, 'keydown', pressed);
  }, []);
}
