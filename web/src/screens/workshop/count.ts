// More pages in a deck, or fewer: what a page is made of in deck.json and in every language comes and goes together.
import { put, type Json } from '../../decks/path';
import type { OwnSource } from '../../decks/check';
import type { Draft } from './draft';
import type { PageCount } from './parts';

/** New decks in the languages that there are such for. */
export type Templates = Record<string, OwnSource>;

type Both = Pick<Draft, 'source' | 'blank'>;

/** `most` pages of new decks behind those that are there. Of a deck without a beginning the new pages have one. */
export function withMore(draft: Draft, count: PageCount, most: number, templates: Templates): Draft {
  const any = Object.values(templates)[0]!;
  let { source, blank = { deck: {}, texts: {}, pictures: {} } }: Both = draft;
  for (const template of (any.deck as Json)[count.list] as Json[]) {
    const at = count.of(source);
    if (at >= most) break;
    const page = count.fits(template, source);
    if (page === null) continue;
    const add = (to: OwnSource): OwnSource => ({
      ...to,
      deck: put(to.deck, `${count.list}[${at}]`, page),
      texts: Object.fromEntries(
        Object.keys(source.texts).map(language => {
          const from = (templates[language] ?? templates.en ?? any).texts as Record<string, Json>;
          const words = Object.values(from)[0]!;
          let texts: Json = to.texts[language] ?? {};
          for (const { group, ids } of count.textsOf(template))
            for (const id of ids) texts = put(texts, `${group}.${id}`, words[group][id]);
          return [language, texts];
        }),
      ),
    });
    [source, blank] = [add(source), add(blank)];
  }
  return { ...draft, source, blank };
}

/** Without those pages, by their places in the list. */
export function withoutPages(draft: Draft, count: PageCount, gone: readonly number[]): Draft {
  const pages = (draft.source.deck as Json)[count.list] as Json[];
  const take = (from: OwnSource): OwnSource => {
    const texts = Object.fromEntries(
      Object.entries(from.texts).map(([language, text]) => [
        language,
        gone
          .flatMap(at => count.textsOf(pages[at]))
          .reduce(
            (all, { group, ids }) => ids.reduce((rest, id) => put(rest, `${group}.${id}`, undefined), all as Json),
            text as Json,
          ),
      ]),
    );
    const left = ((from.deck as Json)[count.list] as Json[] | undefined)?.filter((_, at) => !gone.includes(at));
    return { ...from, deck: left ? { ...from.deck, [count.list]: left } : from.deck, texts };
  };
  return { ...draft, source: take(draft.source), ...(draft.blank && { blank: take(draft.blank) }) };
}

/** The deck with so many pages: the last ones go. */
export const resized = (draft: Draft, count: PageCount, to: number, templates: Templates): Draft => {
  const now = count.of(draft.source);
  return to < now
    ? withoutPages(
        draft,
        count,
        Array.from({ length: now - to }, (_, at) => to + at),
      )
    : withMore(draft, count, to, templates);
};
