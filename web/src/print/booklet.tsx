// The rules as a booklet: read into blocks, measured where nobody looks, packed into halves of a sheet, and laid out
// for folding.
import { render, type VNode } from 'preact';
import { readRules } from '../rules/marks';
import { RulePart } from '../rules/RulesText';
import { loadRules } from '../rules/rules';
import type { GameName } from '../table/session';
import { typeset } from '../words/typography';
import type { Words } from '../words/words';
import { mm, type PrintPage } from './Page';
import { packed, PAPERS, spreads, turned, type Mode, type Paper, type Size } from './sheets';

/** White around the text of a half, as print.css has it. */
const MARGIN = { side: 11, top: 11, bottom: 13 };

/** The rules in pieces that stay together: a heading and the paragraph after it, then paragraph by paragraph. */
export async function ruleBlocks(game: GameName, words: Words): Promise<VNode[]> {
  const { language } = words;
  const { title, sections } = readRules(await loadRules(game, language));
  const blocks: VNode[] = [];
  let before: VNode[] = [<h2 key="title">{typeset(title, language)}</h2>];
  for (const section of sections) {
    if (section.title)
      before.push(
        <h3 key={section.id ?? section.title} class={section.id ? '' : 'group'}>
          {section.id && <span class="rule-id">{section.id}</span>}
          {typeset(section.title, language)}
        </h3>,
      );
    for (const block of section.blocks) {
      blocks.push(
        <div class="pr-block">
          {before}
          <RulePart block={block} game={game} language={language} still />
        </div>,
      );
      before = [];
    }
  }
  if (before.length > 0) blocks.push(<div class="pr-block">{before}</div>);
  return blocks;
}

/** Which blocks stand on which page of a booklet. */
function paginate(blocks: VNode[], half: Size, language: string): VNode[][] {
  const place = document.createElement('div');
  place.className = 'pr-page pr-measure';
  place.lang = language;
  place.style.width = mm(half.width - 2 * MARGIN.side);
  document.body.append(place);
  render(<>{blocks}</>, place);
  const heights = [...place.children].map(child => child.getBoundingClientRect().height);
  const pixels = place.getBoundingClientRect().width / (half.width - 2 * MARGIN.side);
  render(null, place);
  place.remove();
  return packed(heights, (half.height - MARGIN.top - MARGIN.bottom) * pixels).map(page => page.map(at => blocks[at]!));
}

/** The halves of sheets in the order of print. A text of whatever length becomes a booklet: a game's rules, a story. */
export function bookletPages(
  blocks: VNode[],
  { mode, paper, language }: { mode: Mode; paper: Exclude<Paper, 'a3'>; language: string },
): PrintPage[] {
  const size = turned(PAPERS[paper]);
  const half = { width: size.width / 2, height: size.height };
  const pages = paginate(blocks, half, language);
  const draw = (page: number | null, left: number) =>
    page !== null && (
      <div class="pr-half" style={{ left: mm(left), width: mm(half.width) }}>
        {pages[page]}
        <span class="number">{page + 1}</span>
      </div>
    );
  return spreads(pages.length, mode).map((spread, at) => ({
    key: `rules-${at + 1}`,
    size,
    trim: { x: 0, y: 0, ...size },
    body: (
      <div class={spread.upside ? 'pr-upside' : ''}>
        {draw(spread.left, 0)}
        {draw(spread.right, half.width)}
      </div>
    ),
  }));
}
