// Offers as they lie on the table: those one may answer, one's own, those between others (R19: all are public).
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RuleLink } from '../../ui/Rules';
import { Avatar, scriptOf } from '../../ui/Seat';
import { goodShort, type Offer } from './deck';
import { countOf, EMPTY, inOrder, minus, parseBag, plus, sizeOf, add } from './goods';
import { payOf, type Model, reasonAgainst, openSheet } from './model';
import { acceptText, counterDraft, handAfter, parseWant, payWith, shortOfChoice, takeableFirst } from './offers';
import { Name, OfferSide } from './parts';
import { handInWords, offerInWords } from './speech';
import { tell } from './tell';
import { lackInWords } from './said';

/** What an offer would do to one's hand, and whether it can be met. */
function weigh(model: Model, offer: Offer) {
  const { words } = model;
  const hand = model.hand ?? EMPTY;
  const want = parseWant(offer.want);
  const chosen = payOf(model, offer);
  const pay = chosen ?? EMPTY;
  const command = acceptText(offer.id, want, chosen);
  const lack = lackInWords(model, want.cards);
  const short = shortOfChoice(hand, want);
  const open = (want.choice?.count ?? 0) - sizeOf(pay);
  const why = lack
    ? words('rationing-lacking', { goods: lack })
    : short > 0
      ? words('rationing-lacking-choice', { n: short })
      : open > 0
        ? words('rationing-pay-more', { n: open })
        : reasonAgainst(model, command);
  return { want, gives: plus(want.cards, pay), gets: parseBag(offer.give), pay, command, why };
}

export function startCounter(model: Model, offer: Offer): void {
  const { desk } = model;
  desk.draft.value = counterDraft(offer, model.hand ?? EMPTY);
  desk.counters.value = offer.id;
  openSheet(desk, 'offer');
}

export type OfferCardProps = {
  model: Model;
  offer: Offer;
  first: boolean;
  /** phone: one of several, and the way to the others */ pager: { place: string; turn(by: number): void } | null;
};

export function OfferCard({ model, offer, first, pager }: OfferCardProps) {
  const { words, telling, goods, hand, desk } = model;
  const { want, gives, gets, pay, command, why } = weigh(model, offer);
  const name = telling.names.of(offer.from);
  const can = why === null;
  const busy = model.session.sending.value?.startsWith(`accept ${offer.id}`) ?? false;
  const take = () => void model.send(command);
  const refuse = () => void model.send(`decline ${offer.id}`);
  const counter = () => startCounter(model, offer);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '1': can ? take : null, '2': counter, '3': offer.to === 'all' ? null : refuse }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const left = minus(hand ?? EMPTY, want.cards);
  return (
    <article
      class={`rg-offer${can ? '' : ' p'}${first ? ' first' : ''}`}
      data-offer={offer.id}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      aria-label={words(offer.to === 'all' ? 'rationing-offer-all-said' : 'rationing-offer-said', {
        name,
        deal: offerInWords(telling, offer),
      })}
    >
      <header>
        <Avatar seat={offer.from} name={name} size={28} />
        <b lang={scriptOf(name)}>
          {words(offer.to === 'all' ? 'rationing-offers-all' : 'rationing-offers-you', { name })}
        </b>
        {pager && (
          <span class="rg-pager">
            <IconButton
              icon="ui-left"
              size={20}
              label={words('rationing-offer-before')}
              onClick={() => pager.turn(-1)}
            />
            <span class="muted narrow">{pager.place}</span>
            <IconButton icon="ui-right" size={20} label={words('rationing-offer-next')} onClick={() => pager.turn(1)} />
          </span>
        )}
        <span class={can ? 'tag good' : 'tag bad'}>
          <Icon id={can ? 'ui-check' : 'ui-cross'} size={14} />
          {can ? words('rationing-can') : words('rationing-cannot')}
        </span>
      </header>
      <dl>
        <dt>{words('rationing-you-give')}</dt>
        <OfferSide bag={want.cards} choice={want.choice} places={offer.places} telling={telling} order={goods} />
        {want.choice && hand && (
          <>
            <dt>{words('rationing-you-choose')}</dt>
            <dd class="rg-pay">
              {inOrder(left, want.choice.kinds.length ? (want.choice.kinds as string[]) : goods).map(([good, held]) => (
                <button
                  key={good}
                  type="button"
                  class={`rg-pay-good${countOf(pay, good) ? ' on' : ''}`}
                  aria-label={words('rationing-pay-good', {
                    good: goodShort(telling, good),
                    n: countOf(pay, good),
                    held,
                  })}
                  onClick={() => {
                    const { count } = want.choice!;
                    const had = countOf(pay, good);
                    const next = had >= Math.min(held, count) ? add(pay, good, -had) : payWith(pay, good, count);
                    desk.choices.value = { ...desk.choices.value, [offer.id]: next };
                  }}
                >
                  <Icon id={`good-${good}`} size={20} />
                  {goodShort(telling, good)} <b>{countOf(pay, good)}</b>
                </button>
              ))}
            </dd>
          </>
        )}
        <dt>{words('rationing-you-get')}</dt>
        <OfferSide bag={gets} places={offer.places} telling={telling} order={goods} />
        {can && hand && (
          <>
            <dt class="keep">{words('rationing-you-keep')}</dt>
            <dd class="keep">{handInWords(telling, handAfter(hand, gives, gets))}</dd>
          </>
        )}
        {!can && (
          <>
            <dt />
            <dd class="why">{why}</dd>
          </>
        )}
      </dl>
      <div class="rg-acts">
        {offer.to !== 'all' && (
          <Button class="x" icon="ui-cross" label={words('rationing-refuse-said', { name })} onClick={refuse}>
            {words('rationing-refuse')}
          </Button>
        )}
        <Button icon="ui-edit" label={words('rationing-counter-said', { name })} onClick={counter}>
          {words('rationing-counter')}
        </Button>
        <Button
          kind="primary"
          icon="ui-check"
          reason={busy ? words('rationing-sending') : why}
          label={words('rationing-take-said', { name })}
          onClick={take}
        >
          {words('rationing-take')}
        </Button>
      </div>
    </article>
  );
}

