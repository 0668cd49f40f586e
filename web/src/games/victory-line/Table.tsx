// The table of victory-line: board, hand and the sentence that is about to be played.
import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '../module';
import { confirming } from '../../settings';
import { announce } from '../../ui/Announcer';
import { IconButton } from '../../ui/Button';
import { Board } from './Board';
import { isCorner, label, nextOf, runOf, windowWith, type Cell } from './cells';
import { Commit, sentenceOf } from './Commit';
import { longDate } from './dates';
import { boardDeck, quoted } from './deck';
import { EventText } from './EventText';
import { Hand } from './Hand';
import { useTableKeys } from './keys';
import { learningHere } from './learning';
import { Loupe } from './Loupe';
import { NAMED, useMeasures } from './measure';
import { movesOf, NOTHING, proposalOf, sixOf, sortHand, whyNot, type Draft, type Hints } from './moves';
import { Pile } from './Pile';
import { asView, lastDrawn, lastMove, seenBy } from './seen';
import { Ring, Teams } from './Teams';
import { teamAt, teamsThatTalk } from './teams';
import './board.css';
import './table.css';

const NONE: ReadonlySet<Cell> = new Set();

export function Table({ session, telling, log }: TableProps) {
  const { words, names } = telling;
  const deck = boardDeck(telling.deck);
  const root = useRef<HTMLDivElement>(null);
  const { shape, cell: size, gap, high, logged, far } = useMeasures(root);
  const view = asView(session.view.value);
  const eyes = session.eyes.value;
  const story = session.story.value;
  const seen = useMemo(() => seenBy(view, eyes), [view, eyes]);
  const { hand, supply } = session.hints.value as Hints;
  const moves = useMemo(() => movesOf(session.legal.value), [session.legal.value]);
  const last = useMemo(() => lastMove(story), [story]);
  const cards = useMemo(() => sortHand(seen.hand, deck.places), [seen, deck]);
  const drawn = seen.seat < 0 ? null : lastDrawn(story, seen.seat);

  const draft = useSignal<Draft>(NOTHING);
  /** the copy chosen, where a hand holds a special card twice */
  const copy = useSignal(-1);
  const focus = useSignal<Cell>('f6');
  const looked = useSignal<Cell | null>(null);
  const loupe = useSignal<Cell | null>(null);
  const reading = useSignal(false);
  const pile = useSignal<number | null>(null);
  const penalty = useSignal<number | null>(null);
  const note = useSignal('');
  const found = useSignal(false);
  /** wrong cells that were pointed at, by card; -1 once its cell was found */
  const missed = useRef<Record<string, number>>({});
  const learning = learningHere(session);
  /** the move whose movement was ended by touching something */
  const stilled = useSignal(0);
  const still = () => {
    if (last && stilled.value !== last.seq) stilled.value = last.seq;
  };

  // What was chosen may have gone since: played, given up, covered by another person's screen.
  const held = draft.value.card !== null && seen.hand.includes(draft.value.card);
  const now: Draft = held || draft.value.card === null ? draft.value : NOTHING;
  const proposal = proposalOf({ phase: view.phase, hand, homes: deck.homes, choices: seen.choices }, moves, now);
  const home = now.card ? (deck.homes.get(now.card) ?? null) : null;
  const searching =
    learning && home !== null && !found.value && (proposal.kind === 'place' || proposal.kind === 'wait');
  const index = now.card === null ? -1 : cards[copy.value] === now.card ? copy.value : cards.indexOf(now.card);

  const aiming = proposal.kind === 'aim' || proposal.kind === 'special';
  const targets = aiming ? proposal.targets : null;
  const targetSet = useMemo(() => (targets ? new Set(targets) : null), [targets?.join()]);
  const hints = useMemo(
    () => (learning ? NONE : new Set(cards.flatMap(card => deck.homes.get(card) ?? []))),
    [cards, learning, deck],
  );
  const dead = useMemo(() => new Set(hand.filter(one => one.effect === 'dead').map(one => one.card)), [hand]);
  const six = useMemo(() => new Set(sixOf(proposal)), [proposal.kind === 'line' ? proposal.command : '']);
  const run = useMemo(
    () => (proposal.kind === 'line' ? new Set(runOf(proposal.windows)) : NONE),
    [proposal.kind === 'line' ? view : null],
  );
  const chosen = proposal.kind === 'special' ? proposal.cell : searching ? null : home;
  const shown = looked.value ?? chosen ?? last?.placed ?? last?.removed ?? null;

  const say = (text: string) => {
    note.value = text;
    announce(text);
  };
  const onCell = (cell: Cell) => root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const clear = () => {
    draft.value = NOTHING;
    copy.value = -1;
    note.value = '';
    found.value = false;
    loupe.value = null;
    penalty.value = null;
  };
  const choose = (at: number) => {
    const card = cards[at];
    if (!card) return;
    if (at === index) return clear();
    clear();
    draft.value = { card, cell: null, window: 0 };
    copy.value = at;
    const cell = deck.homes.get(card);
    looked.value = learning ? null : (cell ?? null);
    if (cell && !learning) {
      focus.value = cell;
      // Whoever is on the board goes along: Enter is then for this card, not for the cell that was left behind.
      if (root.current?.querySelector('.vl-grid:focus-within')) onCell(cell);
    }
    reading.value = false;
    pile.value = null;
  };
  const send = async (command: string) => {
    // The frame says why a command was refused; what was chosen stays.
    if (await session.send(command)) return;
    clear();
    looked.value = null;
  };
  const busy = session.sending.value ? words('victory-line-sending') : null;
  const commit = () => {
    if (penalty.value !== null) return callPenalty(penalty.value);
    if ('command' in proposal && !searching && !busy) void send(proposal.command);
  };
  const callPenalty = async (team: number) => {
    if (!(await session.host.value?.act('penalty', { team }))) penalty.value = null;
  };

  const point = (cell: Cell) => {
    focus.value = cell;
    looked.value = cell;
    note.value = '';
    if (proposal.kind === 'line') {
      const window = windowWith(proposal.windows, proposal.index, cell);
      if (window === proposal.index && six.has(cell)) return;
      if (window >= 0) draft.value = { ...draft.value, window };
      return;
    }
    if (targetSet && now.card) {
      if (targetSet.has(cell)) {
        // Enter on a cell that is chosen already plays it: one key less.
        if (chosen === cell && shape !== 'phone' && !confirming.value) return commit();
        draft.value = { ...now, cell };
      } else say(words(`victory-line-why-${whyNot(now.card, cell, hand)}`));
      if (shape === 'phone') loupe.value = cell;
      return;
    }
    if (searching && home) {
      const card = now.card!;
      const before = missed.current[card] ?? 0;
      missed.current[card] = cell === home || before < 0 ? -1 : before + 1;
      if (cell === home) {
        found.value = true;
        if (before >= 0) session.sought?.(card, before);
        return say(words('victory-line-guess-right'));
      }
      const other = deck.at.get(cell);
      return say(
        other
          ? words('victory-line-guess-wrong', {
              name: quoted(other.name, deck.language),
              date: longDate(other, deck.language),
              place: other.place,
            })
          : words('victory-line-corner'),
      );
    }
    // Who wants to be asked finds the sentence with yes and no in the bar.
    if (chosen === cell && proposal.kind === 'place') return confirming.value ? undefined : commit();
    const at = learning ? -1 : cards.findIndex(card => deck.homes.get(card) === cell);
    if (at >= 0 && at !== index) choose(at);
  };

  /** Enter on a cell: what is ready is played; a cell that means something else is pointed at. */
  const enter = (cell: Cell) => {
    const ready =
      proposal.kind === 'line'
        ? six.has(cell) || windowWith(proposal.windows, proposal.index, cell) < 0
        : proposal.kind === 'no-target' ||
          (proposal.kind === 'give-up' && home === null) ||
          ('command' in proposal && chosen === cell);
    if (ready && !searching) commit();
    else point(cell);
  };

  const slide = (by: number) => {
    if (proposal.kind === 'line')
      draft.value = { ...draft.value, window: Math.max(0, Math.min(proposal.windows.length - 1, proposal.index + by)) };
  };
  const jump = (back: boolean) => {
    const next = nextOf(targets ?? [...hints], focus.value, back);
    if (next) {
      focus.value = next;
      onCell(next);
    }
  };
  useTableKeys({
    seen,
    words,
    focus,
    choose,
    clear,
    commit,
    slide,
    jump,
    sliding: proposal.kind === 'line',
    draw: () => moves.draw && void send('draw'),
    discard: () =>
      (proposal.kind === 'dead' || proposal.kind === 'no-target' || proposal.kind === 'no-chips') && commit(),
    inform: () => {
      looked.value = focus.value;
      reading.value = true;
    },
    go: cell => {
      focus.value = cell;
      onCell(cell);
    },
  });

  const hover = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const onHover = (cell: Cell | null) => {
    clearTimeout(hover.current);
    if (cell && shape === 'wide') hover.current = setTimeout(() => (looked.value = cell), 600);
  };

  const board = {
    seen,
    deck,
    words,
    focus: focus.value,
    hints,
    targets: targetSet,
    chosen,
    ghost:
      chosen !== null &&
      (proposal.kind === 'place' ||
        proposal.kind === 'wait' ||
        (proposal.kind === 'special' && proposal.card !== '-1')),
    run,
    six,
    last,
    sliding: proposal.kind === 'line',
    onPick: point,
    onEnter: enter,
    onFocus: (cell: Cell) => (focus.value = cell),
    onHover,
  };
  const caption = shown ? deck.at.get(shown) : undefined;
  const host = session.host.value;
  return (
    <div
      ref={root}
      onPointerDownCapture={still}
      onKeyDownCapture={still}
      class={
        `vl ${shape}${last && stilled.value === last.seq ? ' vl-still' : ''}` +
        `${shape === 'phone' && high < 640 ? ' short' : ''}${loupe.value && aiming ? ' aiming' : ''}` +
        `${(reading.value && shown) || pile.value !== null ? ' reading' : ''}`
      }
      data-shape={shape}
      style={{ '--cell': `${size}px`, '--high': `${high}px` }}
    >
      <Teams
        view={view}
        supply={supply}
        names={names}
        mine={seen.team}
        onPenalty={host && view.phase !== 'over' ? team => (penalty.value = team) : null}
        talking={teamsThatTalk(session.seats.value, view.options.teams)}
      />
      <Ring
        view={view}
        names={names}
        open={pile.value}
        learning={seen.seat < 0 ? null : learning}
        onPile={seat => (pile.value = pile.value === seat ? null : seat)}
      />
      <div class="vl-place">
        {shape === 'phone' && loupe.value && aiming ? (
          <Loupe
            {...board}
            centre={loupe.value}
            lead={sentenceOf({ kind: 'aim', card: now.card!, targets: targets! }, deck, view.chips).lead}
            onMove={cell => (loupe.value = cell)}
            onClose={() => (loupe.value = null)}
          />
        ) : (
          <Board
            {...board}
            print={size >= NAMED && !far ? 'names' : 'codes'}
            size={size}
            gap={gap}
            coordinates={shape !== 'phone' && shape !== 'flat'}
          />
        )}
      </div>
      {shape === 'phone' && (
        <div class="vl-caption">
          {shown && <b class="k">{label(shown)}</b>}
          <span class="grow">
            <span class="t">
              {shown ? (caption?.name ?? words('victory-line-corner')) : words('victory-line-caption-empty')}
            </span>
            {caption && (
              <small>
                {longDate(caption, deck.language)} · {stateOf(shown!)}
              </small>
            )}
          </span>
          {shown && (
            <IconButton
              icon="ui-book"
              label={words('victory-line-read', { name: caption?.name ?? label(shown) })}
              expanded={reading.value}
              onClick={() => (reading.value = !reading.value)}
            />
          )}
        </div>
      )}
      {/* Hand and commit bar lie at the edge of narrow and flat windows: the rest goes by beneath. */}
      <div class="vl-dock">
        {seen.seat >= 0 && (shape !== 'phone' || !(loupe.value && aiming)) && (
          <Hand
            cards={cards}
            chosen={index}
            drawn={drawn}
            deck={deck}
            learning={learning}
            dead={dead}
            limit={view.limits[seen.seat] ?? 6}
            onChoose={choose}
          />
        )}
        <Commit
          proposal={proposal}
          deck={deck}
          chips={view.chips}
          searching={searching}
          note={note.value || idle()}
          idle={!note.value}
          mayDraw={moves.draw}
          busy={busy}
          penalty={penalty.value}
          onCommit={commit}
          onCancel={clear}
          onDraw={() => void send('draw')}
          onSlide={slide}
          onPenalty={team => void callPenalty(team)}
          onExchange={() => proposal.kind === 'dead' && proposal.exchange && void send(proposal.exchange)}
          onReveal={() => {
            found.value = true;
            looked.value = home;
            if (home) focus.value = home;
          }}
        />
      </div>
      {pile.value !== null ? (
        <Pile
          seat={pile.value}
          view={view}
          deck={deck}
          names={names}
          onClose={() => (pile.value = null)}
          onLook={cell => {
            looked.value = cell;
            focus.value = cell;
          }}
        />
      ) : (
        (shape !== 'phone' || reading.value) &&
        shown && (
          <section class="vl-about" tabIndex={0} aria-label={words('victory-line-about')}>
            {shape === 'phone' && (
              <IconButton
                icon="ui-cross"
                label={words('victory-line-close')}
                onClick={() => (reading.value = false)}
                class="shut"
              />
            )}
            <EventText cell={shown} deck={deck} heading="h2" />
          </section>
        )
      )}
      {log && logged && <div class="vl-log">{log}</div>}
    </div>
  );

  function stateOf(cell: Cell): string {
    const owner = view.chips[cell];
    if (isCorner(cell) || owner === undefined) return words('victory-line-cell-free');
    return (
      words(`victory-line-chip-${teamAt(owner).id}`) +
      (seen.turned.has(cell) ? `, ${words('victory-line-cell-star')}` : '')
    );
  }
  function idle(): string {
    if (proposal.kind !== 'none') return '';
    if (moves.draw) return words('victory-line-say-may-draw');
    if (moves.plain.size + moves.targets.size > 0) return words('victory-line-say-choose');
    return view.turn !== null && view.turn !== seen.seat
      ? words('victory-line-say-others', { name: names.of(view.turn) })
      : '';
  }
}
