// The game again: forwards, backwards, through any seat's eyes.
import { useEffect, useState } from 'preact/hooks';
import { WhyLine } from '../../coach/WhyLine';
import type { ReplaySession } from '../../table/replay';
import { announce } from '../../ui/Announcer';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { FieldPicker } from '../../ui/Field';
import { words } from '../../words/words';
import { logLines } from './log';
import { tellingOf, type Known } from './telling';

const STEP_EVERY = 1400;

export function Replay({ session, known }: { session: ReplaySession; known: Known }) {
  const { game } = known;
  const seats = session.seats.value;
  const telling = tellingOf(known, seats, words);
  const [playing, setPlaying] = useState(false);
  const now = session.position.value;
  const all = session.length;
  const line = logLines(session.story.value.slice(-1), game, telling, session.eyes.value, null)[0]?.text ?? '';
  const go = (to: number) => void (session.position.value = Math.min(all, Math.max(1, to)));
  useEffect(() => {
    if (!playing) return;
    if (now >= all) return setPlaying(false);
    const timer = setTimeout(() => go(now + 1), STEP_EVERY);
    return () => clearTimeout(timer);
  }, [playing, now]);
  useEffect(() => announce(line), [line]);
  return (
    <section class="replay" aria-label={words('table-replay')}>
      <div class="replay-table cloth" data-game={game.name}>
        <game.Table session={session} telling={telling} />
      </div>
      <div class="replay-bar paper">
        <p class="replay-line">
          <b>{words('table-replay-step', { now, all })}</b> {line}{' '}
          <WhyLine session={session} game={game} telling={telling} />
        </p>
        <div class="replay-steps">
          <Ends icon="ui-left" label={words('table-replay-first')} onClick={() => go(1)} off={now <= 1} />
          <IconButton icon="ui-left" label={words('table-replay-back')} onClick={() => go(now - 1)} off={now <= 1} />
          <input
            type="range"
            min={1}
            max={all}
            value={now}
            aria-label={words('table-replay-step', { now, all })}
            onInput={event => go(Number(event.currentTarget.value))}
          />
          <IconButton icon="ui-right" label={words('table-replay-next')} onClick={() => go(now + 1)} off={now >= all} />
          <Ends icon="ui-right" label={words('table-replay-last')} onClick={() => go(all)} off={now >= all} />
          <IconButton
            icon={playing ? 'ui-stop' : 'ui-play'}
            label={words(playing ? 'table-replay-stop' : 'table-replay-play')}
            pressed={playing}
            onClick={() => (now >= all && !playing ? go(1) : undefined, setPlaying(!playing))}
          />
        </div>
        <FieldPicker
          label={words('table-replay-eyes')}
          value={session.eyes.value}
          onChange={eyes => (session.eyes.value = eyes)}
          choices={[
            { value: 'spectator' as const, label: words('table-replay-all') },
            ...seats.map(({ seat }) => ({ value: seat, label: telling.names.of(seat) })),
          ]}
        />
      </div>
    </section>
  );
}

/** To the very beginning or end: the arrow twice. */
function Ends({ icon, label, onClick, off }: { icon: string; label: string; onClick(): void; off: boolean }) {
  return (
    <button
      type="button"
      class="icon-btn ends"
      aria-label={label}
      title={label}
      aria-disabled={off ? 'true' : undefined}
      onClick={() => off || onClick()}
    >
      <Icon id={icon} size={20} />
      <Icon id={icon} size={20} />
    </button>
  );
}
