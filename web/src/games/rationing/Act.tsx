// The slip for what one can do now: trade with players or with the speculator, shop, or wait and know for whom.
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { RuleLink } from '../../ui/Rules';
import { SureButton } from '../../ui/Sure';
import { Tabs } from '../../ui/Tabs';
import { cardName, cardOf, goodAcc, goodShort, pointsText } from './deck';
import { Composer } from './Composer';
import { add, inOrder, printBag, sizeOf } from './goods';
import { reasonAgainst, type Model } from './model';
import { Cost, Removable } from './parts';
import { lackInWords } from './said';
import { allotment } from './story';
import { listed } from '../../words/listed';
import { takeCoupon } from './Hand';

export function Act({ model, roomy, docked }: { model: Model; roomy?: boolean; docked?: boolean }) {
  const { view, me } = model;
  if (me === null) return null;
  if (model.session.legal.value.includes('pass')) return <Buy model={model} docked={docked ?? false} />;
  if (view.phase === 'spinning') return <Trade model={model} roomy={roomy ?? false} />;
  if (model.throws) return <Throw model={model} />;
  return <Waiting model={model} />;
}

/** The speculator stands first: one player throws the die for him (R22). */
function Throw({ model }: { model: Model }) {
  const { words } = model;
  return (
    <div class="rg-act paper" data-rule="R22">
      <p class="form-label">
        {words('rationing-tab-speculator')} <RuleLink id="R22" />
      </p>
      <p class="rg-spoken t">{words('rationing-throw-text')}</p>
      <ThrowButton model={model} />
    </div>
  );
}

export function ThrowButton({ model }: { model: Model }) {
  return (
    <Button kind="accent" class="rg-throw" icon="pawn-speculator" onClick={() => void model.session.throwNow?.()}>
      {model.words('rationing-throw')}
    </Button>
  );
}

export function Trade({ model, roomy }: { model: Model; roomy: boolean }) {
  const { desk, words, view, me } = model;
  if (me !== view.active || view.final)
    return (
      <div class="rg-act paper">
        <Composer model={model} roomy={roomy} />
      </div>
    );
  return (
    <div class="rg-act paper">
      <Tabs
        label={words('rationing-trade-with')}
        chosen={desk.tab.value}
        onChoose={id => void (desk.tab.value = id as 'players' | 'speculator')}
        class="rg-tabs"
        tabs={[
          { id: 'players', label: words('rationing-tab-players') },
          {
            id: 'speculator',
            label: (
              <>
                <Icon id="pawn-speculator" size={26} />
                {words('rationing-tab-speculator')}
              </>
            ),
          },
        ]}
      >
        {desk.tab.value === 'players' ? (
          <Composer model={model} roomy={roomy} />
        ) : (
          <Speculate model={model} roomy={roomy} />
        )}
      </Tabs>
    </div>
  );
}

/** Two cards for the top card of the stack, or for his place in the queue (R20, R21). */
export function Speculate({ model, roomy }: { model: Model; roomy: boolean }) {
  const { desk, words, telling, view, goods, hand } = model;
  const pay = desk.pay.value;
  const target = desk.payFor.value;
  const command = `speculate ${target} ${printBag(pay)}`;
  const why =
    sizeOf(pay) < 2 ? words('rationing-speculate-two', { n: 2 - sizeOf(pay) }) : reasonAgainst(model, command);
  const go = async () => {
    if (why) return;
    if ((await model.send(command)) === null) {
      desk.pay.value = {};
      desk.sheet.value = null;
    }
  };
  const his = view.queue.indexOf('speculator') + 1;
  return (
    <form
      class={roomy ? 'rg-comp roomy' : 'rg-comp'}
      data-rule="R20"
      onSubmit={event => {
        event.preventDefault();
        void go();
      }}
    >
      <p class="rg-spoken t">
        {words('rationing-speculate-speak', { for: target })} <RuleLink id={target === 'card' ? 'R20' : 'R21'} />
      </p>
      <div class="rg-slot">
        <span class="t">{words('rationing-i-hand')}</span>
        <span class="v">
          <Removable
            bag={pay}
            telling={telling}
            order={goods}
            take={good => void (desk.pay.value = add(pay, good, -1))}
          />
          {sizeOf(pay) === 0 && !roomy && <span class="muted narrow">{words('rationing-speculate-tap')}</span>}
        </span>
        {roomy && (
          <span class="rg-chips">
            {inOrder(hand ?? {}, goods).map(([good, held]) => (
              <button
                key={good}
                type="button"
                class={pay[good] ? 'rg-chip on' : 'rg-chip'}
                onClick={() => takeCoupon(model, good)}
              >
                <Icon id={`good-${good}`} size={22} />
                <span>{goodShort(telling, good)}</span>
                <b>
                  {pay[good] ?? 0}/{held}
                </b>
              </button>
            ))}
          </span>
        )}
      </div>
      <div class="rg-opts" role="radiogroup" aria-label={words('rationing-speculate-for')}>
        {(['card', 'place'] as const).map(one => (
          <label key={one} class={one === target ? 'rg-opt on' : 'rg-opt'}>
            <input
              type="radio"
              name="rg-for"
              checked={one === target}
              onChange={() => void (desk.payFor.value = one)}
            />
            <i aria-hidden />
            {words('rationing-speculate-option', { for: one, place: his })}
          </label>
        ))}
      </div>
      {model.refused && <p class="rg-refused">{model.refused}</p>}
      <div class="rg-comp-acts">
        <Button onClick={() => void (desk.pay.value = {})}>{words('rationing-clear')}</Button>
        <Button kind="accent" type="submit" reason={why}>
          {words('rationing-speculate')}
        </Button>
      </div>
    </form>
  );
}

