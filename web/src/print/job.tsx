// From what a person chose to pages: the parts of a game, its rules as a booklet, a short card for each seat, and what
// belongs to every set.
import type { VNode } from 'preact';
import { isUnwritten } from '../decks/unwritten';
import type { Deck } from '../table/deck';
import type { GameName } from '../table/session';
import type { Words } from '../words/words';
import { bookletPages } from './booklet';
import { Calibration } from './Calibration';
import { wants } from './choices';
import { Contents } from './Contents';
import { CellsPage, type PrintPage } from './Page';
import type { Choices, GamePrint, Part, PrintContext } from './parts';
import { CARD, layOut, PAPERS, shiftOf, SMALL, type Size } from './sheets';

export type Job = {
  title: string;
  pages: PrintPage[];
  parts: {
    id: string;
    title: string;
    count: number;
    pages: number;
  }[];
};

type JobInput = PrintContext & {
  game: GameName;
  name: string;
  print: GamePrint;
  rules: VNode[];
  /** parts that come from elsewhere */ more?: (title: string) => Part[];
};

export const cardSize = (choices: Choices): Size => (choices.small ? SMALL : CARD);

const whole = (size: Size) => ({ x: 0, y: 0, ...size });

/** Cards whose words nobody has written say so on paper, too. */
function withMarks(part: Part, { unwritten = [] }: Deck): Part {
  if (part.kind === 'pages' || unwritten.length === 0) return part;
  const cells = part.cells.map(cell =>
    cell.of !== undefined && isUnwritten(cell.of, unwritten) ? { ...cell, unwritten: true as const } : cell,
  );
  return { ...part, cells };
}

/** The pages of one part: of cells by the mode, of whole pages as they are. */
function pagesOf(part: Part, choices: Choices, words: Words, title: string): PrintPage[] {
  const { mode, paper } = choices;
  if (part.kind === 'pages')
    return mode === 'shop'
      ? []
      : part.pages.map(({ id, size, body }) => ({
          key: id,
          size,
          trim: whole(size),
          body: <div class="pr-free">{body}</div>,
        }));
  if (mode === 'shop' && part.shop === false) return [];
  const plans = layOut({
    count: part.cells.length,
    size: part.size,
    backs: part.back !== null,
    mode,
    paper,
    shift: shiftOf(choices),
  });
  const sheets = new Set(plans.map(plan => plan.first)).size;
  return plans.map((plan, at) => {
    const sheet = plans.slice(0, at + 1).filter(one => one.side === plan.side).length;
    return {
      key: `${part.id}-${at + 1}`,
      size: plan.page,
      trim: plan.trim,
      ...(mode === 'shop' ? {} : { grid: { xs: plan.xs, ys: plan.ys, side: plan.side } }),
      body: (
        <CellsPage
          plan={plan}
          part={part}
          title={title}
          sheet={sheet}
          sheets={sheets}
          small={part.size.width < CARD.width}
        />
      ),
    };
  });
}

function shortCards({ words, seats, name, print, choices }: JobInput): Part {
  const lines = print.short(words);
  const front = (
    <div class="pr-face" data-fit>
      <h3>{name}</h3>
      <ol>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
  return {
    kind: 'cells',
    id: 'short',
    title: words('print-part-short'),
    size: choices.mode === 'shop' ? cardSize(choices) : CARD,
    back: null,
    cells: Array.from({ length: seats }, () => ({ front })),
  };
}

export function jobOf(input: JobInput): Job {
  const { words, choices, name, deck, print, game } = input;
  const { mode, paper } = choices;
  const called = (deck.texts as { title?: string }).title ?? deck.id;
  const title = called === name ? `Stolik, ${name}` : words('print-page-title', { game: name, deck: called });
  const flat = paper === 'letter' ? 'letter' : 'a4';
  const parts: { id: string; title: string; count: number; pages: PrintPage[] }[] = [
    ...print.parts(input).map(part => withMarks(part, deck)),
    shortCards(input),
    ...(input.more?.(title) ?? []),
  ].map(part => {
    const pages = pagesOf(part, choices, words, title);
    return {
      id: part.id,
      title: part.title,
      count: part.kind === 'cells' ? part.cells.length : (part.count ?? part.pages.length),
      pages,
    };
  });
  if (mode !== 'shop') {
    const booklet = bookletPages(input.rules, { mode, paper: flat, language: words.language });
    parts.push({ id: 'rules', title: words('print-part-rules'), count: 1, pages: booklet });
  }
  // Printed before the cards are.
  if (mode === 'duplex' || mode === 'apart')
    parts.unshift({
      id: 'calibration',
      title: words('print-part-calibration'),
      count: 1,
      pages: calibrationPages(flat),
    });
  const chosen = parts.filter(part => part.pages.length > 0 && wants(choices, part.id));
  const first: PrintPage[] =
    mode === 'shop' || !wants(choices, 'contents')
      ? []
      : [
          {
            key: 'contents',
            size: PAPERS[flat],
            trim: whole(PAPERS[flat]),
            body: (
              <Contents
                game={game}
                name={name}
                deck={deck}
                choices={choices}
                parts={chosen.map(part => ({ title: part.title, count: part.count, pages: part.pages.length }))}
              />
            ),
          },
        ];
  return {
    title,
    // Both sides of every sheet come together: whatever has one side only gets a white back, or the next thing would be
    // printed on it.
    pages:
      mode === 'duplex'
        ? [...first.flatMap(page => [page, blank(page.size, page.key)]), ...chosen.flatMap(part => paired(part.pages))]
        : [...first, ...chosen.flatMap(part => part.pages)],
    parts: [
      ...(mode === 'shop' ? [] : [{ id: 'contents', title: words('print-part-contents'), count: 1, pages: 1 }]),
      ...parts.filter(part => part.pages.length > 0).map(part => ({ ...part, pages: part.pages.length })),
    ],
  };
}

const blank = (size: Size, key: string): PrintPage => ({ key: `${key}-white`, size, trim: whole(size), body: null });

/** A page whose back is not the next one gets a white one. */
function paired(pages: PrintPage[]): PrintPage[] {
  const twoSided =
    pages.some(page => page.grid?.side === 'back') || /^(rules|calibration|puzzles)-/.test(pages[0]?.key ?? '');
  return twoSided ? pages : pages.flatMap(page => [page, blank(page.size, page.key)]);
}

function calibrationPages(paper: 'a4' | 'letter'): PrintPage[] {
  const size = PAPERS[paper];
  return (['front', 'back'] as const).map(side => ({
    key: `calibration-${side}`,
    size,
    trim: whole(size),
    body: <Calibration page={size} side={side} />,
  }));
}
