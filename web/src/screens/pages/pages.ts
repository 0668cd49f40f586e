// The pages in words: what Stolik is, and what teachers ask. A file for each language (content/pages), loaded when
// somebody comes.
import { readRules, type Block, type Inline } from '../../rules/marks';
import type { Language } from '../../words/words';

export const PAGES = ['about', 'teachers', 'privacy'] as const;
export type PageName = (typeof PAGES)[number];
/** A heading and what stands below it; the blocks before the first heading have none. */
export type Group = { title: Inline[] | null; blocks: Block[] };
export type PageSection = { title: string; groups: Group[] };
type TextOfPage = { title: string; lead: Block[]; sections: PageSection[] };

const sources = import.meta.glob<string>('../../../../content/pages/*.md', { query: '?raw', import: 'default' });

export function readPage(file: string): TextOfPage {
  const { title, sections } = readRules(file);
  const [first, ...rest] = sections;
  const lead = first && !first.title ? first.blocks : [];
  return {
    title,
    lead,
    sections: (lead.length > 0 ? rest : sections).map(section => ({
      title: section.title,
      groups: grouped(section.blocks),
    })),
  };
}

function grouped(blocks: Block[]): Group[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') groups.push({ title: block.text, blocks: [] });
    else if (groups.length === 0) groups.push({ title: null, blocks: [block] });
    else groups.at(-1)!.blocks.push(block);
  }
  return groups;
}

export async function loadPage(name: PageName, language: Language): Promise<TextOfPage> {
  const load = sources[`../../../../content/pages/${name}.${language}.md`];
  if (!load) throw new Error(`there is no page ${name} in ${language}`);
  return readPage(await load());
}
