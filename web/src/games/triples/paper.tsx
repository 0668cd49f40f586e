// The asking game on paper: its cards and knowledge cards, the map with its title, pins to put on it.
import { Plain } from '../../print/Page';
import { GluedPage } from '../../print/Glued';
import { cardSize } from '../../print/job';
import type { Back, Cell, GamePrint, Part, PrintContext } from '../../print/parts';
import { CARD, PAPERS, tiles, turned, type Box } from '../../print/sheets';
import { lessonOf } from '../../table/deck';
import { cardsOf, type GameSet } from './deck';
import { MapSheet } from './map/MapSheet';
import { GameCardFace } from './parts/Cards';
import { KnowledgeText } from './parts/Knowledge';
import { Picture } from './pictures';
import { frameOf } from './PictureCard';
import './picture-card.css';
import './paper.css';

const DIAMOND = 'm0-4.4l4.4 4.4-4.4 4.4-4.4-4.4zm0 1.2l3.2 3.2-3.2 3.2-3.2-3.2z';
const BACK: Back = {
  colour: 'var(--frame-6)',
  motif: `${DIAMOND}m-1.8 2.2h3.6m-.5 0l.5 2.6m-3.1-2.6l-.5 2.6m.45-1.6h2.7`,
};

const codeOf = (deck: string, set: GameSet, at: number) => `${deck.slice(0, 12)}-${set.number}${'abc'[at]}`;

function gameCards({ deck }: PrintContext): Cell[] {
  return cardsOf(deck).sets.flatMap(set =>
    set.members.map((card, at) => ({
      of: `cards.${card.id}`,
      front: (
        <div class="card" style={frameOf(set.number)}>
          <GameCardFace card={card} plain={false} />
          <span class="pr-code">{codeOf(deck.id, set, at)}</span>
        </div>
      ),
    })),
  );
}

/** The back tells the colour and the number, for one chooses a knowledge card by them (T12). */
function knowledgeCards({ deck, words }: PrintContext): Cell[] {
  return cardsOf(deck).sets.map(set => ({
    of: `sets.${set.id}`,
    front: (
      <div class="card tr-open" style={frameOf(set.number)}>
        <div class="face" data-fit>
          <KnowledgeText set={set} play={{ words, held: new Set() }} />
        </div>
        <span class="no">{set.number}</span>
      </div>
    ),
    back: (
      <div class="card" style={frameOf(set.number)}>
        <div class="face turned">
          <b>{set.number}</b>
          <span>{words('triples-knowledge-card', { number: set.number })}</span>
        </div>
      </div>
    ),
  }));
}

const MAP = { width: 325, height: 260 };

function mapPart({ deck, words, choices }: PrintContext): Part {
  // The publisher's map has a title of its own; with another deck it is called as the deck is.
  const title = deck.id === 'psz' ? words('triples-table-map-title') : lessonOf(deck).title;
  const draw = (part: Box) => <MapSheet whole={MAP} part={part} title={title} />;
  const a3 = choices.large === 'a3';
  const page = a3 ? turned(PAPERS.a3) : PAPERS[choices.paper];
  return {
    kind: 'pages',
    id: 'map',
    title: words('paper-triples-map'),
    count: 1,
    pages: tiles({ whole: MAP, columns: a3 ? 1 : 2, rows: 1, page }).map(tile => ({
      id: `map-${tile.number}`,
      size: tile.page,
      body: <GluedPage tile={tile}>{draw(tile.part)}</GluedPage>,
    })),
  };
}

function pinsPart({ deck, words, choices }: PrintContext): Part {
  return {
    kind: 'pages',
    id: 'pins',
    title: words('paper-triples-pins'),
    count: cardsOf(deck).sets.length,
    pages: [
      {
        id: 'pins',
        size: PAPERS[choices.paper],
        body: (
          <Plain title={lessonOf(deck).title} note={words('paper-triples-pins')}>
            <h2>{words('paper-triples-pins')}</h2>
            <p class="tr-pins-how">{words('paper-triples-pins-how')}</p>
            <div class="tr-pins">
              {cardsOf(deck).sets.map(set => (
                <div key={set.id} class="tr-flag" style={frameOf(set.number)}>
                  {[0, 1].map(half => (
                    <span key={half}>
                      <b>{set.number}</b>
                      <Picture id={set.facts.frame.pictogram} />
                    </span>
                  ))}
                </div>
              ))}
            </div>
          </Plain>
        ),
      },
    ],
  };
}

/** As large as two cards: their texts are read aloud at a table. */
const TWO_CARDS = { width: CARD.height, height: 2 * CARD.width };
const READABLE = 'large';

export const print: GamePrint = {
  large: true,
  wishes: words => [
    {
      id: 'knowledge',
      label: words('paper-triples-knowledge'),
      values: ['usual', READABLE].map(value => ({ value, label: words('paper-triples-knowledge-size', { value }) })),
    },
  ],
  parts: context => [
    {
      kind: 'cells',
      id: 'cards',
      title: context.words('paper-triples-cards'),
      size: cardSize(context.choices),
      cells: gameCards(context),
      back: BACK,
    },
    // Their texts cannot be read any smaller.
    {
      kind: 'cells',
      id: 'knowledge',
      title: context.words('paper-triples-knowledge'),
      size: context.choices.own.knowledge === READABLE && context.choices.mode !== 'shop' ? TWO_CARDS : CARD,
      cells: knowledgeCards(context),
      back: 'own',
    },
    mapPart(context),
    pinsPart(context),
  ],
  short: words => ([1, 2, 3, 4, 5, 6] as const).map(line => words(`paper-triples-short-${line}`)),
};