export function MyOffer({ model, offer }: { model: Model; offer: Offer }) {
  const { words, telling, goods } = model;
  const want = parseWant(offer.want);
  const to = offer.to === 'all' ? words('rationing-to-all') : telling.names.of(offer.to);
  return (
    <article class="rg-offer mine" data-offer={offer.id} aria-label={offerInWords(telling, offer)}>
      <dl>
        <dt>{words('rationing-to')}</dt>
        <dd>
          <b>
            <Name text={to} />
          </b>
        </dd>
        <dt>{words('rationing-give')}</dt>
        <OfferSide bag={parseBag(offer.give)} places={offer.places} telling={telling} order={goods} />
        <dt>{words('rationing-want')}</dt>
        <OfferSide bag={want.cards} choice={want.choice} places={offer.places} telling={telling} order={goods} />
      </dl>
      <div class="rg-acts">
        <Button wide onClick={() => void model.send(`withdraw ${offer.id}`)}>
          {words('rationing-withdraw')}
        </Button>
      </div>
    </article>
  );
}

/** Offers as they come in, newest last so that nothing jumps under a finger. */
export function Offers({ model, one }: { model: Model; one?: boolean }) {
  const { words, telling, toMe, mine, others, desk, me } = model;
  // One at a time (phone): first what can be taken; what was turned to stays as long as it lies there.
  const [turned, setTurned] = useState<number | null>(null);
  const ranked = takeableFirst(toMe, model.payable);
  const shown = Math.max(
    0,
    ranked.findIndex(offer => offer.id === turned),
  );
  const muted = [...desk.muted.value];
  const title = me === null ? words('rationing-offers') : words('rationing-offers-mine');
  return (
    <section class="rg-offers" aria-label={words('rationing-offers')} data-tour="offers" data-rule="R19">
      {!one && (
        <header class="rg-offers-head">
          <h2>{title}</h2>
          <RuleLink id="R19" />
          <span class="grow" />
          {toMe.length > 0 && <span class="rg-badge">{toMe.length}</span>}
        </header>
      )}
      {toMe.length + (me === null ? others.length : 0) === 0 && !one && (
        <p class="rg-none">
          {words(
            !model.trading
              ? 'rationing-offers-later'
              : me === null
                ? 'rationing-offers-nobody'
                : 'rationing-offers-none',
          )}
        </p>
      )}
      {(one ? ranked.slice(shown, shown + 1) : toMe).map((offer, index) => (
        <OfferCard
          key={offer.id}
          model={model}
          offer={offer}
          first={index === 0}
          pager={
            one && toMe.length > 1
              ? {
                  place: words('rationing-offer-of', { at: shown + 1, n: toMe.length }),
                  turn: by => setTurned(ranked[(shown + by + ranked.length) % ranked.length]!.id),
                }
              : null
          }
        />
      ))}
      {muted.length > 0 && (
        <p class="rg-muted">
          {words('rationing-muted', { names: muted.map(seat => telling.names.of(seat)).join(', ') })}{' '}
          <button type="button" class="rg-link" onClick={() => void (desk.muted.value = new Set())}>
            {words('rationing-unmute-all')}
          </button>
        </p>
      )}
      {mine.length > 0 && (
        <>
          <h2 class="rg-own">{words('rationing-own-offers', { n: mine.length })}</h2>
          {mine.map(offer => (
            <MyOffer key={offer.id} model={model} offer={offer} />
          ))}
        </>
      )}
      {others.length > 0 && (
        <>
          {me !== null && <h2 class="rg-own">{words('rationing-other-offers')}</h2>}
          <ul class="rg-other-list">
            {others.map(offer => (
              <li key={offer.id}>
                {words(offer.to === 'all' ? 'rationing-log-offered-all' : 'rationing-other-offer', {
                  name: telling.names.of(offer.from),
                  to: offer.to === 'all' ? '' : telling.names.of(offer.to),
                  deal: offerInWords(telling, offer),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {!one && <LastDeals model={model} />}
    </section>
  );
}

/** What was agreed lately: what things go for. */
function LastDeals({ model }: { model: Model }) {
  const { session, telling, words } = model;
  const deals = session.story.value
    .slice(-160)
    .flatMap(step =>
      step.events
        .filter(({ event }) => event === 'accepted' || event === 'speculated')
        .map(event => ({ seq: step.seq, text: tell(event, step, telling) })),
    );
  if (deals.length === 0) return null;
  return (
    <div class="rg-deals">
      <h3>{words('rationing-last-deals')}</h3>
      {deals
        .slice(-4)
        .reverse()
        .map(({ seq, text }) => (
          <p key={seq}>{text}</p>
        ))}
    </div>
  );
}