/** What there is in the shop that the hand can pay for. */
const affordable = (model: Model): string[] =>
  model.view.row.filter(one => lackInWords(model, cardOf(model.telling, one).cost) === '');

/**
 * The head of the queue buys one card or none (R15, R28). `docked`: what is said stands at the edge of the window
 * instead.
 */
function Buy({ model, docked }: { model: Model; docked: boolean }) {
  const { desk, words, telling, hand } = model;
  const id = desk.chosen.value;
  const card = id ? cardOf(telling, id) : null;
  const buys = affordable(model);
  return (
    <div class="rg-act rg-buy paper" data-tour="buy" data-rule="R15">
      <p class="form-label">
        {words('rationing-shopping')} <RuleLink id="R15" />
      </p>
      <p class="rg-spoken t">
        {id
          ? words('rationing-buy-speak', { card: cardName(telling, id) })
          : words(buys.length > 0 ? 'rationing-buy-hint' : 'rationing-buy-nothing')}
      </p>
      {card && (
        <div class="rg-buy-card">
          <span class="pic" aria-hidden>
            <Icon id={card.picture} size={64} />
          </span>
          <span>{pointsText(telling, card)}</span>
          <Cost cost={card.cost} hand={hand} telling={telling} order={model.goods} />
        </div>
      )}
      {!card && buys.length > 0 && (
        <ul class="rg-buy-list">
          {buys.map(one => (
            <li key={one}>
              <button type="button" class="rg-opt" onClick={() => void (desk.chosen.value = one)}>
                <Icon id={cardOf(telling, one).picture} size={30} />
                <span>{cardName(telling, one)}</span>
                <b>{words('rationing-points', { n: cardOf(telling, one).icons })}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {model.refused && <p class="rg-refused">{model.refused}</p>}
      {!docked && <BuyActs model={model} />}
    </div>
  );
}

export function BuyActs({ model }: { model: Model }) {
  const { desk, words, telling } = model;
  const id = desk.chosen.value;
  const lack = id ? lackInWords(model, cardOf(telling, id).cost) : '';
  const why = !id
    ? words('rationing-buy-choose')
    : lack
      ? words('rationing-lacking', { goods: lack })
      : reasonAgainst(model, `buy ${id}`);
  return (
    <div class="rg-comp-acts">
      <SureButton
        move={words('rationing-pass-ask')}
        yes={words('rationing-pass')}
        no={words('rationing-pass-back')}
        sure={affordable(model).length === 0}
        onSure={() => void model.send('pass')}
      >
        {words('rationing-pass')}
      </SureButton>
      <Button kind="accent" reason={why} onClick={() => id && void model.send(`buy ${id}`)}>
        {words('rationing-buy')}
      </Button>
    </div>
  );
}

function Waiting({ model }: { model: Model }) {
  const { view, words, telling, me } = model;
  const head = view.queue[0];
  const mine = me === view.active && view.phase === 'allocation';
  const drawn = mine ? allotment(model.session.story.value, me!) : [];
  const text = mine
    ? words(view.final ? 'rationing-wait-final' : view.tries > 0 ? 'rationing-wait-again' : 'rationing-wait-spin', {
        left: model.triesLeft,
      })
    : view.phase === 'shopping' && typeof head === 'number'
      ? words('rationing-wait-shop', { name: telling.names.of(head) })
      : view.phase === 'allocation' && view.active !== null
        ? words('rationing-wait-top', { name: telling.names.of(view.active) })
        : words('rationing-wait');
  return (
    <div class="rg-act rg-wait paper">
      <p class="form-label">{words(mine ? 'rationing-allocation' : 'rationing-meanwhile')}</p>
      {drawn.length > 0 && view.tries === 0 && (
        <p class="rg-spoken t">
          {words('rationing-allotted', {
            goods: listed(
              words,
              drawn.map(good => goodAcc(telling, good)),
            ),
          })}
        </p>
      )}
      <p class={drawn.length > 0 && view.tries === 0 ? '' : 'rg-spoken t'}>{text}</p>
      {!mine && view.phase !== 'over' && (
        <p class="muted">
          {words('rationing-next-buyer', {
            name: typeof head === 'number' ? telling.names.of(head) : words('rationing-speculator'),
          })}
        </p>
      )}
    </div>
  );
}
