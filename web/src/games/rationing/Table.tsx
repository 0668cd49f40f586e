// The table: shop, queue, top, seats, one's own side, offers. What can be done comes from the engine; this only draws
// it.
import { listen, watchSize } from '../../ui/listen';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RuleLink } from '../../ui/Rules';
import { SideSheet } from '../../ui/SideSheet';
import { SureButton } from '../../ui/Sure';
import type { TableProps } from '../module';
import { Act, BuyActs, Speculate, ThrowButton } from './Act';
import { Art } from './art';
import { Composer } from './Composer';
import { cardName, cardsInGame } from './deck';
import { inOrder } from './goods';
import { Home, MyFlags, Purse, Stack } from './Hand';
import { useKeys } from './keys';
import { modelOf, newDesk, openSheet, reasonAgainst, tidyDesk, type Model } from './model';
import { Offers } from './Offers';
import { HoldBar, PIPS, Stubs } from './parts';
import { Queue } from './Queue';
import { Seats, SeatsAround } from './Seats';
import { CardSheet, Shop } from './Shop';
import { lastPurchase, roundOf } from './story';
import { STOP_MS, SpinButton, Stages, Top, TopActs, useFlick } from './Top';
import './table.css';
import './offers.css';

/** A narrow or a flat window has the parts one below the other, with the cards at the edge. */
const shapeOf = (width: number): Shape => (innerHeight <= 500 ? 'flat' : width < 700 ? 'phone' : 'wide');
type Shape = 'wide' | 'phone' | 'flat';

export function Table({ session, telling }: TableProps) {
  // What one has tapped is one's own: the next person at this device begins with an empty slip.
  const desk = useMemo(newDesk, [session, session.eyes.value]);
  const model = modelOf(session, telling, desk);
  const root = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState(() => shapeOf(innerWidth));
  const phone = shape !== 'wide';
  useEffect(() => {
    const look = () => root.current && setShape(shapeOf(root.current.clientWidth));
    const ends = [watchSize([root.current!], look), listen(globalThis, 'resize', look)];
    return () => ends.forEach(end => end());
  }, []);
  useEffect(() => tidyDesk(desk, model.view, model.hand), [model.view]);
  useNews(model);
  useKeys(model, root);
  const flick = useFlick(model);
  return (
    <div
      class={`rg cloth${phone ? ' phone' : ''}`}
      data-phase={model.view.phase}
      data-final={model.view.final}
      ref={root}
      lang={telling.words.language}
    >
      <Art />
      {phone ? (
        <PhoneTable model={model} flick={flick} flat={shape === 'flat'} />
      ) : (
        <WideTable model={model} flick={flick} />
      )}
      <Sheets model={model} phone={phone} />
    </div>
  );
}

type Flick = ReturnType<typeof useFlick>;

