// The sentence. On one's own turn a form with two blanks; otherwise what was said last, with its answer.
import type { ComponentChildren } from 'preact';
import type { TriplesEvent } from '../../../engine/types';
import type { Step } from '../../../table/session';
import { Button } from '../../../ui/Button';
import { RuleLink } from '../../../ui/Rules';
import { words } from '../../../words/words';
import type { Play } from '../play';
import { innerQuotes, plain, tell } from '../tell';

const CARD = '\uE000';

/** „Wilku, proszę, daj mi kartę: …”, with the card as a piece of its own. */
function spoken(whom: string, card: ComponentChildren): ComponentChildren {
  const [before, after] = words('triples-say', { whom, card: CARD }).split(CARD);
  return (
    <>
      {before}
      {card}
      {after}
    </>
  );
}

type Asked = Extract<TriplesEvent, { event: 'asked' }>;

export function askOf(step: Step | null): { ask: Asked; outcome: 'gave' | 'refused' | 'mistaken' } | null {
  const ask = step?.events.find(event => event.event === 'asked') as Asked | undefined;
  if (!ask) return null;
  const outcome = (['gave', 'mistaken', 'refused'] as const).find(kind =>
    step!.events.some(event => event.event === kind),
  );
  return outcome ? { ask, outcome } : null;
}

/** The words of a whole step, for the line above the sentence and for the screen reader. */
export function stepText(step: Step, play: Pick<Play, 'telling'>): string {
  return step.events
    .map(event => tell(event, step, play.telling))
    .filter(Boolean)
    .join(' ');
}

export function Slip({ play }: { play: Play }) {
  const { words, state } = play;
  const shown = state.shown.value;
  const step = shown?.step ?? play.last;
  const composing = play.mine && !shown;
  return (
    <section
      class="tr-slip paper"
      data-rule={play.view.options.asking === 'strict' ? 'T10' : 'T8'}
      data-composing={composing}
      aria-label={words('triples-slip')}
    >
      <div class="form-label">{words(composing ? 'triples-slip' : 'triples-slip-now')}</div>
      {composing ? <Compose play={play} /> : <Told play={play} step={step} answered={shown?.stage !== 'asked'} />}
    </section>
  );
}

function Compose({ play }: { play: Play }) {
  const { words, names, state, cards, last } = play;
  const target = state.target.value;
  const card = state.card.value;
  const whom = target === null ? CARD + CARD : names.of(target, 'voc');
  const none = target === null && card === null && state.open.value === null;
  // On a phone the list may be folded away: the blank brings it back.
  const toList = () => (state.folded.value = false);
  const name =
    card === null ? (
      <span class="fill blank" onClick={toList}>
        <span class="unseen">{words('triples-say-card')}</span>
        <span aria-hidden>{words('triples-blank-card')}</span>
      </span>
    ) : (
      <span class="fill" onClick={toList}>
        {innerQuotes(cards.card(card).name, words.language)}
      </span>
    );
  const sentence =
    target === null
      ? split(
          name,
          <span class="fill blank">
            <span class="unseen">{words('triples-say-whom')}</span>
            <span aria-hidden>{words('triples-blank-whom')}</span>
          </span>,
        )
      : spoken(whom, name);
  return (
    <>
      <div class="tr-said-box">
        {last && (
          <p class="tr-last" data-may-clip>
            {stepText(last, play)}
          </p>
        )}
        <p class="tr-say">{sentence}</p>
        {target !== null && play.handSize(target) === 0 && (
          <p class="tr-in-vain" data-rule="T15">
            {words('triples-in-vain', { who: names.of(target) })}
          </p>
        )}
      </div>
      <div class="tr-acts">
        <p class="muted">
          {play.refused ?? words('triples-warning')}{' '}
          <RuleLink id={play.view.options.asking === 'strict' ? 'T10' : 'T7'} />
        </p>
        <Button onClick={play.cancel} reason={none ? words('triples-nothing-chosen') : null}>
          {words('triples-cancel')}
        </Button>
        <Button kind="primary" keys="Enter" reason={play.reason} onClick={() => void play.ask()}>
          {words('triples-ask')}
        </Button>
      </div>
    </>
  );
}

function split(card: ComponentChildren, whom: ComponentChildren): ComponentChildren {
  const WHOM = '\uE001';
  const [before, rest] = words('triples-say', { whom: WHOM, card: CARD }).split(WHOM) as [string, string];
  const [middle, after] = rest.split(CARD);
  return (
    <>
      {before}
      {whom}
      {middle}
      {card}
      {after}
    </>
  );
}

function Told({ play, step, answered }: { play: Play; step: Step | null; answered: boolean }) {
  const { words, names, cards } = play;
  const found = askOf(step);
  if (!step || !found) {
    return (
      <div class="tr-said-box">
        <p class="tr-say small">{step ? stepText(step, play) : words('triples-quiet')}</p>
      </div>
    );
  }
  const { ask, outcome } = found;
  const name = <span class="fill">{innerQuotes(cards.card(ask.card).name, words.language)}</span>;
  const rest = step.events
    .filter(event => event.event === 'completed')
    .map(event => tell(event, step, play.telling))
    .join(' ');
  return (
    <div class="tr-said-box">
      <p class="tr-say">
        <span class="tr-speaker">{names.of(ask.seat)}:</span> {spoken(names.of(ask.to, 'voc'), name)}
      </p>
      {answered ? (
        <p class={`tr-answer ${outcome}`} key={step.seq}>
          <span>
            {words(`triples-answer-${outcome}`, {
              who: names.of(ask.seat),
              'who-gen': names.of(ask.seat, 'gen'),
              plain: plain(play.telling, ask.seat),
            })}
          </span>{' '}
          {rest}
        </p>
      ) : (
        <p class="tr-answer wait">…</p>
      )}
    </div>
  );
}
