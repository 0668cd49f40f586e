// Around every table: where one is, what is expected from whom, how the line is, what happened, and all that can always
// be done.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { gameName } from '../../games/tile-words';
import { Coach } from '../../coach/Coach';
import type { GameModule } from '../../games/module';
import { settings } from '../../settings';
import type { FramedSession, Step } from '../../table/session';
import { announce } from '../../ui/Announcer';
import { AwayContext } from '../../ui/away';
import { Bar } from '../../ui/Bar';
import { IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { openRule } from '../../ui/Rules';
import { SideSheet } from '../../ui/SideSheet';
import { sound } from '../../ui/sound';
import { words } from '../../words/words';
import { useAbsence } from './absence';
import { Absent } from './Absent';
import { CommandLine } from './CommandLine';
import { FirstMinute } from './FirstMinute';
import { readAloud, useKeys } from './keys';
import { Light } from './Light';
import { LastLines, Log, LogFoot } from './Log';
import { logLines } from './log';
import { Menu } from './Menu';
import { Refused } from './Refused';
import { deckTag, deckTitle, tellingOf, type Known } from './telling';
import { useSilence, Veil } from './Veil';
import { WhileAway } from './WhileAway';
import './frame.css';

export type FrameProps = {
  session: FramedSession;
  known: Known;
  /** tags beside the title: the code of an online table */
  note?: ComponentChildren;
  onLeaveForGood?: () => void;
  /** what the menu has for this table beside what every table has */
  inMenu?: ComponentChildren;
  again?: () => void;
  children?: ComponentChildren;
  /** nothing is expected from anybody any more */
  quiet?: boolean;
  /** the big screen: no menu, no command line, everything larger */
  big?: boolean;
};

export function Frame({ session, known, note, onLeaveForGood, inMenu, again, children, quiet, big }: FrameProps) {
  const { game } = known;
  const seats = session.seats.value;
  const telling = useMemo(() => tellingOf(known, seats, words), [known, seats, words.value]);
  const [open, setOpen] = useState<'menu' | 'log' | 'command' | 'coach' | null>(null);
  const eyes = session.eyes.value;
  const shownUpTo = useSignal(session.story.peek().at(-1)?.seq ?? 0);
  const last = session.story.value.at(-1);
  const keptBack = !quiet && last !== undefined && last.seq > shownUpTo.value && game.keepsBack?.(last) === true;
  const { story, status } = useHeld(
    keptBack,
    session.story.value,
    quiet ? null : game.status(session.view.value, eyes, telling, session.hints.value),
  );
  const silent = useSilence(session);
  const absence = useAbsence(session);
  useTold(session, story, game, telling, status);
  useTitle(gameName(game.name, known.deck), status?.mine ? words('table-your-turn') : null);
  // Before it is drawn: no key finds the page without a focus in between.
  useLayoutEffect(() => {
    // A table that came up by itself (the cover was lifted, the game began) is where the focus begins.
    if (document.activeElement === document.body || document.activeElement === null)
      document.querySelector<HTMLElement>('.frame [data-screen-start]')?.focus({ preventScroll: true });
  }, []);
  const still = silent !== null || (session.paused.value && !session.over.value);

  const read = {
    hand: () => say('hand'),
    board: () => say('table'),
    order: () => announce(words('table-order', { names: order(session, game, telling).join(', ') })),
    log: () =>
      announce(
        [
          words('table-log-read'),
          ...logLines(story.slice(-30), game, telling, eyes, null)
            .slice(-3)
            .map(line => line.text),
        ].join(' '),
      ),
    status: () => announce(status?.text ?? words('table-end')),
    rules: () => openRule(game.name, focusedRule()),
  };
  const say = (part: string) =>
    announce(
      game.speak?.(part as 'hand' | 'table', session.view.value, eyes, telling) ||
        readAloud(part) ||
        words('table-nothing-to-read'),
    );
  useKeys({
    H: read.hand,
    B: read.board,
    Q: read.order,
    L: read.log,
    R: read.rules,
    S: read.status,
    X: () => session.next?.(),
    M: () => (settings.sound.value = !settings.sound.value),
    '/': () => setOpen('command'),
  });
  const ownDeck =
    known.deck.id === game.deckId ? null : session.place === 'online' ? deckTag(known.deck) : deckTitle(known.deck);
  const coached = !quiet && !big && game.coach !== undefined && session.coached?.value === true;
  const logProps = { story, game, telling, eyes };
  const place = game.log ?? 'side';
  return (
    <div class={`frame${big ? ' big' : ''}${place === 'foot' ? '' : ` log-${place}`}`} data-theme-game={game.name}>
      <Bar
        title={gameName(game.name, known.deck)}
        under={ownDeck && <span class="tag deck-tag">{ownDeck}</span>}
        note={note}
      >
        <Light state={session.connection.value} sending={useLong(session.sending.value)} />
        <IconButton
          class="wide-only"
          icon="ui-sound"
          label={words(settings.sound.value ? 'table-sound-off' : 'table-sound-on')}
          pressed={settings.sound.value}
          onClick={() => (settings.sound.value = !settings.sound.value)}
        />
        {!quiet && !big && game.Tools && <game.Tools session={session} telling={telling} />}
        {coached && (
          <IconButton
            icon="ui-coach"
            label={words('coach-open')}
            expanded={open === 'coach'}
            onClick={() => setOpen(open === 'coach' ? null : 'coach')}
          />
        )}
        {!big && <IconButton icon="ui-help" label={words('table-rules')} onClick={() => openRule(game.name)} />}
        <IconButton
          icon="ui-menu"
          label={words('table-menu')}
          expanded={open === 'menu'}
          onClick={() => setOpen('menu')}
        />
      </Bar>
      {status && (
        <StatusLine text={status.text} mine={status.mine} sent={session.sending.value !== null}>
          {!big && <Next session={session} />}
        </StatusLine>
      )}
      {!quiet && !big && status && <FirstMinute session={session} game={game} telling={telling} mine={status.mine} />}
      {!quiet && !big && <WhileAway session={session} game={game} telling={telling} />}
      {!quiet && <Absent session={session} telling={telling} absence={absence} />}
      <Refused session={session} game={game} />
      <div class="frame-body">
        <main class="frame-table cloth" data-game={game.name} inert={still}>
          <h2 class="unseen">{words('table-board')}</h2>
          {children ?? (
            <AwayContext.Provider value={absence.away}>
              <game.Table
                session={session}
                telling={telling}
                shownUpTo={shownUpTo}
                {...(place === 'own' ? { log: <Log {...logProps} /> } : {})}
              />
            </AwayContext.Provider>
          )}
        </main>
        {!big && (
          <aside class="frame-side" aria-label={words('table-log')}>
            <h2>{words('table-log')}</h2>
            <Log {...logProps} />
          </aside>
        )}
        <Veil session={session} silent={silent} again={again} />
      </div>
      {open === 'command' && <CommandLine session={session} read={read} onClose={() => setOpen(null)} />}
      {big && !quiet && place !== 'own' && <LastLines {...logProps} />}
      {!big && (
        <footer class="frame-foot">
          <LogFoot {...logProps} open={open === 'log'} onOpen={() => setOpen(open === 'log' ? null : 'log')} />
        </footer>
      )}
      <SideSheet open={open === 'log'} title={words('table-log')} onClose={() => setOpen(null)}>
        <Log {...logProps} />
      </SideSheet>
      {coached && (
        <Coach session={session} game={game} telling={telling} open={open === 'coach'} onClose={() => setOpen(null)} />
      )}
      <Menu
        session={session}
        game={game}
        telling={telling}
        open={open === 'menu'}
        onClose={() => setOpen(null)}
        onCommand={() => setOpen('command')}
        onLeaveForGood={onLeaveForGood}
        more={inMenu}
      />
    </div>
  );
}

/** A bot's move is being shown: the next one can be had at once. It stays while it has the focus. */
function Next({ session }: { session: FramedSession }) {
  const [focused, setFocused] = useState(false);
  const shown = session.showing?.value === true;
  if (!shown && !focused) return null;
  return (
    <button
      type="button"
      class="status-next"
      aria-disabled={shown ? undefined : 'true'}
      onClick={() => session.next?.()}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {words('table-next')}
      <Icon id="ui-right" size={20} />
    </button>
  );
}

type StatusProps = { text: string; mine: boolean; sent?: boolean; children?: ComponentChildren };

function StatusLine({ text, mine, sent, children }: StatusProps) {
  return (
    <section class={mine ? 'status mine' : 'status'} aria-label={words('table-status-label')}>
      {mine && <span class="turn">{words('table-your-turn')}</span>}
      <p>{text}</p>
      {sent && (
        <span class="tag sent" aria-hidden>
          ✓ {words('table-sent')}
        </span>
      )}
      {children}
    </section>
  );
}

/** What stands on the tab: whoever looks elsewhere sees that it is their turn. */
function useTitle(game: string, turn: string | null): void {
  useEffect(
    () => void (document.title = [turn && `● ${turn}`, game, 'Stolik'].filter(Boolean).join(' · ')),
    [game, turn],
  );
}

/** True once something has been under way for a second. */
function useLong(what: unknown): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (what === null) return;
    const timer = setTimeout(() => setLong(true), 1000);
    return () => clearTimeout(timer);
  }, [what]);
  return long && what !== null;
}