function TopPanel({ model, flick, children }: { model: Model; flick: Flick; children?: preact.ComponentChildren }) {
  const { words, view } = model;
  const round = roundOf(model.session.story.value);
  return (
    <section
      class={`rg-topz paper${flick.can ? ' can' : ''}`}
      aria-label={words('rationing-top')}
      data-tour="top"
      data-rule="R11"
    >
      <header>
        <h2>{words('rationing-top')}</h2>
        <RuleLink id="R11" />
        <span class="grow" />
        <span class="muted narrow">
          {[
            round && words(view.final ? 'rationing-round-final' : 'rationing-round', { n: round }),
            view.tries > 0 && words('rationing-try', { n: view.tries }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </header>
      <div class="rg-top-touch" {...flick.plate}>
        <Top model={model} />
      </div>
      <Stages model={model} />
      {model.me === null && <Stages model={model} brief />}
      <TopActs model={model} spin={flick.spin} />
      {children}
    </section>
  );
}

function WideTable({ model, flick }: { model: Model; flick: Flick }) {
  return (
    <div class={model.me === null ? 'rg-lay watching' : 'rg-lay'}>
      <News model={model} />
      <Shop model={model} />
      <Queue model={model} />
      <TopPanel model={model} flick={flick} />
      <Seats model={model} />
      {model.me !== null ? (
        <div class="rg-low">
          <section class="rg-mine" aria-label={model.words('rationing-own-side')} data-tour="hand">
            <Purse model={model} />
            <MyFlags model={model} />
            <Home model={model} />
          </section>
          <div class="rg-acting" data-tour="act" data-rule="R16">
            <Act model={model} />
          </div>
        </div>
      ) : (
        <div class="rg-low">
          <Stack model={model} />
        </div>
      )}
      <Offers model={model} />
    </div>
  );
}

/**
 * The same parts in the hand: the shop shrinks to signs while the top is to be spun and spins, the slip comes up as a
 * sheet. A flat window has the others in a line of their own: beside the top there is no room for more than two.
 */
function PhoneTable({ model, flick, flat }: { model: Model; flick: Flick; flat: boolean }) {
  const { view, words, me } = model;
  // A flat window has no room for both the shop with its names and the hand while one's top is to be spun.
  const small = model.trading || flick.can || (flat && view.phase === 'allocation' && view.active === me);
  const dock = useRef<HTMLDivElement>(null);
  const hidden = useHiddenTop(dock, model.trading);
  // The answers to an offer stand right above what lies at the edge, however high that is.
  useLayoutEffect(() => {
    const edge = dock.current;
    if (!edge) return;
    return watchSize([edge], () => edge.parentElement?.style.setProperty('--dock', `${edge.offsetHeight}px`));
  }, [me === null]);
  const buying = me !== null && !small && model.session.legal.value.includes('pass');
  const top = (
    <section
      key="top"
      class={`rg-topz paper${flick.can ? ' can' : ''}`}
      aria-label={words('rationing-top')}
      data-tour="top"
    >
      <div class="rg-top-touch" {...flick.plate}>
        <Top model={model} small />
      </div>
      <Stages model={model} brief />
      {!flat && <SeatsAround model={model} />}
    </section>
  );
  const asked = model.toMe.length > 0;
  const offers = <Offers key="offers" model={model} one />;
  return (
    <div class={`rg-phone${small ? ' trading' : ''}${buying ? ' buying' : ''}`}>
      <Queue model={model} />
      {flat && <SeatsAround model={model} />}
      <News model={model} />
      <Shop model={model} />
      {/* Whoever buys needs the slip under the shop, whoever is asked the offer: the top may wait below. */}
      {asked && offers}
      {buying ? <Act key="act" model={model} docked /> : top}
      {!asked && offers}
      {me !== null && (
        <section class="rg-mine" aria-label={words('rationing-own-side')}>
          {model.trading && <MyFlags model={model} />}
          <Stack model={model} />
        </section>
      )}
      {buying && top}
      {me === null && <Stack model={model} />}
      {/* One's cards lie at the edge, whatever else there is: the rest goes by beneath. */}
      {me !== null && (
        <div class="rg-dock" ref={dock}>
          {hidden && (
            <div class="rg-strip" aria-hidden>
              <span>{words('rationing-top')}</span>
              <Stages model={model} brief />
            </div>
          )}
          <div class="rg-own" data-tour="hand">
            <Purse model={model} />
            <Home model={model} docked />
          </div>
          {view.phase !== 'over' && <PhoneBar model={model} flick={flick} />}
        </div>
      )}
    </div>
  );
}

/**
 * Does a part of the spinning top lie outside what is seen of the table? An offer to answer comes above it; its clock
 * then stands at the edge.
 */
function useHiddenTop(dock: RefObject<HTMLElement | null>, trading: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useLayoutEffect(() => {
    const edge = dock.current;
    const table = edge?.parentElement;
    if (!trading || !edge || !table) return setHidden(false);
    const look = () => {
      const figure = table.querySelector('.rg-top-figure')?.getBoundingClientRect();
      const word = table.querySelector('.rg-topz .rg-stage-brief')?.getBoundingClientRect();
      if (!figure || !word) return;
      const above = table.closest('.frame-table, main')?.getBoundingClientRect().top ?? 0;
      const below = edge.getBoundingClientRect().top;
      setHidden(Math.min(figure.top, word.top) < above - 1 || Math.max(figure.bottom, word.bottom) > below + 1);
    };
    look();
    const ends = [
      watchSize([edge, ...table.children], look),
      listen(document, 'scroll', look, { capture: true, passive: true }),
    ];
    return () => ends.forEach(end => end());
  });
  return hidden;
}

function PhoneBar({ model, flick }: { model: Model; flick: Flick }) {
  const { view, words, telling, me, desk } = model;
  if (model.session.legal.value.includes('pass'))
    return (
      <div class="rg-bar rg-buy">
        <BuyActs model={model} />
      </div>
    );
  if (model.throws)
    return (
      <div class="rg-bar">
        <ThrowButton model={model} />
      </div>
    );
  if (flick.can) {
    return (
      <div class="rg-bar">
        <SpinButton model={model} spin={flick.spin} />
        {model.session.legal.value.includes('stop') && (
          <SureButton move={words('rationing-skip-trade')} onSure={() => void model.send('stop')}>
            {words('rationing-skip-trade')}
          </SureButton>
        )}
      </div>
    );
  }
  if (view.phase !== 'spinning') return null;
  const active = me === view.active;
  const whose = view.active === null ? '' : words('rationing-spins-who', { name: telling.names.of(view.active) });
  const mayNot = view.final ? words('rationing-speculator-left') : active ? null : whose;
  return (
    <div class="rg-bar" data-tour="act">
      <Button kind="accent" onClick={() => openSheet(desk, 'offer')}>
        {words('rationing-offer-brief')}
      </Button>
      <button
        type="button"
        class={mayNot === null ? 'btn' : 'btn off'}
        aria-disabled={mayNot === null ? undefined : 'true'}
        onClick={() => (mayNot === null ? openSheet(desk, 'speculator') : announce(mayNot))}
      >
        <span>
          {words('rationing-tab-speculator')}
          {mayNot !== null && <small>{mayNot}</small>}
        </span>
      </button>
      {active && view.options.top === 'real' ? (
        <Button onClick={() => void model.session.fell(false)}>{words('rationing-fell')}</Button>
      ) : (
        <HoldBar
          class="rg-stop"
          time={STOP_MS}
          hint={words('rationing-hold')}
          reason={!active ? whose : view.final ? words('rationing-stop-final') : reasonAgainst(model, 'stop')}
          onHeld={() => void model.send('stop')}
        >
          {words('rationing-stop-brief')}
        </HoldBar>
      )}
    </div>
  );
}

function Sheets({ model, phone }: { model: Model; phone: boolean }) {
  const { desk, words, telling, view, goods } = model;
  const sheet = desk.sheet.value;
  const close = () => void (desk.sheet.value = null);
  const card = sheet && typeof sheet === 'object' ? sheet.card : null;
  return (
    <>
      <SideSheet
        open={phone && sheet === 'offer' && view.phase === 'spinning'}
        title={words('rationing-offer-title')}
        onClose={close}
      >
        <Composer model={model} roomy />
      </SideSheet>
      <SideSheet
        open={phone && sheet === 'speculator' && view.phase === 'spinning'}
        title={words('rationing-tab-speculator')}
        onClose={close}
      >
        <Speculate model={model} roomy />
      </SideSheet>
      <SideSheet open={card !== null} title={card ? cardName(telling, card) : ''} onClose={close}>
        {card && <CardSheet model={model} id={card} />}
      </SideSheet>
      <SideSheet open={sheet === 'discards'} title={words('rationing-discards')} onClose={close}>
        <p>{words('rationing-discards-text')}</p>
        <p class="rg-discards">
          <Stubs bag={view.discards} telling={telling} order={goods} />
          {inOrder(view.discards, goods).length === 0 && <span class="muted">{words('rationing-nothing')}</span>}
        </p>
        <p class="muted">{words('rationing-discards-all', cardsInGame(telling))}</p>
      </SideSheet>
    </>
  );
}

/** How long the speculator's purchase stays in sight: two short lines. */
const NEWS_MS = 4000;

/** The speculator has just bought: his die and the card, above the shop; and the final round says what changes. */
function News({ model }: { model: Model }) {
  const { view, words, telling, session } = model;
  const purchase = lastPurchase(session.story.value);
  const [seen, setSeen] = useState(purchase?.seq ?? 0);
  const fresh = purchase && purchase.seq > seen ? purchase : null;
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setSeen(fresh.seq), NEWS_MS);
    return () => clearTimeout(timer);
  }, [fresh?.seq]);
  return (
    <>
      {view.final && view.phase !== 'over' && (
        <p class="rg-banner final">
          <Icon id="ui-flag" size={24} />
          <span>
            <b>{words('rationing-final-title')}</b> {words('rationing-final-text')}
          </span>
          <RuleLink id="R24" />
        </p>
      )}
      {fresh && (
        <div class="rg-banner spec" role="status" onClick={() => setSeen(fresh.seq)}>
          <Icon id="pawn-speculator" size={40} />
          <Die face={fresh.face} />
          <span>
            <b>{words('rationing-spec-title', { face: fresh.face })}</b>{' '}
            {words('rationing-spec-text', { card: cardName(telling, fresh.card) })}
          </span>
          <Button small onClick={() => setSeen(fresh.seq)}>
            {words('rationing-done')}
          </Button>
        </div>
      )}
    </>
  );
}

export function Die({ face }: { face: number }) {
  return (
    <svg class="rg-die" viewBox="0 0 48 48" width="44" height="44" aria-hidden>
      <rect
        x="4"
        y="4"
        width="40"
        height="40"
        rx="8"
        fill="var(--spot-paper)"
        stroke="var(--outline)"
        stroke-width="2.2"
      />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x}${y}`} cx={13 + x * 11} cy={13 + y * 11} r="4" fill="var(--speculator)" />
      ))}
    </svg>
  );
}

/** Said by itself, for those who do not watch: an offer to me, my turn to shop, the final round. */
function useNews(model: Model): void {
  const { view, words, telling, toMe } = model;
  const known = useRef<{ offers: Set<number>; final: boolean } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { offers: new Set(toMe.map(offer => offer.id)), final: view.final };
    if (!before) return;
    for (const offer of toMe) {
      if (!before.offers.has(offer.id)) announce(words('rationing-offers-you', { name: telling.names.of(offer.from) }));
    }
    if (view.final && !before.final)
      announce(`${words('rationing-final-title')} ${words('rationing-final-text')}`, 'assertive');
  });
}
