// Words that are waited for are on the screen when the waiting is over, whatever else was chosen meanwhile.
import { beforeEach, expect, test, vi } from 'vitest';

// Each test begins as a page does: no words yet.
let page: typeof import('./words');
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  page = await import('./words');
});

class Gate {
  open!: () => void;
  readonly opened = new Promise<void>(open => (this.open = open));
}

test('a language chosen while a game’s words are on their way has them too', async () => {
  await page.speak('pl');
  const slow = new Gate();
  vi.doMock('./messages/ru/shell.ftl?raw', async () => (await slow.opened, { default: 'shell-yes = Да' }));
  let drawn: boolean | null = null;
  const game = page.wantWords('triples').then(() => void (drawn = page.words.value!.has('triples-hand')));
  const chosen = page.speak('ru');
  // Polish is there, and nobody wants it any more.
  await page.loadWords('pl', new Set(['triples']));
  expect(drawn).toBe(null);
  slow.open();
  await Promise.all([game, chosen]);
  expect(drawn).toBe(true);
  expect(page.words.value!.language).toBe('ru');
  vi.doUnmock('./messages/ru/shell.ftl?raw');
});

test('of two games wanted at once both have their words', async () => {
  await page.speak('en');
  const [one, other] = [page.wantWords('triples'), page.wantWords('rationing')];
  await one;
  expect(page.words.value!.has('triples-hand')).toBe(true);
  await other;
  expect(page.words.value!.has('rationing-hand')).toBe(true);
});

test('after a language that could not be loaded a game gets its words in the one that stayed', async () => {
  await page.speak('en');
  vi.doMock('./messages/ru/shell.ftl?raw', () => {
    throw new Error('the line broke');
  });
  await expect(page.speak('ru')).rejects.toThrow();
  vi.doUnmock('./messages/ru/shell.ftl?raw');
  expect(page.words.value!.language).toBe('en');
  await page.wantWords('triples');
  expect(page.words.value!.has('triples-hand')).toBe(true);
});
