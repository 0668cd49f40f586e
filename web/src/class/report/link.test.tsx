// @vitest-environment happy-dom
// The link to a homework, on a page that is not secure: a school's network has plain http, and no clipboard there.
import { h, render } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadWords, words } from '../../words/words';
import { HomeworkLink } from './Report';

vi.mock('virtual:stolik-files', () => ({ files: {}, rules: '' }));
vi.mock('../../table/reach', () => ({ useReach: () => ({ base: 'http://10.0.0.7:8080/' }) }));

beforeAll(async () => void (words.value = await loadWords('pl')));

test('the link to a homework is copied where there is no clipboard, too', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const copied: string[] = [];
  document.execCommand = () => copied.push(document.querySelector('textarea')!.value) > 0;
  const task = { game: 'triples', deck: 'psz', key: 'ab'.repeat(32), round: 1, players: 4, class: 'c1' };
  render(h(HomeworkLink, { task: task as never }), document.body);
  document.querySelector('button')!.click();
  await vi.waitFor(() => expect(document.querySelector('[role=status]')).not.toBeNull());
  expect(copied[0]).toMatch(/^http:\/\/10.0.0.7:8080\/#\/homework/);
});
