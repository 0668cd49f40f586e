// @vitest-environment happy-dom
import { h, render } from 'preact';
import { expect, test } from 'vitest';
import { become } from '../testing/become';
import { useLoad } from './load';

test('what is on the screen is not let go before another is there, and the last one goes with the screen', async () => {
  const open = new Set<string>();
  const come = new Map<string, () => void>();
  const drawn: string[] = [];
  function Screen({ about }: { about: string; turn: number }) {
    const { value } = useLoad(
      () => new Promise<string>(done => come.set(about, () => (open.add(about), done(about)))),
      [about],
      gone => void open.delete(gone),
    );
    if (value !== null) drawn.push(`${value} ${open.has(value) ? 'open' : 'closed'}`);
    return h('p', {}, value);
  }
  const root = document.createElement('div');
  let turn = 0;
  const show = (about: string) => render(h(Screen, { about, turn: (turn += 1) }), root);
  const asked = (about: string) => become(() => expect(come.has(about)).toBe(true));
  const shows = (text: string) => become(() => expect(root.textContent).toBe(text));
  show('first');
  await asked('first');
  come.get('first')!();
  await shows('first');
  show('second');
  await asked('second');
  // Anything may draw the screen anew meanwhile.
  show('second');
  expect(root.textContent).toBe('first');
  come.get('second')!();
  await shows('second');
  expect(drawn.filter(one => one.endsWith('closed'))).toEqual([]);
  await become(() => expect([...open]).toEqual(['second']));
  // One that comes too late is let go at once.
  show('third');
  await asked('third');
  show('fourth');
  await asked('fourth');
  come.get('fourth')!();
  await shows('fourth');
  come.get('third')!();
  await become(() => expect([...open]).toEqual(['fourth']));
  render(null, root);
  await become(() => expect([...open]).toEqual([]));
});
