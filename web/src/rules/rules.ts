// The rules in words, a file for each game and language (content/rules), loaded when somebody asks.
import type { ComponentType } from 'preact';
import type { GameName } from '../table/session';
import type { Language } from '../words/words';

export type RulesProps = {
  game: GameName;
  language: Language;
  focus: string | null;
  /** of the headings: 2 on a page, 3 below the title of a sheet */ level?: 2 | 3;
};

/** The component that shows them, with its reader of marks, apart from the rest. */
export async function lazyRules(): Promise<ComponentType<RulesProps>> {
  return (await import('./RulesText')).RulesText;
}

const sources = import.meta.glob<string>('../../../content/rules/*.md', { query: '?raw', import: 'default' });

export async function loadRules(game: GameName, language: Language): Promise<string> {
  const load = sources[`../../../content/rules/${game}.${language}.md`];
  if (!load) throw new Error(`there are no rules of ${game} in ${language}`);
  return load();
}
