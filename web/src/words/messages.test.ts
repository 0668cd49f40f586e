// Every message in every language: the same ids and variables, all plural cases, nothing that cannot be said.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { typeset } from './typography';
import { beginning, type Language } from './words';

const LANGUAGES = ['pl', 'ru', 'en'] as const;
const COUNTS = [0, 1, 2, 5, 12, 21, 22, 25];
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

// The reader of @fluent/bundle gives its own small tree.
type Node = {
  type?: string;
  name?: string;
  selector?: Node;
  variants?: { key: { type: string; value: string | number }; value: Pattern }[];
  args?: Node[];
};
type Pattern = string | (string | Node)[] | null;
type Message = { id: string; value: Pattern; attributes: Record<string, Pattern> };

/**
 * The files of one language, by what they are called in all: 'words/messages/LANGUAGE/table.ftl',
 * 'games/triples/words/LANGUAGE/tile.ftl'.
 */
const source = join(import.meta.dirname, '..');
const areasOf = (language: Language) =>
  (readdirSync(source, { recursive: true }) as string[])
    .filter(name => name.endsWith('.ftl') && name.includes(`/${language}/`))
    .map(name => name.replace(`/${language}/`, '/LANGUAGE/'))
    .sort();
const areas = areasOf('en');
const textOf = (language: Language, area: string) =>
  readFileSync(join(source, area.replace('LANGUAGE', language)), 'utf8');
const read = (language: Language, area: string): Message[] =>
  new FluentResource(textOf(language, area)).body as unknown as Message[];

/** Every message of a language, for those that stand inside another: { rationing-count }. */
const all = Object.fromEntries(
  LANGUAGES.map(language => [
    language,
    new Map(areas.flatMap(area => read(language, area)).map(message => [message.id, message])),
  ]),
) as Record<Language, Map<string, Message>>;

type Found = {
  variables: Set<string>;
  keys: Map<string, Set<string>>;
  selects: { variable: string; keys: string[] }[];
};

function look(
  pattern: Pattern,
  language: Language,
  found: Found = { variables: new Set(), keys: new Map(), selects: [] },
): Found {
  const node = (one: Node) => {
    if (one.type === 'var') found.variables.add(one.name!);
    if (one.args) one.args.forEach(node);
    if (one.type === 'mesg' || one.type === 'term') {
      const inside = all[language].get(one.type === 'term' ? `-${one.name}` : one.name!);
      if (inside) look(inside.value, language, found);
    }
    if (one.type === 'select') {
      node(one.selector!);
      const variable = one.selector!.type === 'var' ? one.selector!.name! : '';
      const keys = one.variants!.map(variant => String(variant.key.value));
      found.selects.push({ variable, keys });
      if (variable) found.keys.set(variable, new Set([...(found.keys.get(variable) ?? []), ...keys]));
      one.variants!.forEach(variant => look(variant.value, language, found));
    }
  };
  if (Array.isArray(pattern)) pattern.forEach(part => typeof part !== 'string' && node(part));
  return found;
}

const patterns = (message: Message): [string, Pattern][] => [
  ...(message.value === null ? [] : [[message.id, message.value] as [string, Pattern]]),
  ...Object.entries(message.attributes).map(([name, value]) => [`${message.id}.${name}`, value] as [string, Pattern]),
];

test('all languages have the same areas', () => {
  for (const language of LANGUAGES) expect(areasOf(language)).toEqual(areas);
});

