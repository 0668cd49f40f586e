// One's own side of the table: ration cards, what one says aloud, the house with what was bought, the announced visit.
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../ui/Announcer';
import { Icon } from '../../ui/Icon';
import { seatColour } from '../../ui/Seat';
import {
  boughtCount,
  cardName,
  cardOf,
  categoryName,
  categoryNames,
  goodName,
  goodShort,
  stackSize,
  textsOf,
  visitName,
  visitOf,
} from './deck';
import { add, countOf, EMPTY, inOrder, sizeOf, type Bag } from './goods';
import { changeDraft, type Model } from './model';
import { nextFlags, sayText } from './offers';
import { CouponStack, goodInk, Rove, signsOf } from './parts';
import { listen } from '../../ui/listen';

/** A tap on a coupon puts one of it into the offer, or on the speculator's hand. */
export function takeCoupon(model: Model, good: string): void {
  const { desk, hand } = model;
  if (!hand) return;
  if (desk.tab.value === 'speculator' && model.me === model.view.active && !model.view.final) {
    const next = oneMore(hand, desk.pay.value, good);
    // The speculator takes two (R20): a third tap begins anew with it.
    desk.pay.value = sizeOf(next) > 2 ? { [good]: 1 } : next;
  } else changeDraft(desk, { give: oneMore(hand, desk.draft.value.give, good) });
}
/** Past the last one of the hand none is taken. */
const oneMore = (hand: Bag, taken: Bag, good: string): Bag =>
  add(taken, good, countOf(taken, good) < countOf(hand, good) ? 1 : -countOf(taken, good));

export function Purse({ model }: { model: Model }) {
  const { view, words, telling, hand, goods, desk } = model;
  if (!hand) return null;
  const trading = view.phase === 'spinning' && model.partners.length > 0;
  const paying = desk.tab.value === 'speculator' && model.me === view.active && !view.final;
  const taken = paying ? desk.pay.value : desk.draft.value.give;
  const cost = view.phase === 'shopping' && desk.chosen.value ? cardOf(telling, desk.chosen.value).cost : null;
  const held = inOrder(hand, goods);
  return (
    <Rove class={held.length > 5 ? 'rg-purse many' : 'rg-purse'} label={words('rationing-hand', { n: sizeOf(hand) })}>
      {held.length === 0 && <p class="rg-empty">{words('rationing-hand-empty')}</p>}
      {held.map(([good, count]) => (
        <CouponStack
          key={good}
          good={good}
          count={count}
          telling={telling}
          taken={cost ? Math.min(count, countOf(cost, good)) : trading ? countOf(taken, good) : 0}
          onTake={trading ? () => takeCoupon(model, good) : undefined}
          label={words('rationing-coupon', {
            good: goodName(telling, good),
            n: count,
            taken: trading ? countOf(taken, good) : 0,
          })}
        />
      ))}
    </Rove>
  );
}

/** What one says to all: a tap on a good says "I need it", a second "I could give it", a third takes it back. */
export function MyFlags({ model }: { model: Model }) {
  const { words, telling, goods, flags, me, view } = model;
  if (me === null) return null;
  const mine = flags.get(me) ?? { need: [], have: [] };
  const can = view.phase === 'spinning';
  const press = (good: string) => {
    if (!can) return announce(words('rationing-say-when'));
    let next = nextFlags(mine, good);
    // The last word cannot be unsaid, only turned: an empty `say` is no command.
    if (!sayText(next)) next = { need: [good], have: [] };
    void model.send(sayText(next)!);
  };
  return (
    <Rove class={can ? 'rg-say' : 'rg-say off'} label={words('rationing-say')}>
      <span class="lbl" aria-hidden>
        {words('rationing-say')}
      </span>
      {goods.map(good => {
        const as = mine.need.includes(good) ? 'need' : mine.have.includes(good) ? 'have' : 'none';
        return (
          <button
            key={good}
            type="button"
            data-rove
            class={`rg-say-good ${as}`}
            style={{ ...goodInk(good), ...signsOf(goodShort(telling, good)) }}
            aria-disabled={can ? undefined : 'true'}
            aria-label={words('rationing-say-good', { good: goodShort(telling, good), as })}
            onClick={() => press(good)}
          >
            <Icon id={`good-${good}`} size={22} />
            <span class="w">{goodShort(telling, good)}</span>
            <span class="s" aria-hidden>
              {as === 'none' ? '' : words(`rationing-my-${as}`)}
            </span>
          </button>
        );
      })}
    </Rove>
  );
}

