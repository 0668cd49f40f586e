// The game of ration cards on paper: coupons to cut along the dots, shopping cards, visits, the queue, pawns and houses
// to fold, a die, a top.
import { Plain } from '../../print/Page';
import { cardSize } from '../../print/job';
import type { Back, Cell, GamePrint, Part, PrintContext } from '../../print/parts';
import { PAPERS, turned } from '../../print/sheets';
import { Qr } from '../../screens/online/Qr';
import { lessonOf } from '../../table/deck';
import { Icon } from '../../ui/Icon';
import { words } from '../../words/words';
import type { Telling } from '../module';
import { Art } from './art';
import { Coupon } from './Coupon';
import { categoryName, factsOf, goodsOf, textsOf, visitName } from './deck';
import { goodInk, PawnDrawing, PIPS } from './parts';
import { ShopFace } from './Shop';
import './paper.css';

const DIAMOND = 'm0-4.4l4.4 4.4-4.4 4.4-4.4-4.4zm0 1.2l3.2 3.2-3.2 3.2-3.2-3.2z';
const SHOPPING: Back = { colour: 'var(--frame-1)', motif: `${DIAMOND}m-1.6 2h3.2v2.4h-3.2zm.9 0v2.4` };
const VISITS: Back = { colour: 'var(--frame-10)', motif: `${DIAMOND}m0 1.500l1.800 1.500v2h-3.600v-2z` };
/** Five beside each other on a page, dotted like perforated ones. */
const COUPON = { width: 37.2, height: 46 };
const SEATS = [0, 1, 2, 3, 4] as const;

/** What is on the cards needs the deck and the words, and nobody's name. */
const tellingOf = ({ deck, words }: PrintContext): Telling => ({ deck, words, names: undefined as never });

function coupons(context: PrintContext): Cell[] {
  const texts = textsOf(context.deck);
  let number = 411;
  return Object.entries(factsOf(context.deck).goods).flatMap(([good, count]) =>
    Array.from({ length: count }, () => ({
      of: `goods.${good}`,
      ground: `var(--${good}-paper, var(--paper-sunk))`,
      front: (
        <Coupon
          good={good}
          name={texts.goods[good]?.name ?? good}
          ration={texts.goods[good]?.ration}
          number={String((number += 1)).padStart(4, '0')}
          stamp={false}
          style={goodInk(good)}
        />
      ),
    })),
  );
}

function shopping(context: PrintContext): Cell[] {
  const telling = tellingOf(context);
  return factsOf(context.deck).shopping.map((card, at) => ({
    of: `shopping.${card.id}`,
    front: (
      <div class="rg-card">
        <ShopFace id={card.id} telling={telling} hand={null} order={goodsOf(telling)} />
        <span class="flavour" data-fit>
          {textsOf(context.deck).shopping[card.id]?.flavour}
        </span>
        <span class="pr-code">{`${context.deck.id.slice(0, 12)}-${at + 1}`}</span>
      </div>
    ),
  }));
}

function visits(context: PrintContext): Cell[] {
  const telling = tellingOf(context);
  return factsOf(context.deck).visits.map((visit, at) => ({
    of: `visits.${visit.id}`,
    front: (
      <div class="rg-card rg-visit-card">
        <span class="nm t" data-fit>
          {visitName(telling, visit.id)}
        </span>
        <span class="pic" aria-hidden>
          <Icon id={visit.picture} />
        </span>
        {visit.doubles.map(category => (
          <span key={category} class="twice">
            <Icon id={`cat-${category}`} />
            <span>{categoryName(telling, category)}</span>
            <b>×&nbsp;2</b>
          </span>
        ))}
        <span class="flavour" data-fit>
          {textsOf(context.deck).visits[visit.id]?.flavour}
        </span>
        <span class="pr-code">{`${context.deck.id.slice(0, 12)}-v${at + 1}`}</span>
      </div>
    ),
  }));
}

function Folded({ label, colour, children }: { label: string; colour: string; children: preact.ComponentChildren }) {
  return (
    <div class="rgp-fold" style={{ '--strip': colour }}>
      <span class="up">{children}</span>
      <i />
      <span>{children}</span>
      <small>{label}</small>
    </div>
  );
}

/** The queue before the counter, numbers for what lies on it, pawns and houses. */
function Pieces() {
  return (
    <>
      <div class="rgp-queue">
        <Icon id="counter" width={160} height={78} />
        {[1, 2, 3, 4, 5, 6].map(place => (
          <span key={place}>{place}</span>
        ))}
      </div>
      <p class="pr-small">{words('paper-rationing-queue-how')}</p>
      <div class="rgp-row">
        {SEATS.map(seat => (
          <Folded key={seat} label={words(`paper-rationing-colour-${seat}`)} colour={`var(--seat-${seat + 1})`}>
            <PawnDrawing pawn={seat} size={60} />
          </Folded>
        ))}
        <Folded label={words('paper-rationing-speculator')} colour="var(--speculator)">
          <PawnDrawing pawn="speculator" size={60} />
        </Folded>
      </div>
      <div class="rgp-row">
        {SEATS.map(seat => (
          <Folded key={seat} label={words(`paper-rationing-colour-${seat}`)} colour={`var(--seat-${seat + 1})`}>
            <span style={{ '--seat': `var(--seat-${seat + 1})` }}>
              <Icon id="house" size={60} />
            </span>
          </Folded>
        ))}
        <div class="rgp-places">
          {[1, 2, 3, 4, 5, 6].map(place => (
            <b key={place}>{place}</b>
          ))}
        </div>
      </div>
      <p class="pr-small">{words('paper-rationing-pieces-how')}</p>
    </>
  );
}

