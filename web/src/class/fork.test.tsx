// @vitest-environment happy-dom
// What a fork tells a class: a mistake is a mistake, in every game; a bar only where something was worth something.
import { h, render } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import type { LessonQuestion } from '../engine/types';
import { classroom as rationing } from '../games/rationing/classroom';
import { classroom as triples } from '../games/triples/classroom';
import { classroom as victory } from '../games/victory-line/classroom';
import type { GameClassroom } from '../games/module';
import { builtIn } from '../testing/files';
import { loadWords, words } from '../words/words';
import { ForkPosition, insteadText, questionText, QuestionResult } from './Fork';
import type { Knowing } from './knowing';
import { ruleHeads } from './ruleHeads';

vi.mock('virtual:stolik-files', () => ({ files: {} }));

const { deck, texts } = builtIn('psz');
const knowing = (classroom: GameClassroom): Knowing =>
  ({
    known: {
      game: { name: 'triples' },
      deck: { id: 'psz', language: 'pl', facts: deck, texts: texts.pl },
      pseudonyms: [],
    },
    classroom,
    words: words.value!,
  }) as unknown as Knowing;

const shown = (choices: NonNullable<LessonQuestion['fork']>['choices']): LessonQuestion => ({
  number: 1,
  asked: { kind: 'fork', number: 1 },
  options: choices.map(one => one.do),
  fork: { seat: 4, players: 5, step: 2, view: { options: {}, offers: [], hands: [] } as never, story: [], choices },
  open: false,
  votes: 9,
  of: 9,
  counts: choices.map(() => 3),
  unsure: 0,
  places: [],
});
const rows = () =>
  [...document.querySelectorAll('.question-result li')].map(row => ({
    worth: row.querySelector('.worth')?.textContent?.replaceAll('\u00a0', ' ') ?? null,
    bar: row.querySelector<HTMLElement>('.meter i')?.style.width ?? null,
    why: row.querySelector('.why')?.textContent ?? null,
    did: row.querySelector('.did')?.textContent?.replaceAll('\u00a0', ' ') ?? null,
  }));
const show = (question: LessonQuestion, classroom: GameClassroom) => {
  render(null, document.body);
  render(h(QuestionResult, { question, knowing: knowing(classroom) }), document.body);
};

beforeAll(async () => void (words.value = await loadWords('pl')));

test('a rule mistake is worth nothing, however likely the card was there', () => {
  show(
    shown([
      { do: 'ask 0 monte-cassino', tables: [4], weighed: { code: 'ask', permille: 305, own: 0, mistake: true } },
      { do: 'ask 0 orp-orzel', tables: [1, 6], weighed: { code: 'ask', permille: 313, own: 2, mistake: false } },
    ]),
    triples,
  );
  const [wrong, right] = rows();
  expect(wrong).toMatchObject({ worth: 'pomyłka (T10)', bar: '0%' });
  expect(wrong!.why).toMatch(/nikt nic nie oddaje/);
  expect(right).toMatchObject({ worth: 'trafia 31 na 100', bar: '31%', why: null });
  // The numbers of tables say what they are.
  expect([wrong!.did, right!.did]).toEqual(['stół4', 'stoły16']);
});

test('what everybody saw says it too, where nothing was counted', () => {
  const fork = shown([{ do: 'ask 0 monte-cassino', tables: [4], events: [{ event: 'mistaken', seat: 4 } as never] }]);
  show(fork, triples);
  expect(rows()[0]).toMatchObject({ worth: 'pomyłka (T10)', bar: '0%' });
});

test.each([
  ['rationing', rationing, ['spin', 'pass']],
  ['victory-line', victory, ['draw', 'play moscow']],
] as const)(
  '%s: what kept the rules is said to have kept them, and no bar claims more',
  (_, classroom, [one, other]) => {
    show(shown([one, other].map(command => ({ do: command, tables: [1], weighed: {} }))), {
      ...classroom,
      act: command => command,
    });
    expect(document.querySelector('.legal')!.textContent).toMatch(/zgodne\sz\szasadami/);
    expect(rows().map(row => [row.bar, row.worth])).toEqual([
      [null, null],
      [null, null],
    ]);
  },
);

test('where no tables parted there is a question all the same, in the words of each phone', async () => {
  for (const classroom of [triples, rationing, victory]) {
    const asked = insteadText({ words: words.value!, classroom });
    expect(asked).toMatch(/\?$/);
    const english = { ...knowing(classroom), words: await loadWords('en') };
    const question = { asked: { kind: 'text', text: asked, sense: 'instead' }, fork: null } as LessonQuestion;
    expect(questionText(question, english)).toBe(insteadText(english));
    expect(questionText(question, english)).not.toBe(asked);
  }
});

test('a rule has its title and its first sentence', () => {
  const page = '# A\n\n## T1 One *two*\n\nFirst. Second.\n\n## T2 Two\n*House rule:* it is so. More.\n';
  expect([...ruleHeads(page)]).toEqual([
    ['T1', { title: 'One two', first: 'First.' }],
    ['T2', { title: 'Two', first: 'House rule: it is so.' }],
  ]);
});

test('what was seen before a fork is told in sentences', () => {
  const told = knowing(triples);
  const game = {
    name: 'triples',
    tell: (event: { seat: number }, _: unknown, { names }: { names: { of(seat: number): string } }) =>
      `${names.of(event.seat)} prosi ${names.of(0)}. ${names.of(0)} nie ma.`,
  };
  const fork = { ...shown([{ do: 'ask 0 anders' }]).fork!, story: [[{ event: 'drew', seat: 1 }]] };
  render(null, document.body);
  render(h(ForkPosition, { fork, knowing: { ...told, known: { ...told.known, game: game as never } } }), document.body);
  expect(document.querySelector('.fork-story li span')!.textContent).toBe(
    'Miejsce 2 prosi miejsce 1. Miejsce 1 nie ma.',
  );
});
