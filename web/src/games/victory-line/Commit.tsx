// The last step before a move: what is about to happen in one sentence, then yes or no.
import type { ComponentChildren } from 'preact';
import { Button, IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import { label, spanLabel, type Cell } from './cells';
import { signs, type BoardDeck } from './deck';
import { sixOf, type Proposal } from './moves';
import { teamAt } from './teams';

type CommitProps = {
  proposal: Proposal;
  deck: BoardDeck;
  chips: Record<Cell, number>;
  /** learning mode, and the card's cell has not been found yet */
  searching: boolean;
  /** the answer to a wrong guess, a refusal, or what to do now */
  note: ComponentChildren;
  idle: boolean;
  /** the card of V20 can still be taken */
  mayDraw: boolean;
  busy: string | null;
  /** a penalty that the host is about to call */
  penalty: number | null;
  onCommit(): void;
  onExchange(): void;
  onCancel(): void;
  onDraw(): void;
  onReveal(): void;
  onSlide(by: number): void;
  onPenalty(team: number): void;
};

/** What a special card does to a cell. */
const wayOf = (card: string) => (card === '+1' ? 'add' : card === '-1' ? 'remove' : 'swap');

function verbOf(proposal: Proposal): string {
  switch (proposal.kind) {
    case 'place':
      return words('victory-line-do-place', { cell: label(proposal.cell) });
    case 'special': {
      const way = wayOf(proposal.card);
      return words(`victory-line-do-${way === 'add' ? 'place' : way}`, {
        cell: label(proposal.cell),
      });
    }
    case 'dead':
    case 'no-chips':
    case 'no-target':
      return words('victory-line-do-discard');
    case 'line':
      return words('victory-line-do-turn');
    case 'give-up':
      return words('victory-line-do-give-up');
    default:
      return '';
  }
}

export function sentenceOf(
  proposal: Proposal,
  deck: BoardDeck,
  chips: Record<Cell, number>,
): { lead: string; what?: string; sign?: number } {
  const name = (cell: Cell) => deck.at.get(cell)?.name ?? '';
  switch (proposal.kind) {
    case 'place':
      return { lead: words('victory-line-say-place', { cell: label(proposal.cell) }), what: name(proposal.cell) };
    case 'dead':
      return { lead: words('victory-line-say-dead', { cell: label(proposal.cell) }) };
    case 'no-chips':
      return { lead: words('victory-line-say-no-chips') };
    case 'no-target':
      return { lead: words('victory-line-say-no-target', { card: signs(proposal.card) }) };
    case 'aim':
      return { lead: words(`victory-line-say-aim-${wayOf(proposal.card)}`) };
    case 'special': {
      const owner = chips[proposal.cell];
      return {
        lead: words(`victory-line-say-${wayOf(proposal.card)}`, { cell: label(proposal.cell) }),
        what: name(proposal.cell),
        ...(owner === undefined ? {} : { sign: owner }),
      };
    }
    case 'line':
      return { lead: words('victory-line-say-line'), what: spanLabel(sixOf(proposal)) };
    case 'choose-give-up':
      return { lead: words('victory-line-say-choose-give-up') };
    case 'give-up':
      return {
        lead: words('victory-line-say-give-up'),
        what: deck.of.get(proposal.card)?.name ?? signs(proposal.card),
      };
    case 'wait':
      return { lead: words('victory-line-say-wait') };
    default:
      return { lead: '' };
  }
}

export function Commit(props: CommitProps) {
  const { proposal, deck, chips, searching, note, idle, mayDraw, busy, penalty } = props;
  if (penalty !== null) {
    const team = words(`victory-line-team-${teamAt(penalty).id}`);
    return (
      <section class="vl-commit" aria-label={words('victory-line-commit')}>
        <p class="t">{words('victory-line-say-penalty', { team })}</p>
        <div class="acts">
          <Button onClick={props.onCancel}>{words('victory-line-cancel')}</Button>
          <Button kind="primary" reason={busy} onClick={() => props.onPenalty(penalty)}>
            {words('victory-line-do-penalty')}
          </Button>
        </div>
      </section>
    );
  }
  const { lead, what, sign } = sentenceOf(proposal, deck, chips);
  const ready = 'command' in proposal && !searching;
  const chosen = proposal.kind !== 'none' && proposal.kind !== 'choose-give-up' && proposal.kind !== 'line';
  return (
    <section
      class={`vl-commit ${proposal.kind}${ready ? ' ready' : ''}${note ? ' noted' : ''}${idle ? ' idle' : ''}`}
      aria-label={words('victory-line-commit')}
    >
      <p class="t">
        {searching ? words('victory-line-say-search') : lead}
        {sign !== undefined && !searching && (
          <Icon
            id={`chip-${teamAt(sign).shape}`}
            size={22}
            class="inline"
            label={words(`victory-line-chip-${teamAt(sign).id}`)}
          />
        )}
        {what && !searching && (
          <>
            {' '}
            <b>{what}</b>
          </>
        )}
        {note && <small role="status">{note}</small>}
      </p>
      <div class="acts">
        {proposal.kind === 'line' && (
          <span class="slide">
            <IconButton
              icon="ui-left"
              label={words('victory-line-slide-back')}
              onClick={() => props.onSlide(-1)}
              off={proposal.index === 0}
            />
            <IconButton
              icon="ui-right"
              label={words('victory-line-slide-on')}
              onClick={() => props.onSlide(1)}
              off={proposal.index === proposal.windows.length - 1}
            />
          </span>
        )}
        {chosen && <Button onClick={props.onCancel}>{words('victory-line-cancel')}</Button>}
        {searching && <Button onClick={props.onReveal}>{words('victory-line-reveal')}</Button>}
        {proposal.kind === 'dead' && proposal.exchange && (
          <Button onClick={props.onExchange} reason={busy}>
            {words('victory-line-do-exchange')}
          </Button>
        )}
        {mayDraw && !ready && (
          <Button kind="primary" onClick={props.onDraw} reason={busy} keys="D">
            {words('victory-line-do-draw')}
          </Button>
        )}
        {ready && (
          <Button kind="primary" onClick={props.onCommit} reason={busy}>
            {verbOf(proposal)}
          </Button>
        )}
      </div>
    </section>
  );
}
