// The shop: six cards behind the counter, what they cost and what is lacking (R3, R4, R15).
import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon';
import { cardName, cardOf, pointsText, shopSize, textsOf } from './deck';
import { useGlide } from './glide';
import type { Telling } from '../module';
import type { Bag } from './goods';
import type { Model } from './model';
import { CardIcons, Cost, Rove, signsOf } from './parts';
import { cardInWords, lackInWords } from './said';

export function Shop({ model }: { model: Model }) {
  const { view, words, telling, hand, desk } = model;
  const shelf = useRef<HTMLDivElement>(null);
  useGlide(shelf, '[data-card]', element => element.dataset.card!);
  const buying = model.session.legal.value.includes('pass');
  const press = (id: string) => {
    if (buying) desk.chosen.value = desk.chosen.value === id ? null : id;
    else desk.sheet.value = { card: id };
  };
  return (
    <section class="rg-shop" aria-label={words('rationing-shop')} data-tour="shop" data-rule="R15">
      <Rove class="rg-shelf" label={words('rationing-shop')}>
        <div class="rg-shelf-in" ref={shelf}>
          {view.row.map((id, at) => {
            const lack = hand ? lackInWords(model, cardOf(telling, id).cost) : null;
            const can = lack === '';
            const chosen = desk.chosen.value === id;
            return (
              <button
                key={id}
                type="button"
                data-rove
                data-card={id}
                class={`rg-card${can ? ' can' : ''}${chosen ? ' sel' : ''}`}
                aria-pressed={buying ? chosen : undefined}
                aria-label={cardInWords(model, id)}
                onClick={() => press(id)}
              >
                <span class="pos" aria-hidden>
                  {at + 1}
                </span>
                <ShopFace id={id} telling={telling} hand={hand} order={model.goods} />
                {lack !== null && (
                  <span class="foot">
                    {can ? (
                      <span class="tag good">
                        <Icon id="ui-check" size={14} />
                        {words('rationing-can-pay')}
                      </span>
                    ) : (
                      <span class="lack">{words('rationing-lacking', { goods: lack })}</span>
                    )}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </Rove>
      <div
        class={shopSize(view) ? 'rg-pile' : 'rg-pile empty'}
        role="img"
        aria-label={words('rationing-shop-left', { n: shopSize(view) })}
      >
        <span aria-hidden>{shopSize(view)}</span>
      </div>
    </section>
  );
}

export function ShopFace({
  id,
  telling,
  hand,
  order,
}: {
  id: string;
  telling: Telling;
  hand: Bag | null;
  order: string[];
}) {
  const card = cardOf(telling, id);
  const name = cardName(telling, id);
  return (
    <>
      <span class="nm t" style={signsOf(name)} data-fit>
        {name}
      </span>
      <span class="pic" aria-hidden>
        <Icon id={card.picture} size={56} />
      </span>
      <span class="pts" aria-hidden>
        <CardIcons card={card} size={26} />
      </span>
      <span class="brief" aria-hidden>
        <b>{card.icons}</b>
        <Icon id={`cat-${card.category}`} size={24} />
      </span>
      <span class="cat">{pointsText(telling, card)}</span>
      <Cost cost={card.cost} hand={hand} telling={telling} order={order} />
    </>
  );
}

/** A card to read: picture, cost, points, a line of the period. */
export function CardSheet({ model, id }: { model: Model; id: string }) {
  const { telling, words } = model;
  const card = cardOf(telling, id);
  const lack = model.hand ? lackInWords(model, card.cost) : null;
  return (
    <div class="rg-card-sheet">
      <span class="pic">
        <Icon id={card.picture} size={112} />
      </span>
      <p class="pts">
        <CardIcons card={card} size={30} />
      </p>
      <p>{pointsText(telling, card)}</p>
      <Cost cost={card.cost} hand={model.hand} telling={telling} order={model.goods} />
      {lack !== null && <p>{lack ? words('rationing-lacking', { goods: lack }) : words('rationing-can-pay')}</p>}
      <p class="flavour">{textsOf(telling.deck).shopping[id]?.flavour}</p>
    </div>
  );
}