describe.each(areas)('%s', area => {
  const byLanguage = Object.fromEntries(
    LANGUAGES.map(language => [language, new Map(read(language, area).flatMap(patterns))]),
  ) as Record<Language, Map<string, Pattern>>;

  test('every line was understood', () => {
    for (const language of LANGUAGES) {
      const written = [...textOf(language, area).matchAll(/^-?([a-zA-Z][\w-]*) ?=/gm)].map(match => match[1]!);
      const ids = [...new Set([...byLanguage[language].keys()].map(id => id.split('.')[0]!))];
      expect(ids.sort(), language).toEqual([...new Set(written)].sort());
      expect(new Set(written).size, `${language}: an id stands twice`).toBe(written.length);
    }
  });

  test('ids begin with the area', () => {
    const wrong = [...byLanguage.en.keys()].filter(id => !id.startsWith(beginning(area)));
    expect(wrong).toEqual([]);
  });

  test('the same ids in all languages', () => {
    const ids = [...byLanguage.en.keys()].sort();
    for (const language of LANGUAGES) expect([...byLanguage[language].keys()].sort(), language).toEqual(ids);
  });

  test('the same variables in all languages', () => {
    // A case or the gender of a name is wanted by some languages only: $who, $who-acc, $whoDat, $who-gender belong
    // together; a bare $voc or $gen is one of $name. What English says must be said in the others; they may ask for
    // more (a count for a verb).
    const roots = (pattern: Pattern, language: Language) =>
      new Set(
        [...look(pattern, language).variables].map(
          name => name.replace(/-?(nom|gen|dat|acc|ins|loc|pre|voc|gender|kind|plain)$/i, '') || 'name',
        ),
      );
    const wrong: string[] = [];
    for (const [id, pattern] of byLanguage.en) {
      for (const language of ['pl', 'ru'] as const) {
        const other = byLanguage[language].get(id);
        if (other === undefined) continue;
        const there = roots(other, language);
        const missing = [...roots(pattern, 'en')].filter(name => !there.has(name));
        if (missing.length > 0) wrong.push(`${id}: ${language} leaves out ${missing.join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every message with every count and every case', language => {
    const bundle = new FluentBundle(language, { useIsolating: false, transform: text => typeset(text, language) });
    for (const other of areas) bundle.addResource(new FluentResource(textOf(language, other)));
    const wrong: string[] = [];
    for (const [id, pattern] of byLanguage[language]) {
      const found = look(pattern, language);
      const [name, attribute] = id.split('.');
      const message = bundle.getMessage(name!)!;
      const written = attribute ? message.attributes[attribute]! : message.value!;
      const say = (values: Record<string, string | number>) => {
        const errors: Error[] = [];
        const text = bundle.formatPattern(written, values, errors);
        if (errors.length > 0 || !text.trim() || /\{|\}|undefined|NaN/.test(text))
          wrong.push(`${id} ${JSON.stringify(values)}: ${errors[0]?.message ?? text}`);
        if (/ {2}| [,.;:!](\s|$)/.test(text)) wrong.push(`${id} ${JSON.stringify(values)}: a stray space in "${text}"`);
      };
      const plain = Object.fromEntries([...found.variables].map(variable => [variable, 'Xy']));
      for (const count of COUNTS)
        say({ ...plain, ...Object.fromEntries([...found.variables].map(variable => [variable, count])) });
      for (const [variable, keys] of found.keys)
        for (const key of keys) say({ ...plain, [variable]: CATEGORIES.includes(key) ? 5 : key });
    }
    expect(wrong).toEqual([]);
  });

  test.each(['pl', 'ru'] as const)('%s: who counts has one, few and many', language => {
    const wrong: string[] = [];
    for (const [id, pattern] of byLanguage[language]) {
      for (const { keys } of look(pattern, language).selects) {
        // A choice between one and more (the verb in singular or plural) needs no few. In Polish one is 1 and nothing
        // else.
        if (!keys.includes('few')) continue;
        const one = keys.includes('one') || (language === 'pl' && keys.includes('1'));
        if (!one || !(keys.includes('many') || keys.includes('other'))) wrong.push(`${id}: ${keys}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Where the noun stands in the genitive, two and five take the same form: "brakuje 2 kartek", «не больше 2 карт». */
const GENITIVE = [
  'rationing-lacking-choice',
  'victory-line-limit',
  'victory-line-log-forgot',
  'victory-line-log-limit',
  'coach-triples-likely',
  'coach-triples-worth',
  'coach-triples-ask',
  'coach-victory-line-games',
  'coach-rationing-games',
  'rationing-debrief-places',
  'rationing-debrief-spec-text',
];
test.each(['pl', 'ru'] as const)('%s: a number that is said has one, few and many', language => {
  const prints = (pattern: Pattern, variable: string) =>
    Array.isArray(pattern) &&
    pattern.some(part => typeof part !== 'string' && part.type === 'var' && part.name === variable);
  const wrong: string[] = [];
  const seek = (id: string, pattern: Pattern) => {
    if (!Array.isArray(pattern)) return;
    for (const part of pattern) {
      if (typeof part === 'string' || part.type !== 'select') continue;
      const keys = part.variants!.map(variant => String(variant.key.value));
      const last = part.variants!.at(-1)!.value;
      const counts = keys.includes('one') || keys.includes('many');
      if (counts && part.selector!.type === 'var' && !keys.includes('few') && prints(last, part.selector!.name!))
        wrong.push(id);
      part.variants!.forEach(variant => seek(id, variant.value));
    }
  };
  for (const [id, message] of all[language]) seek(id, message.value);
  expect(wrong.filter(id => !GENITIVE.includes(id))).toEqual([]);
});

/**
 * What holds a name, a text or a place, not a number of things; whatever else has a word right after it is taken for a
 * count.
 */
const TEXTS = new Set([
  'name',
  'who',
  'whom',
  'asker',
  'asked',
  'from',
  'other',
  'host',
  'names',
  'list',
  'team',
  'teams',
  'a',
  'b',
  'card',
  'cell',
  'cells',
  'good',
  'span',
  'sign',
  'rule',
  'visit',
  'sets',
  'people',
  'give',
  'gave',
  'want',
  'paid',
  'mine',
  'phase',
  'time',
  'percent',
  // Ordinals: "card 7", "step 3 of 9".
  'number',
  'step',
  'at',
  'now',
  // Points with a decimal, always: "1,4 punktu".
  'gain',
  'theirs',
]);
/** After a number these need no form of their own: units, and what goes on without naming the thing. */
const AFTER = /^(km|mm|s|min|pkt|км|мм|с|мин|оч|of|из|z|in|na|and|i|и|more|face|come)(?!\p{L})/u;
/** Never one, or said of all whatever their number: why each may stand as it does. */
const ALWAYS: Record<string, string> = {
  'class-rationing-progress': 'of 14 or more, genitive',
  'class-triples-progress': 'of 8 or more, genitive',
  'lesson-age': 'eleven or more',
  'lesson-questions-full': 'eight',
  'coach-rationing-speculator': 'hundreds',
  'class-here': 'on the line: no noun',
  'class-door-hint': 'the first so many, without a noun',
  'puzzle-triples-seen': 'two or more',
  'puzzle-triples-step-not-all': 'cards is a text here',
  'puzzle-triples-step-all-needed': 'cards is a text here',
  'print-glue': 'sheet is a number of its own',
  'class-are-in': 'genitive plural, or no noun',
  'rationing-debrief-places': 'cards is a text here',
  'victory-line-seat': '"discarded", «в сбросе»: no noun',
};
test.each(LANGUAGES)('%s: a word after a number has its forms', language => {
  const wrong: string[] = [];
  const text = (variable: string) => TEXTS.has(variable.replace(/-?(gen|dat|acc|ins|loc|voc)$/i, ''));
  const seek = (id: string, pattern: Pattern, chosen: string[]) => {
    if (!Array.isArray(pattern)) return;
    pattern.forEach((part, at) => {
      if (typeof part === 'string') return;
      const variable =
        part.type === 'var'
          ? part.name!
          : part.selector?.type === 'var'
            ? part.selector.name!
            : (part.args?.[0]?.name ?? '');
      if (part.type === 'select')
        return part.variants!.forEach(variant => seek(id, variant.value, [...chosen, variable]));
      const next = pattern[at + 1];
      const word = typeof next === 'string' ? /^[ \u00a0](\p{L}.*)/u.exec(next)?.[1] : undefined;
      if (word && variable && !text(variable) && !chosen.includes(variable) && !AFTER.test(word) && !(id in ALWAYS))
        wrong.push(`${id}: { $${variable} } ${word}`);
    });
  };
  for (const [id, message] of all[language])
    for (const [name, pattern] of patterns(message)) seek(name || id, pattern, []);
  expect(wrong).toEqual([]);
});
test('what is said to need no forms is there', () => {
  expect(Object.keys(ALWAYS).filter(id => !all.en.has(id))).toEqual([]);
});

// The protocol is the list: whatever a server may answer has words of its own.
test('every refusal and every farewell of the protocol has words', () => {
  const page = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
  const protocol = page('PROTOCOL-wire.md');
  const rules = /Codes: (`[\s\S]*?)\n\n/.exec(page('PROTOCOL.md'))![1]!;
  const wire = /## Refusals\n([\s\S]*?)\n\n/.exec(protocol)![1]!;
  const codes = [...`${rules} ${wire}`.replace(/\([^)]*\)/g, '').matchAll(/`([a-z]+(?:-[a-z]+)*)`/g)].map(
    found => found[1]!,
  );
  const byes = [.../"why":((?:"[a-z-]+"\/?)+)/.exec(protocol)![1]!.matchAll(/"([a-z-]+)"/g)].map(found => found[1]!);
  expect(codes).toEqual(expect.arrayContaining(['bad-json', 'over', 'no-such-table', 'not-away', 'not-serving']));
  expect(byes).toContain('expired');
  for (const language of LANGUAGES) {
    expect(codes.filter(code => !all[language].has(`table-refused-${code}`))).toEqual([]);
    expect(byes.filter(why => !all[language].has(`table-bye-${why}`))).toEqual([]);
  }
});
