// The head of each rule, from the page of rules itself: its title and its first sentence.
import { useMemo } from 'preact/hooks';
import { loadRules } from '../rules/rules';
import { useLoad } from '../ui/load';
import type { Knowing } from './knowing';

type RuleHead = { title: string; first: string };

export function ruleHeads(page: string): Map<string, RuleHead> {
  const plain = (text: string) => text.replaceAll('*', '').replaceAll('\n', ' ').trim();
  return new Map(
    [...page.matchAll(/^## ([A-Z]\d+) (.+)\n+([^#]*)/gm)].map(([, id, title, text]) => [
      id!,
      { title: plain(title!), first: /^.*?[.!?](?=\s|$)/.exec(plain(text!))?.[0] ?? '' },
    ]),
  );
}

export function useRuleHeads({ known, words }: Pick<Knowing, 'known' | 'words'>): Map<string, RuleHead> {
  const { value } = useLoad(() => loadRules(known.game.name, words.language), [known.game.name, words.language]);
  return useMemo(() => ruleHeads(value ?? ''), [value]);
}
