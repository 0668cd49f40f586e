// The papers of a lesson: a plan that is made, saved, spoilt, opened again; and its homework, the same cards for
// everybody with the link.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './people';

test('a plan is made by keys and presses, saved as a file, and opened again', async ({ page }) => {
  await open(page, '/class');
  const title = page.getByLabel('Klasa i lekcja');
  await title.fill('8b, historia');
  // The game is loaded first; then it is chosen.
  const rationing = page.getByRole('radiogroup', { name: 'Gra' }).getByRole('radio', { name: 'Reglamentacja' });
  await rationing.click({ force: true });
  await expect(rationing).toBeChecked();
  await page.getByRole('button', { name: /Na czas/ }).click();
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  // A border of the time bar moves by keys: the game gains what the talk loses.
  const border = page.getByRole('slider', { name: /gra, rozmowa/ });
  await border.focus();
  for (let times = 0; times < 4; ++times) await page.keyboard.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuenow', '23');
  await expect(page.locator('.plan-tables li')).toHaveCount(6);
  await page.getByRole('button', { name: 'Dodaj własne pytanie' }).click();
  // One goes on writing where one pressed: no letter is lost, and a space adds no other question.
  await page.keyboard.type('Kto stał w kolejce najdłużej?');
  await expect(page.getByLabel('Pytanie 4', { exact: true })).toHaveValue('Kto stał w kolejce najdłużej?');
  await expect(page.getByLabel('Pytanie 5', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dodaj odpowiedzi do wyboru' }).click();
  await page.keyboard.type('Emeryci');
  await page.getByLabel('Odpowiedź B', { exact: true }).fill('Dzieci');
  await page.getByLabel('Pytanie 1 karty wyjścia', { exact: true }).fill('Co Cię zdziwiło?');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zapisz plan jako plik' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('8b-historia.stolik-lesson');
  const text = readFileSync((await saved.path())!, 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    'stolik-lesson': 1,
    title: '8b, historia',
    size: 5,
    options: { top: 'clock', top_seconds: 60 },
    questions: [
      { deck: 0 },
      { deck: 1 },
      { deck: 2 },
      { text: 'Kto stał w kolejce najdłużej?', options: ['Emeryci', 'Dzieci'] },
    ],
    exit: ['Co Cię zdziwiło?', ''],
  });
  // Loaded anew the page has it still.
  await page.reload();
  await expect(title).toHaveValue('8b, historia');
  // A spoilt file is told with its place, and changes nothing.
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'x.stolik-lesson',
    mimeType: 'application/json',
    buffer: Buffer.from(text.replace('"size": 5', '"size": 17')),
  });
  await expect(page.locator('.notice.bad')).toContainText('size 17');
  await expect(title).toHaveValue('8b, historia');
  // A good one is opened by dropping it on the page.
  const dropped = await page.evaluateHandle(
    content => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'plan.stolik-lesson'));
      return data;
    },
    text.replace('8b, historia', '7a, WOS'),
  );
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(title).toHaveValue('7a, WOS');
  await expect(page.locator('.notice.bad')).toHaveCount(0);
});

test('everybody with the link of a homework has the same cards', async ({ page }) => {
  const task = {
    v: 1,
    title: '8b',
    game: 'triples',
    options: { variant: 'beginner' },
    players: 3,
    round: 1,
    key: 'ab'.repeat(32),
    bot: 'easy',
    results: [[1, 2, 5], [], [0]],
  };
  const link = (key: string) => `/homework?d=${Buffer.from(JSON.stringify({ ...task, key })).toString('base64url')}`;
  // Bots that asked for a card of the hand would make another hand of it.
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '10000'));
  const hand = async (key: string): Promise<string> => {
    await open(page, link(key));
    await page.getByRole('button', { name: 'Zagraj to rozdanie' }).click();
    await expect(page).toHaveURL(/#\/table\//);
    return (await page.locator('.tr-hand').first().innerText()).trim();
  };
  const first = await hand(task.key);
  expect(first).not.toBe('');
  expect(await hand(task.key)).toBe(first);
  expect(await hand('cd'.repeat(32))).not.toBe(first);
  // What was begun here stands below the task; a link that was cut is told so.
  await open(page, link(task.key));
  await expect(page.locator('.homework-paper li')).toHaveCount(2);
  await open(page, '/homework?d=abc');
  await expect(page.locator('.notice.bad')).toContainText('niepełny');
});