/** Seen only while it is held (or for a moment after a key): others may look over one's shoulder. */
export function Peek({
  children,
  label,
  shown,
  class: name,
}: {
  children: preact.ComponentChildren;
  label: string;
  shown: preact.ComponentChildren;
  class?: string;
}) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(close, 8000);
    const end = listen(globalThis, 'blur', close);
    return () => (clearTimeout(timer), end());
  }, [open]);
  return (
    <span class={`rg-peek ${name ?? ''}${open ? ' open' : ''}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-label={label}
        onContextMenu={event => event.preventDefault()}
        onPointerDown={event => event.button === 0 && setOpen(true)}
        onPointerUp={close}
        onPointerLeave={close}
        onPointerCancel={close}
        onBlur={close}
        onKeyDown={event => {
          if (event.key === 'Escape') close();
          if ((event.key !== ' ' && event.key !== 'Enter') || event.repeat) return;
          event.preventDefault();
          setOpen(!open);
        }}
        onClick={event => event.detail === 0 && setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <span class="rg-peek-card paper" role="status">
          {shown}
        </span>
      )}
    </span>
  );
}

/** One's house: what was bought and who comes for a visit. `docked`: both beside the hand, as small as they can be. */
export function Home({ model, docked }: { model: Model; docked?: boolean }) {
  const { view, words, telling, me } = model;
  if (me === null) return null;
  const bought = view.bought[me];
  const cards = typeof bought === 'object' ? bought : [];
  const visit = view.visits[me];
  const n = boughtCount(view, me);
  return (
    <div class={docked ? 'rg-home docked' : 'rg-home'} data-rule="R7">
      <span class="rg-house" style={{ '--seat': seatColour(me) }} aria-hidden>
        <Icon id="house" size={56} />
      </span>
      <Peek
        class="rg-bought"
        label={words('rationing-bought-peek', { n })}
        shown={
          cards.length === 0 ? (
            words('rationing-bought-none')
          ) : (
            <span class="rg-peek-list">
              {cards.map(id => (
                <span key={id}>
                  <Icon id={cardOf(telling, id).picture} size={30} />
                  <span>
                    {words('rationing-bought-line', {
                      card: cardName(telling, id),
                      category: categoryName(telling, cardOf(telling, id).category),
                      n: cardOf(telling, id).icons,
                    })}
                  </span>
                </span>
              ))}
            </span>
          )
        }
      >
        <span class="rg-backs" aria-hidden>
          {Array.from({ length: Math.min(n, 4) }, (_, at) => (
            <i key={at} />
          ))}
        </span>
        <span class="rg-bought-n">
          <b>{words('rationing-bought', { n })}</b>
          {n > 0 && <small>{words('rationing-hold-look')}</small>}
        </span>
      </Peek>
      {!docked && <Stack model={model} />}
      {visit && (
        <Peek class="rg-visit" label={words('rationing-visit-peek')} shown={<VisitFace model={model} id={visit} />}>
          <Icon id="ui-hand" size={26} />
          <span>
            {words('rationing-visit')} <small>{words('rationing-hold-look')}</small>
          </span>
        </Peek>
      )}
    </div>
  );
}

export function VisitFace({ model, id }: { model: Pick<Model, 'telling' | 'words'>; id: string }) {
  const { telling, words } = model;
  const visit = visitOf(telling, id);
  return (
    <span class="rg-visit-face">
      <Icon id={visit?.picture ?? ''} size={64} />
      <span>
        <b class="t">{visitName(telling, id)}</b>
        <span class="dbl">
          {visit?.doubles.map(category => (
            <span key={category}>
              <Icon id={`cat-${category}`} size={24} />
              {categoryName(telling, category)}
            </span>
          ))}
          <b>× 2</b>
        </span>
        <small>{textsOf(telling.deck).visits[id]?.flavour}</small>
        <span class="unseen">
          {words('rationing-visit-doubles', {
            list: categoryNames(telling, visit?.doubles),
          })}
        </span>
      </span>
    </span>
  );
}

/** The stack of ration cards and what lies discarded, face up. */
export function Stack({ model }: { model: Model }) {
  const { view, words, desk } = model;
  const left = stackSize(view);
  const discarded = sizeOf(view.discards ?? EMPTY);
  return (
    <button type="button" class="rg-piles" onClick={() => void (desk.sheet.value = 'discards')} aria-haspopup="dialog">
      <span class={left ? 'rg-minipile' : 'rg-minipile empty'} aria-hidden>
        <i />
      </span>
      <span>
        {words('rationing-stack', { n: left })}
        <small>
          {left + discarded === 0 ? words('rationing-stack-dry') : words('rationing-discarded', { n: discarded })}
        </small>
      </span>
    </button>
  );
}
