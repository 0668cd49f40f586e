// An offer being composed: a sentence with blanks. Coupons are tapped in the hand or here; the sentence is what will be
// said.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { composed } from '../../coach/composed';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { scriptOf } from '../../ui/Seat';
import { goodAcc, goodShort } from './deck';
import { add, countOf, EMPTY, inOrder, printBag } from './goods';
import { addressee, changeDraft, reasonAgainst, type Model } from './model';
import { BLANK, gapOf, offerText, oneMoreAny, printWant, stepped, type Draft } from './offers';
import { takeCoupon } from './Hand';
import { ChoiceStub, goodInk, PawnDrawing, Removable } from './parts';
import { offerKey, refusedOffers } from './story';
import { dealInWords } from './speech';

/** How long one waits between two offers (UX B.2, noise). */
const PACE = 1000;
const OFFERS_MAX = 3;

export function Composer({ model, roomy }: { model: Model; roomy?: boolean }) {
  const { desk, words, telling, view, goods, me } = model;
  const draft = desk.draft.value;
  const to = addressee(model);
  const [picker, setPicker] = useState<'give' | 'want' | null>(null);
  const sentAt = useRef(-Infinity);
  const [waiting, setWaiting] = useState(false);
  const open = useRef(true);
  useEffect(() => () => void (open.current = false), []);
  const set = (change: Partial<Draft>) => changeDraft(desk, change);
  const full = { ...draft, to };
  const text = offerText(full);
  const gap = gapOf(full);
  const whole = gap === null ? text : null;
  useEffect(() => {
    composed.value = whole;
    return () => void (composed.value = null);
  }, [whole]);
  const deal = dealInWords(telling, draft.give, draft.want, draft.choice, draft.places);
  const spoken =
    typeof to === 'number'
      ? words('rationing-speak', { voc: telling.names.of(to, 'voc'), deal })
      : words(`rationing-speak-${to ?? 'none'}`, { deal });
  const refusedBefore =
    me !== null &&
    to !== null &&
    refusedOffers(model.session.story.value, me).has(
      offerKey(to, printBag(draft.give), printWant(draft.want, draft.choice), draft.places),
    );
  const why =
    model.mine.length >= OFFERS_MAX
      ? words('rationing-offers-max', { n: OFFERS_MAX })
      : gap
        ? words('rationing-gap', { gap })
        : refusedBefore
          ? words('rationing-refused-before')
          : text
            ? reasonAgainst(model, text)
            : null;
  const clear = () => {
    desk.draft.value = { ...BLANK, to: draft.to };
    desk.counters.value = null;
    setPicker(null);
  };
  const send = async () => {
    if (why || !text || waiting) return;
    // Pressed too soon after the last offer, it waits its turn; nothing that was pressed is lost.
    const rest = sentAt.current + PACE - performance.now();
    if (rest > 0) {
      setWaiting(true);
      await new Promise(resolve => setTimeout(resolve, rest));
      if (!open.current) return;
      setWaiting(false);
    }
    sentAt.current = performance.now();
    const refused = await model.send(text);
    if (refused !== null || offerText({ ...desk.draft.peek(), to }) !== text) return;
    clear();
    desk.sheet.value = null;
  };
  const place = (seat: number | null) => (seat === null ? 0 : view.queue.indexOf(seat) + 1);
  const canSwap = typeof to === 'number' && me !== null && view.queue.includes(to) && view.queue.includes(me);
  const taken = (side: 'give' | 'want') => (
    <Removable
      bag={draft[side]}
      telling={telling}
      order={goods}
      take={good => set({ [side]: add(draft[side], good, -1) })}
    />
  );
  const adds = (side: 'give' | 'want') =>
    !roomy && (
      <button
        type="button"
        class="rg-add"
        aria-expanded={picker === side}
        onClick={() => setPicker(picker === side ? null : side)}
      >
        {words('rationing-add-card')}
      </button>
    );
  return (
    <form
      class={roomy ? 'rg-comp roomy' : 'rg-comp'}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={event => {
        if (event.key === 'Escape' && picker) {
          event.stopPropagation();
          setPicker(null);
        }
      }}
    >
      {model.partners.length > 1 ? (
        <div class="rg-to" role="radiogroup" aria-label={words('rationing-to')}>
          {[...(model.mayAll ? (['all'] as const) : []), ...model.partners].map(one => (
            <label key={one} class={one === to ? 'on' : ''}>
              <input type="radio" name="rg-to" checked={one === to} onChange={() => set({ to: one })} />
              <span lang={one === 'all' ? undefined : scriptOf(telling.names.of(one))}>
                {one === 'all' ? words('rationing-to-all') : telling.names.of(one)}
              </span>
            </label>
          ))}
        </div>
      ) : (
        <p class="form-label">
          {typeof to === 'number'
            ? words('rationing-offer-for', {
                name: telling.names.of(to),
                gen: telling.names.of(to, 'gen'),
                kind: telling.names.gender(to) === 'x' ? 'typed' : 'declined',
              })
            : words('rationing-offer-title')}
        </p>
      )}
      {desk.counters.value !== null && (
        <p class="rg-back">
          <span class="tag">{words('rationing-countering')}</span>
          <button
            type="button"
            class="rg-link"
            onClick={() => {
              const id = desk.counters.peek();
              clear();
              desk.sheet.value = null;
              requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-offer="${id}"]`)?.focus());
            }}
          >
            {words('rationing-back-to-offer')}
          </button>
        </p>
      )}
      <p class="rg-spoken t" aria-live="polite">
        {spoken}
      </p>
      <div class="rg-slot">
        <span class="t">{words('rationing-i-give')}</span>
        <span class="v">
          {taken('give')}
          {adds('give')}
        </span>
        {roomy && <GivePicker model={model} />}
      </div>
      <div class="rg-slot">
        <span class="t">{words('rationing-i-want')}</span>
        <span class="v">
          {taken('want')}
          {draft.choice && (
            <ChoiceStub
              choice={draft.choice}
              telling={telling}
              label={words('rationing-remove-choice')}
              onClick={() => set({ choice: stepped(draft.choice, -1) })}
            />
          )}
          {adds('want')}
          {!roomy && (
            <button type="button" class="rg-add" onClick={() => set({ choice: oneMoreAny(draft.choice) })}>
              {words('rationing-add-any')}
            </button>
          )}
        </span>
        {roomy && <WantPicker model={model} />}
      </div>
      <div class="rg-slot">
        <span class="t">{words('rationing-places')}</span>
        <span class="v">
          <label class={`rg-swap${draft.places ? ' on' : ''}${canSwap || to === 'all' ? '' : ' off'}`}>
            <input
              type="checkbox"
              checked={draft.places}
              onChange={event => set({ places: event.currentTarget.checked })}
            />
            {canSwap && me !== null && typeof to === 'number' ? (
              <>
                <PawnDrawing pawn={me} size={22} />
                {place(me)}.<Icon id="ui-swap" size={18} />
                {place(to)}.<PawnDrawing pawn={to} size={22} />
                <span class="unseen">{words('rationing-swap-said', { mine: place(me), theirs: place(to) })}</span>
              </>
            ) : (
              <>
                <Icon id="ui-swap" size={18} />
                {words('rationing-swap')}
              </>
            )}
          </label>
        </span>
      </div>
      {model.refused && <p class="rg-refused">{model.refused}</p>}
      <div class="rg-comp-acts">
        <Button onClick={clear}>{words('rationing-clear')}</Button>
        <Button kind="accent" type="submit" reason={why ?? (waiting ? words('rationing-send-waits') : null)}>
          {words('rationing-send')}
        </Button>
      </div>
      {picker && (
        <Picker
          title={words(picker === 'give' ? 'rationing-pick-give' : 'rationing-pick-want')}
          done={words('rationing-done')}
          onClose={() => setPicker(null)}
        >
          {picker === 'give' ? <GivePicker model={model} /> : <WantPicker model={model} />}
        </Picker>
      )}
    </form>
  );
}

function Picker({
  title,
  done,
  onClose,
  children,
}: {
  title: string;
  done: string;
  onClose(): void;
  children: preact.ComponentChildren;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <div class="rg-picker paper" role="group" aria-label={title} ref={panel}>
      <p class="form-label">{title}</p>
      {children}
      <Button small wide onClick={onClose}>
        {done}
      </Button>
    </div>
  );
}

function GivePicker({ model }: { model: Model }) {
  const { desk, words, telling, goods, hand } = model;
  const give = desk.draft.value.give;
  return (
    <span class="rg-chips">
      {inOrder(hand ?? EMPTY, goods).map(([good, held]) => {
        const n = countOf(give, good);
        return (
          <button
            key={good}
            type="button"
            class={n ? 'rg-chip on' : 'rg-chip'}
            style={goodInk(good)}
            aria-label={words('rationing-give-good', { acc: goodAcc(telling, good), n, held })}
            onClick={() => takeCoupon(model, good)}
          >
            <Icon id={`good-${good}`} size={22} />
            <span>{goodShort(telling, good)}</span>
            <b>
              {n}/{held}
            </b>
          </button>
        );
      })}
    </span>
  );
}

/** Certain goods, "one of these", or any. At most one choice in an offer. */
function WantPicker({ model }: { model: Model }) {
  const { desk, words, telling, goods } = model;
  const draft = desk.draft.value;
  const either = draft.choice !== null && draft.choice.kinds.length > 0;
  const [or, setOr] = useState(either);
  const set = (change: Partial<Draft>) => changeDraft(desk, change);
  const toggle = (good: string) => {
    const kinds = either ? draft.choice!.kinds : [];
    const next = kinds.includes(good) ? kinds.filter(one => one !== good) : [...kinds, good];
    set({ choice: next.length ? { kinds: next, count: either ? draft.choice!.count : 1 } : null });
  };
  const step = (by: number) => set({ choice: stepped(draft.choice, by) });
  return (
    <span class="rg-chips">
      {goods.map(good => {
        const n = countOf(draft.want, good);
        const on = or ? either && draft.choice!.kinds.includes(good) : n > 0;
        return (
          <button
            key={good}
            type="button"
            class={on ? 'rg-chip on' : 'rg-chip'}
            style={goodInk(good)}
            aria-pressed={or ? on : undefined}
            aria-label={words('rationing-want-good', {
              good: goodShort(telling, good),
              acc: goodAcc(telling, good),
              n,
              or: or ? 'yes' : 'no',
            })}
            onClick={() => (or ? toggle(good) : set({ want: n >= 9 ? draft.want : add(draft.want, good) }))}
          >
            <Icon id={`good-${good}`} size={22} />
            <span>{goodShort(telling, good)}</span>
            {!or && n > 0 && <b>{n}</b>}
            {or && on && <Icon id="ui-check" size={14} />}
          </button>
        );
      })}
      <button
        type="button"
        class={`rg-chip wide${draft.choice?.kinds.length === 0 ? ' on' : ''}`}
        onClick={() => {
          setOr(false);
          set({ choice: oneMoreAny(draft.choice) });
        }}
      >
        <span>{words('rationing-any')}</span>
        {draft.choice?.kinds.length === 0 && <b>{draft.choice.count}</b>}
      </button>
      <button
        type="button"
        class={or ? 'rg-chip wide on' : 'rg-chip wide'}
        aria-pressed={or}
        onClick={() => setOr(!or)}
      >
        <span>{words('rationing-either')}</span>
      </button>
      {draft.choice && (
        <span class="rg-step" role="group" aria-label={words('rationing-choice-count')}>
          <button type="button" aria-label={words('rationing-fewer')} onClick={() => step(-1)}>
            −
          </button>
          <output aria-live="polite">{draft.choice.count}</output>
          <button type="button" aria-label={words('rationing-more')} onClick={() => step(1)}>
            +
          </button>
        </span>
      )}
    </span>
  );
}
