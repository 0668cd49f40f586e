// A deck as a teacher makes one: from an empty page to a game, a file and back. What comes broken is refused with a
// sentence, and nothing is lost.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, open, test } from './people';
import type { Page } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, path: string) =>
  page.locator(`.wk-entry[data-path="${path}"]`).locator('input, textarea').first();
const cardOf = async (page: Page, at: number) =>
  (await page
    .locator('.wk-block[data-block^="card-"] .wk-entry')
    .nth(at * 4)
    .getAttribute('data-path'))!;
/** Something that acts, something from outside, and a lamp. */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" onload="alert(1)"><script>alert(1)</script><image ' +
  'href="https://example.org/x.png"/><path d="M16 20h16l4 20H12z" fill="#b3261e"/></svg>';

test('an event has a picture of its own, on its card, in its cell and on paper, and that of its kind again', async ({
  page,
}) => {
  await open(page, '/workshop', { language: 'en' });
  await page.getByRole('radio', { name: 'Line of Victory' }).check();
  await page.getByRole('button', { name: 'New deck' }).click();
  await field(page, 'title').fill('Inventions');
  await page.getByRole('button', { name: 'Next page' }).click();
  const takes = async () => {
    await page.locator('.wk-picture').click();
    await page
      .locator('.dialog input[type=file]')
      .setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
    await expect(page.locator('.wk-preview .pic img')).toBeVisible();
  };
  await takes();
  expect(decodeURIComponent((await page.locator('.wk-preview .pic img').getAttribute('src'))!)).not.toMatch(
    /script|onload|example/,
  );
  // Chosen again, that of its kind is there at once, and nothing is left of the other in the deck.
  await page.locator('.wk-picture').click();
  await page.getByRole('button', { name: 'That of its kind' }).click();
  await expect(page.locator('.wk-preview .pic')).toHaveCount(0);
  await expect(page.locator('.wk-preview .vh use')).toHaveAttribute('href', '#ev-diplomacy');
  await page.locator('.wk-entry[data-path="events[0].category"] select').selectOption('culture');
  await expect(page.locator('.wk-preview .vh use')).toHaveAttribute('href', '#ev-culture');
  await takes();
  await expect(page.locator('.wk-kept[data-keeping="kept"]')).toBeVisible();
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.pr-cell .vl-card .pic img')).toHaveCount(1);
  await expect(page.locator('.vlp-board .vl-kind.own-picture')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.locator('.vl-cell[data-cell="b1"] img.own-picture')).toBeVisible();
  await expect(page.locator('.vl-cell[data-cell="c1"] img')).toHaveCount(0);
  await page.locator('.vl-cell[data-cell="b1"]').click();
  await expect(page.locator('.vl-event img.own-picture')).toBeVisible();
  // On a phone the bar names the deck, below the title and no higher than without it; the menu says it, too.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.frame .deck-tag')).toBeVisible();
  await expect(page.locator('.frame .deck-tag')).toHaveText('Inventions');
  const height = await page.locator('.frame .bar').evaluate(bar => bar.getBoundingClientRect().height);
  expect(height).toBe(
    await page
      .locator('.frame .bar')
      .evaluate(bar => (bar.querySelector('.deck-tag')!.remove(), bar.getBoundingClientRect().height)),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.menu-deck')).toContainText('Inventions');
});

test('a teacher makes a deck, plays it, saves it and opens it again', async ({ page }) => {
  await open(page, '/workshop', { language: 'en' });
  await page.locator('.wk-make .picks').first().getByRole('radio').first().check();
  await page.getByRole('button', { name: 'New deck' }).click();
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');
  // An emptied field falls back to what stood there: the deck stays a whole one.
  await field(page, 'title').fill('Inventions');
  await field(page, 'title').fill('');
  await expect(field(page, 'title')).toHaveAttribute('placeholder', /./);
  await field(page, 'title').fill('Inventions');
  await field(page, 'author').fill('Class 8b');
  await page.getByRole('button', { name: 'Next page' }).click();

  // What is wrong is said beside its field, counted, and bars the way to the table until it is mended.
  const name = await cardOf(page, 0);
  await field(page, name).fill('Ignacy Łukasiewicz, a pharmacist of Lwów');
  await expect(page.locator('.wk-entry.bad .field-hint.bad')).toContainText('at most 38');
  await expect(page.locator('.wk-count')).toHaveText('1 thing to mend before it can be played.');
  await expect(page.getByRole('button', { name: 'Play it now' })).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'title').waitFor({ state: 'detached' });
  await page.locator('.wk-faults li button').click();
  await expect(field(page, name)).toBeFocused();
  await field(page, name).fill('Ignacy Łukasiewicz');
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');
  await expect(page.locator('.wk-preview .nm')).toHaveText('Ignacy Łukasiewicz');

  // What to do with a deck is in reach on a laptop, wherever one scrolled to.
  for (const to of [0, 1e6]) {
    await page.evaluate(to => scrollTo(0, to), to);
    for (const button of await page.locator('.wk-acts .btn').all()) await expect(button).toBeInViewport({ ratio: 1 });
  }

  // A drawing of one's own: what acts and what is outside stays outside.
  await page.locator('.wk-picture').first().click();
  await page
    .locator('.dialog input[type=file]')
    .setInputFiles({ name: 'lamp.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
  const drawn = page.locator('.wk-preview img').first();
  await expect(drawn).toBeVisible();
  const source = decodeURIComponent((await drawn.getAttribute('src'))!);
  expect(source).toContain('M16 20h16l4 20H12z');
  expect(source).not.toMatch(/script|onload|example/);

  // Taken back, written anew; a page that is loaded again has it all.
  await field(page, await cardOf(page, 1)).fill('a slip');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, await cardOf(page, 1))).toHaveValue('');
  await field(page, await cardOf(page, 1)).fill('kerosene lamp');
  await expect(page.locator(`.wk-entry[data-path="${await cardOf(page, 1)}"] .wk-measure`)).toHaveText(/^13 /);
  await expect(page.locator('.wk-kept[data-keeping="kept"]')).toBeVisible();
  await page.reload();
  await expect(field(page, await cardOf(page, 1))).toHaveValue('kerosene lamp');
  await expect(field(page, name)).toHaveValue('Ignacy Łukasiewicz');

  // Saved as a file, thrown away, opened again: who signed it is told.
  await page.getByRole('button', { name: 'Hand it on' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Inventions.stolik-deck');
  const text = readFileSync(await saved.path(), 'utf8');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).or(page.locator('.bar .brand')).first().click();
  const shelf = page.locator('.wk-shelf li');
  await expect(shelf).toHaveCount(1);
  await page.getByRole('button', { name: 'Throw “Inventions” away' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(shelf).toHaveCount(0);
  const give = (content: string) =>
    page
      .locator('.wk-make input[type=file]')
      .setInputFiles({ name: 'x.stolik-deck', mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  for (const broken of [
    'no deck at all',
    '{"stolik_deck":1}\n{"deck":{"game":"triples"}',
    text.replace('Inventions', 'Inventionz'),
    '{"stolik_deck":1}\n{"deck":{"game":"triples","languages":["en"],"sets":{}},"texts":{"en":[]}}',
  ]) {
    await give(broken);
    await expect(page.locator('.wk-list .notice.bad')).toBeVisible();
    await expect(page.locator('.wk-list .notice.bad')).toContainText('could not be opened');
    await expect(shelf).toHaveCount(0);
  }
  await give(text);
  await expect(page.locator('.wk-page')).toBeVisible();

  // As a link it is one more deck, once: back leads to the shelf, a link after one that was broken is opened. What
  // somebody signed is handed on as they signed it.
  const link = (content: string) =>
    page.evaluate(
      address => void (location.hash = address),
      `#/decks/open?d=${deflateRawSync(content).toString('base64url')}`,
    );
  await page.locator('.bar .brand').click();
  await expect(shelf).toHaveCount(1);
  await link('no deck at all');
  await expect(page.locator('.wk-list .notice.bad')).toContainText('could not be opened');
  await link(text);
  await expect(page.locator('.wk-page')).toBeVisible();
  await page.getByRole('button', { name: 'Hand it on' }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(readFileSync(await again.path(), 'utf8')).toBe(text);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(shelf).toHaveCount(2);
  await page.goForward();
  await expect(page.locator('.wk-page')).toBeVisible();

  // Played at once; where a table is made it stands beside ours, with its author.
  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.locator('.frame .deck-tag')).toHaveText('Inventions');
  await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
  await open(page, '/workshop');
  await expect(shelf.first()).toContainText('Signed with the key');
  await open(page, '/new/triples?place=device');
  const choice = page
    .getByRole('radio', { name: 'Inventions, by Class 8b' })
    .or(page.getByRole('option', { name: 'Inventions, by Class 8b' }));
  await expect(choice).toBeAttached();

  // A number that has to be there can be written over.
  await open(page, '/workshop');
  await page.getByRole('radio', { name: 'Rationing' }).check();
  await page.getByRole('button', { name: 'New deck' }).click();
  await expect(page.locator('.wk-page')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  const many = page.locator('.wk-entry[data-path^="goods."] input[type=number]').first();
  await many.press('End');
  await many.press('Backspace');
  await expect(many).toHaveValue('');
  await many.press('3');
  await expect(many).toHaveValue('3');
});