/** Where the six faces of a die lie in its net, and how many eyes each has; opposite ones make seven. */
const NET: [x: number, y: number, eyes: number][] = [
  [1, 0, 2],
  [0, 1, 4],
  [1, 1, 1],
  [2, 1, 3],
  [3, 1, 6],
  [1, 2, 5],
];

function DieNet() {
  const side = 20;
  const tabs = [
    'M20 0l-4 3v14l4 3',
    'M40 0l4 3v14l-4 3',
    'M80 20l4 3v14l-4 3',
    'M0 20l3-4h14l3 4',
    'M60 20l3-4h14l3 4',
    'M20 60l3 4h14l3-4',
    'M20 40l-4 3v14l4 3',
    'M40 40l4 3v14l-4 3',
  ];
  return (
    <svg class="rgp-die" viewBox="-6 -6 96 76" aria-hidden>
      <path class="tab" d={tabs.join('')} />
      {NET.map(([x, y, eyes]) => (
        <g key={eyes} transform={`translate(${x * side} ${y * side})`}>
          <rect width={side} height={side} />
          {PIPS[eyes]!.map(([column, row]) => (
            <circle key={`${column}${row}`} cx={5 + column * 5} cy={5 + row * 5} r="1.7" />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A disc of 72 mm for a tooth-pick. */
function PaperTop() {
  const teeth = Array.from({ length: 24 }, (_, at) => {
    const angle = (at / 24) * 2 * Math.PI;
    return `M${29 * Math.cos(angle)} ${29 * Math.sin(angle)}L${36 * Math.cos(angle)} ${36 * Math.sin(angle)}`;
  }).join('');
  return (
    <svg class="rgp-top" viewBox="-37 -37 74 74" aria-hidden>
      <circle r="36" fill="var(--spot-wheat)" />
      <circle r="29" fill="var(--spot-rose)" />
      <circle r="20.500" fill="var(--spot-sky)" />
      <circle r="11" fill="var(--print-paper)" />
      <path d={`${teeth}M-3.500 0h7M0-3.500v7`} />
      <circle r="1.6" fill="var(--print-paper)" />
    </svg>
  );
}

function TopPage({ address }: { address: string }) {
  const link = address ? `${address}#/clock` : '';
  return (
    <div class="rgp-two">
      <PaperTop />
      <div>
        <h2>{words('paper-rationing-top')}</h2>
        <ol class="pr-steps">
          {([1, 2, 3, 4] as const).map(step => (
            <li key={step}>{words(`paper-rationing-top-${step}`)}</li>
          ))}
        </ol>
        <div class="rgp-link">
          {link && <Qr text={link} label={link} size={96} />}
          <p>
            {words('paper-rationing-clock')} {link && <span class="rgp-address">{link}</span>}
          </p>
        </div>
      </div>
      <DieNet />
      <div>
        <h2>{words('paper-rationing-die')}</h2>
        <p>{words('paper-rationing-die-how')}</p>
      </div>
    </div>
  );
}

function piecesPart({ deck, words, choices, address }: PrintContext): Part[] {
  const page = PAPERS[choices.paper];
  const title = lessonOf(deck).title;
  return [
    {
      kind: 'pages',
      id: 'pieces',
      title: words('paper-rationing-pieces'),
      count: 12,
      pages: [
        {
          id: 'pieces',
          size: turned(page),
          body: (
            <Plain title={title} note={words('paper-rationing-pieces')}>
              <Pieces />
            </Plain>
          ),
        },
      ],
    },
    {
      kind: 'pages',
      id: 'top',
      title: words('paper-rationing-top-and-die'),
      count: 2,
      pages: [
        {
          id: 'top',
          size: page,
          body: (
            <Plain title={title} note={words('paper-rationing-top-and-die')}>
              <TopPage address={address} />
            </Plain>
          ),
        },
      ],
    },
  ];
}

export const print: GamePrint = {
  parts: context => {
    const size = cardSize(context.choices);
    return [
      {
        kind: 'cells',
        id: 'coupons',
        title: context.words('paper-rationing-coupons'),
        size: COUPON,
        cells: coupons(context),
        back: null,
        dotted: true,
      },
      {
        kind: 'cells',
        id: 'shopping',
        title: context.words('paper-rationing-shopping'),
        size,
        cells: shopping(context),
        back: SHOPPING,
      },
      {
        kind: 'cells',
        id: 'visits',
        title: context.words('paper-rationing-visits'),
        size,
        cells: visits(context),
        back: VISITS,
      },
      ...piecesPart(context),
    ];
  },
  Drawings: Art,
  short: words => ([1, 2, 3, 4, 5, 6, 7] as const).map(line => words(`paper-rationing-short-${line}`)),
};