type Status = { text: string; mine: boolean } | null;

/**
 * While the table keeps an answer back, nothing beside it tells: what happened and whose turn it is stay as they were.
 */
function useHeld(keptBack: boolean, story: Step[], status: Status): { story: Step[]; status: Status } {
  const before = useRef(status);
  if (!keptBack) before.current = status;
  return {
    story: useMemo(() => (keptBack ? story.slice(0, -1) : story), [keptBack, story]),
    status: keptBack ? before.current : status,
  };
}

/** Says what happened, then what is expected now; "your turn" comes first of all. */
function useTold(
  session: FramedSession,
  story: Step[],
  game: GameModule,
  telling: ReturnType<typeof tellingOf>,
  status: { text: string; mine: boolean } | null,
): void {
  const heard = useRef<number | null>(null);
  const last = story.at(-1)?.seq ?? 0;
  useEffect(() => {
    const from = heard.current;
    heard.current = last;
    // What happened before one sat down is in the log.
    if (from === null || last <= from) return;
    const news = logLines(story.filter(step => step.seq > from).slice(-3), game, telling, session.eyes.value, null);
    for (const line of news) announce(line.text);
  }, [last]);
  useEffect(() => void (status && announce(status.text, status.mine ? 'assertive' : 'polite')), [status?.text]);
  useEffect(() => {
    if (status?.mine) sound('turn');
  }, [status?.mine]);
  useEffect(() => {
    if (!status) sound('end');
  }, []);
}

function focusedRule(): string | null {
  return document.activeElement?.closest('[data-rule]')?.getAttribute('data-rule') ?? null;
}

function order(session: FramedSession, game: GameModule, telling: ReturnType<typeof tellingOf>): string[] {
  const view = session.view.value;
  if (game.order) return game.order(view, telling);
  const first = (view.turn as number | null | undefined) ?? 0;
  return Array.from({ length: view.players }, (_, step) => telling.names.of((first + step) % view.players));
}
