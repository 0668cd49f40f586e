// A deck of a teacher who has it in a spreadsheet: pasted at once, places pointed at on the map, played as it is, and
// what is not written yet is said wherever the deck goes.
import { readFileSync } from 'node:fs';
import { expect, open, test } from './people';

test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

const ROWS = Array.from({ length: 36 }, (_, at) =>
  [
    String(Math.floor(at / 3) + 1),
    `Thing ${at + 1}`,
    at % 3 === 0 ? `Set of thing ${at + 1}` : '',
    at === 0 ? '59.91, 10.75' : '',
  ].join('\t'),
);

test('36 rows of a spreadsheet are a deck that is played at once', async ({ page }) => {
  await open(page, '/workshop', { language: 'en' });
  await page.getByRole('button', { name: 'New deck' }).click();
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  await expect(page.getByRole('button', { name: 'Put them in' })).toHaveAttribute('aria-disabled', 'true');
  const cells = page.getByRole('textbox', { name: 'Cells that were copied' });
  await cells.fill(['Set\tName\tHeading\tPlace on the map', ...ROWS, '40\tNowhere\t\t'].join('\n'));
  await expect(page.locator('.wk-paste [role="status"]')).toHaveText('36 rows, 49 cells will be put in.');
  await expect(page.locator('.wk-paste .wk-why')).toContainText('This deck has no place for row 38. 40');
  await expect(page.locator('.wk-paste tbody tr').first()).toContainText('Thing 1');
  await page.getByRole('button', { name: 'Put them in' }).click();
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');
  // One step back, and there again.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Set 1', exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  await cells.fill(['Set\tName\tHeading\tPlace on the map', ...ROWS].join('\n'));
  await page.getByRole('button', { name: 'Put them in' }).click();

  // A deck of fewer sets; a short knowledge text is advice and no wall.
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(page.locator('.stepper output')).toHaveText('11');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.locator('.wk-head')).toContainText('Set of thing 1');
  await page
    .locator('.wk-entry[data-path="sets.set-1.knowledge"] textarea')
    .fill('Twenty words are what a class writes.');
  await expect(page.locator('.wk-entry[data-path="sets.set-1.knowledge"] .field-hint')).toContainText(
    '60 to 90 are advised',
  );
  await expect(page.locator('.wk-count')).toHaveText('Nothing is wrong: it can be played.');

  // The place is pointed at.
  const place = page.locator('.wk-entry[data-path="sets[0].place"] input[type="text"]');
  await expect(place).toHaveValue('59.91, 10.75');
  await page.getByRole('button', { name: /^Point at it on the map/ }).click();
  await expect(page.locator('.wk-map .tm-board')).toBeVisible();
  await page.locator('.wk-map .tm-board').click({ position: { x: 200, y: 200 } });
  await page.getByRole('button', { name: 'Take this place' }).click();
  await expect(place).not.toHaveValue('59.91, 10.75');
  await expect(place).toHaveValue(/^-?\d+(\.\d\d?)?, -?\d+(\.\d\d?)?$/);

  // The file says what is not written: who opens it sees the same.
  const progress = await page.locator('.wk-tabs [role="tab"]').first().innerText();
  await expect(page.locator('.wk-kept[data-keeping="kept"]')).toBeVisible();
  await page.getByRole('button', { name: 'Hand it on' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toContain('"unwritten":["title"');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-cell="0"][data-side="front"].pr-cards .pr-unwritten')).toHaveCount(0);
  await expect(page.locator('.pr-knowledge .pr-unwritten').first()).toHaveText('to be written');
  await expect(page.locator('.pr-contents')).not.toContainText('One or two sentences');
  await open(page, '/workshop');
  await page
    .locator('.wk-make input[type=file]')
    .setInputFiles({ name: 'x.stolik-deck', mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await expect(page.locator('.wk-tabs [role="tab"]').first()).toHaveText(progress);

  await page.getByRole('button', { name: 'Play it now' }).click();
  await expect(page.locator('.tr-hand [data-held]').first()).toBeVisible();
});
