// The coach at a table against strong bots: what it says is true, and the game looked at again tells why bots moved so.
import type { Page } from '@playwright/test';
import { clippedTexts, expect, open, sideways, smallTargets, test } from './people';
import { violations } from './support/axe';
import { anything } from './support/command';
import { DESKTOP, Someone } from './support/people';
import { TestServer } from './support/server';
import { patience } from './support/time';

async function sitDown(page: Page, game: string, level = 'strong'): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('stolik-pace', '0.02'));
  await open(page, `/new/${game}?place=bots`, { language: 'pl', settings: { motion: 'reduced' } });
  await page.locator('.new-each').click();
  for (const chair of await page.locator('.chair select').all())
    if ((await chair.inputValue()) !== 'person') await chair.selectOption(level);
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.frame')).toBeVisible();
}

const over = async (page: Page) => (await page.locator('.end').count()) > 0;
const mine = async (page: Page) => {
  // While the answer to an ask is kept back the words around the table are still those before it.
  await expect(page.locator('.frame:not(:has(.tr[data-awaits="true"])) .status.mine, .end').first()).toBeVisible();
  return !(await over(page));
};

const openCoach = async (page: Page) => {
  await page.getByRole('button', { name: 'Trener', exact: true }).click();
  await expect(page.locator('.coach')).toBeVisible();
};

/**
 * Whether a reason is told at this step of the game, once it was looked for. Steps of people have none; a bot's is one
 * of its kind.
 */
async function reason(page: Page): Promise<boolean> {
  const why = page.locator('.replay-why:not([aria-busy="true"])');
  const told = await why.innerText();
  if (told !== '') expect(told).toMatch(/Dlaczego: .*kart/s);
  return told !== '';
}

/**
 * Asks for what the coach calls certain, by clicks, and says whether the card was there; null if nothing can be asked
 * for.
 */
async function askSure(page: Page): Promise<boolean | null> {
  await openCoach(page);
  for (const text of await page.locator('[data-part="coach-sure"] > ul .coach-fact > p:first-child').allInnerTexts()) {
    const found = /^(.*): ma ją (.*)\.$/.exec(text.replaceAll('\u00a0', ' '));
    if (!found) continue;
    const name = found[1]!.replace(/^„|”$/g, '').replace(/«/g, '„').replace(/»/g, '”');
    await page.locator('.tr-seat', { hasText: found[2]! }).click();
    await page.locator('.tr-list [data-card]').filter({ hasText: name }).first().click();
    const weighed = page.locator('[data-part="coach-composed"]');
    await expect(weighed).toContainText('na pewno ma kartę');
    if ((await weighed.innerText()).includes('pomyłką')) continue;
    // Escape would also take back what was chosen.
    await page.locator('.sheet-head button').click();
    // After a hit the turn stays here, so the newest line of the log is this ask.
    const newest = page.locator('.frame-side li').first();
    const before = await newest.innerText();
    await page.locator('.tr-slip .btn.primary').click();
    await expect.poll(() => newest.innerText()).not.toBe(before);
    return /–\sjest\./.test(await newest.innerText());
  }
  await page.keyboard.press('Escape');
  return null;
}

test('triples: the coach says what the strong bot would do, and afterwards bots say why', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'triples');
  await mine(page);
  await openCoach(page);
  await page.getByRole('button', { name: 'Co zrobiłby bot mistrz?' }).click();
  await expect(page.locator('.coach-hint')).toContainText(/Bot mistrz poprosiłby\s\S+\so\skartę\s„.*układ/s);
  await expect.poll(() => clippedTexts(page)).toEqual([]);
  await expect.poll(() => smallTargets(page)).toEqual([]);
  expect((await violations(page, '.sheet')).map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  let turns = 0;
  while (turns < 80 && (await anything(page))) turns += 1;
  expect(turns).toBeGreaterThan(0);
  await expect(page.locator('.end')).toBeVisible();
  await page.locator('.end-acts button').first().click();
  let told = 0;
  for (let step = 0; step < 40 && told < 3; ++step) {
    await page.getByRole('button', { name: 'Krok naprzód' }).click();
    if (await reason(page)) told += 1;
  }
  expect(told).toBe(3);
});

