// The log in words: a column at the side, or one line at the foot with the rest behind it.
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameModule, Telling } from '../../games/module';
import type { Step, Eyes } from '../../table/session';
import { Button } from '../../ui/Button';
import { scriptOf } from '../../ui/Seat';
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import { clockTime } from '../../words/clock';
import { logLines, type LogLine } from './log';
import './log.css';

type LogProps = { story: Step[]; game: GameModule; telling: Telling; eyes: Eyes };

const SHOWN = 120;

export function Log({ story, game, telling, eyes }: LogProps) {
  const [filter, setFilter] = useState<string | null>(null);
  const [shown, setShown] = useState(SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const told = useMemo(() => new WeakMap<Step, LogLine | null>(), [game, telling, words.value, eyes, filter]);
  const lines = useMemo(() => logLines(story, game, telling, eyes, filter, told), [story, told]);
  // The newest on top, as in the picture: it is what one looks for.
  const some = lines.slice(-shown).reverse();
  const focusAt = at !== null && some.some(line => line.seq === at) ? at : some[0]?.seq;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = some.findIndex(line => line.seq === focusAt);
    const next = Math.min(some.length - 1, Math.max(0, now + step));
    setAt(some[next]!.seq);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <section class="log" aria-label={words('table-log')}>
      {game.filters.length > 0 && (
        <div class="log-filters" role="group" aria-label={words('table-log-filters')}>
          {[null, ...game.filters.map(one => one.id)].map(id => (
            <button key={id ?? ''} type="button" aria-pressed={filter === id} onClick={() => setFilter(id)}>
              {id === null ? words('table-log-all') : words(id)}
            </button>
          ))}
        </div>
      )}
      {some.length === 0 && <p class="muted">{words('table-log-empty')}</p>}
      <ol ref={list} onKeyDown={move}>
        {some.map(line => (
          <li key={line.seq} tabIndex={line.seq === focusAt ? 0 : -1} onFocus={() => setAt(line.seq)}>
            {line.at > 0 ? (
              <time dateTime={new Date(line.at).toISOString()}>{clockTime(line.at, words.language)}</time>
            ) : (
              <span />
            )}
            <Sentence line={line} />
          </li>
        ))}
      </ol>
      {lines.length > shown && (
        <Button small onClick={() => setShown(shown + SHOWN)}>
          {words('table-log-older')}
        </Button>
      )}
    </section>
  );
}

function Sentence({ line: { text, who } }: { line: Pick<LogLine, 'text' | 'who'> }) {
  if (!who) return <span>{text}</span>;
  return (
    <span>
      <b lang={scriptOf(who)}>{who}</b>
      {text.slice(who.length)}
    </span>
  );
}

/** On a screen in the middle: what was before, two steps of it, as many whole sentences as have room. */
export function LastLines({ story, game, telling, eyes }: LogProps) {
  const last = useMemo(
    () =>
      logLines(story.slice(-12), game, telling, eyes, null)
        .slice(...(game.tellsLast ? [-3, -1] : [-2]))
        .reverse(),
    [story, game, telling.deck, words.value, eyes],
  );
  return (
    <footer class="big-last" aria-label={words('table-log')}>
      <div>
        {last.flatMap(({ seq, sentences, who }) =>
          sentences.map((text, at) => (
            <p key={`${seq} ${at}`} data-may-clip>
              <Sentence line={{ text, who: at === 0 ? who : null }} />
            </p>
          )),
        )}
      </div>
    </footer>
  );
}

/** The last line, always in sight; the whole log opens above it. */
export function LogFoot({ story, game, telling, eyes, open, onOpen }: LogProps & { open: boolean; onOpen(): void }) {
  const last = useMemo(
    () => logLines(story.slice(-12), game, telling, eyes, null).at(-1),
    [story, game, telling.deck, words.value, eyes],
  );
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const button = ref.current;
    return () => button?.focus({ preventScroll: true });
  }, [open]);
  return (
    <button
      ref={ref}
      type="button"
      class="log-foot"
      aria-expanded={open}
      onClick={onOpen}
      aria-label={`${words('table-log-open')}. ${last ? last.text : ''}`}
    >
      <span class="log-foot-text">
        {last ? (
          <>
            {last.at > 0 && <time>{clockTime(last.at, words.language)} </time>}
            <Sentence line={last} />
          </>
        ) : (
          words('table-log-empty')
        )}
      </span>
      <Icon id="ui-arrow" size={18} />
    </button>
  );
}