// Bots that forget ask more and give more away: there is something certain soon.
test('triples: what the coach calls certain is there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'triples', 'easy');
  let sure = 0;
  for (let turn = 0; turn < 60 && sure < 2 && (await mine(page)); ++turn) {
    const given = await askSure(page);
    if (given === null) await anything(page);
    else {
      expect(given).toBe(true);
      sure += 1;
    }
  }
  expect(sure).toBeGreaterThan(0);
});

test('victory-line: what the coach points at lies on the board', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, 'victory-line');
  const show = page.getByRole('button', { name: 'Pokaż na planszy' }).first();
  for (let turn = 0; turn < 60 && (await mine(page)); ++turn) {
    await openCoach(page);
    await expect.poll(() => sideways(page)).toBe(0);
    if (await show.isVisible()) break;
    await page.keyboard.press('Escape');
    await anything(page);
  }
  const text = await page.locator('.coach-fact').first().innerText();
  await show.click();
  // Six cells in line, and of those without a chip exactly the ones that are said to be missing.
  await expect(page.locator('.vl-cell.coached')).toHaveCount(6);
  const free = await page
    .locator('.vl-cell.coached:not(.on):not(.corner)')
    .evaluateAll(cells => cells.map(cell => (cell as HTMLElement).dataset.cell!.toUpperCase()));
  const missing = /Brakuje: ([^.]*)\./.exec(text)![1]!.split(', ');
  expect(free.sort()).toEqual(missing.sort());
});

test('rationing: an offer that is being put together is weighed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, 'rationing');
  const spinning = page.locator('.rg[data-phase="spinning"] .rg-comp');
  // The top may fall while one is still choosing; then one waits for the next.
  const longer = patience();
  await expect(async () => {
    if (await page.locator('.coach').isVisible()) await page.keyboard.press('Escape');
    if (!(await spinning.isVisible()) && (await page.locator('.status.mine').isVisible())) await anything(page);
    const timeout = longer();
    await expect(spinning).toBeVisible({ timeout });
    await openCoach(page);
    await expect(page.locator('[data-part="coach-rationing-counter"], .coach-nothing').first()).toBeVisible({
      timeout,
    });
    await page.locator('.rg-purse button').first().click({ timeout });
    await page.getByRole('button', { name: '+ dowolna' }).click({ timeout });
    await expect(page.locator('[data-part="coach-composed"]')).toContainText(/dla Ciebie|raczej nie ma/, { timeout });
  }).toPass({ intervals: [100] });
});

test('online: the host allows the coach in the lobby, and bots say why when it is over', async ({ browser }) => {
  const server = new TestServer();
  await server.start();
  const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, 'pl', DESKTOP);
  const { page } = ala;
  await ala.goes('/new/triples?place=online');
  await page.locator('.new-open button[type=submit]').click();
  const coach = page.locator('.lobby').getByRole('switch', { name: 'Trener' });
  await expect(coach).not.toBeChecked();
  await coach.click({ force: true });
  await expect(coach).toBeChecked();
  await page.getByRole('button', { name: 'Boty na wolne miejsca' }).click();
  await page.locator('.lobby-start .lobby-go').click();
  await mine(page);
  await openCoach(page);
  await expect(page.locator('[data-part="coach-sure"], .coach-nothing').first()).toBeVisible();
  await page.getByRole('button', { name: 'Co zrobiłby bot mistrz?' }).click();
  await expect(page.locator('.coach-hint')).toContainText(/poprosiłby/);
  await page.keyboard.press('Escape');
  // On until a bot has asked: whoever begins may hit at once, and then nobody else has had reasons yet.
  const askers = async () => new Set((await ala.log()).flatMap(line => /^(\S+) prosi/.exec(line)?.[1] ?? [])).size;
  while ((await askers()) < 2 && (await anything(page)));
  // Over, or broken off by the host: the journal is open, and so are the reasons.
  if (await mine(page)) {
    await page.getByRole('button', { name: 'Menu stołu' }).click();
    await page.getByRole('button', { name: 'Zakończ grę' }).first().click();
    await page.locator('.dialog .btn.primary').click();
  }
  await page.locator('.end-acts button').first().click();
  for (let step = 0; step < 40 && !(await reason(page)); ++step)
    await page.getByRole('button', { name: 'Krok naprzód' }).click();
  await expect(page.locator('.replay-why')).toContainText('Dlaczego:');
  await ala.leaves();
  await server.close();
});
