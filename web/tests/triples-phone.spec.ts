// Choosing a card of triples on a small phone: the list is what one sees, and what one reads can be tapped.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { clippedTexts, expect, open, sideways, test } from './people';
import { clockStands, ownClock, pass } from './support/time';

const deck = readFileSync(resolve(import.meta.dirname, '../../content/decks/psz/deck.json'), 'utf8');
const { sets } = JSON.parse(deck) as { sets: { id: string; cards: string[] }[] };

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** A table of five in the beginner variant, until it is the person's turn to choose. */
async function choosing(page: Page, language: string, met = true): Promise<void> {
  await ownClock(page);
  if (!met) await page.addInitScript(() => localStorage.setItem('stolik-met', '[]'));
  await open(page, '/new/triples?place=bots', { language, settings: { motion: 'reduced' } });
  const chairs = page.locator('.new-form .chair');
  await expect(chairs).not.toHaveCount(0);
  while ((await chairs.count()) < 5) await page.locator('.stepper button').nth(1).click();
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.tr')).toBeVisible();
  const chooses = page.locator('.tr[data-chooses]');
  for (let waited = 0; waited < 4000 && !(await chooses.count()); waited++) await pass(page, 2500);
  await expect(chooses).toHaveAttribute('data-chooses', 'tall');
}

/** Rows of the list that lie wholly in sight. */
const rows = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.tr-list ul')!.getBoundingClientRect();
    const edge = Math.min(list.bottom, document.querySelector('.tr-dock')!.getBoundingClientRect().top);
    return [...document.querySelectorAll('.tr-list li')].filter(row => {
      const { top, bottom } = row.getBoundingClientRect();
      return top > list.top - 1 && bottom < edge + 1;
    }).length;
  });

for (const language of ['pl', 'ru', 'en']) {
  test(`at least five rows of the list are seen while one chooses (${language})`, async ({ page }) => {
    await choosing(page, language);
    await expect.poll(() => rows(page)).toBeGreaterThanOrEqual(5);
    // One's own cards stay in sight, and both the seats and the button are at hand.
    await expect(page.locator('[data-held]').first()).toBeInViewport();
    await expect(page.locator('.tr-seat')).toHaveCount(4);
    for (const seat of await page.locator('.tr-seat').all()) await expect(seat).toBeInViewport();
    await expect(page.locator('.tr-commit .btn.primary')).toBeInViewport();
    await expect.poll(() => clippedTexts(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });
}

test('who one is and the goal give the list its room, and are there again between two turns', async ({ page }) => {
  await choosing(page, 'ru', false);
  await expect.poll(() => rows(page)).toBeGreaterThanOrEqual(5);
  const first = page.locator('.first-minute');
  await expect(first).toBeHidden();
  await page.locator('.tr-fold').tap();
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.locator('.tr-fold').tap();
  // Asking for a card of a set of which one holds nothing is a mistake: the turn passes (T10).
  const held = await page.locator('[data-held]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.held));
  const done = await page.locator('.tr-k.done').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.set));
  const strange = sets.find(set => !done.includes(set.id) && !set.cards.some(card => held.includes(card)))!;
  await page.locator('.tr-seat').first().tap();
  await page.locator(`.tr-list [data-card="${strange.cards[0]}"]`).tap();
  await page.locator('.tr-commit .btn.primary').tap();
  const turn = page.locator('.tr[data-mine=false]');
  for (let waited = 0; waited < 100 && !(await turn.count()); waited++) await pass(page, 500);
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('a missing name that is read fills the sentence, and stands on top of the list in this turn', async ({ page }) => {
  await choosing(page, 'pl');
  const first = page.locator('.tr-list li').first();
  await expect(page.locator('.tr-list li.top')).toHaveCount(0);
  // In the sheet of one's own card.
  await page.locator('[data-held]').first().tap();
  // As large as cards are, though those of the hand are small now.
  expect((await page.locator('.tr-detail-card .tr-card').boundingBox())!.width).toBeGreaterThan(80);
  const missing = page.locator('.tr-detail [data-pick]').first();
  const card = (await missing.getAttribute('data-pick'))!;
  const name = await missing.locator('span').first().innerText();
  await missing.tap();
  await expect(page.locator('.tr-detail')).toHaveCount(0);
  await expect(page.locator('.tr-say .fill').last()).toContainText(name.replace(/[„”]/g, '').slice(0, 12));
  await expect(page.locator('.tr-list li.top').first()).toBeVisible();
  await expect(page.locator(`.tr-list li.top[data-card="${card}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`.tr-list [data-card="${card}"]`)).toHaveCount(1);
  // On a knowledge card that lies open.
  await page.locator('.tr-fold').tap();
  await expect(page.locator('.tr')).toHaveAttribute('data-chooses', 'folded');
  const held = await page.locator('[data-held]').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.held));
  // A set of which one holds nothing: asking for it is a mistake, so the turn passes (T10).
  const done = await page.locator('.tr-k.done').evaluateAll(all => all.map(one => (one as HTMLElement).dataset.set));
  const strange = sets.find(set => !done.includes(set.id) && !set.cards.some(card => held.includes(card)))!;
  await page.locator(`.tr-k[data-set="${strange.id}"]`).tap();
  const picks = page.locator('.tr-open [data-pick]');
  await expect(picks).toHaveCount(3);
  const wanted = strange.cards[0]!;
  await picks.first().tap();
  await page.locator('.tr-open .icon-btn').tap();
  await page.locator('.tr-fold').tap();
  await expect(first).toHaveAttribute('data-card', wanted);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  // The ask said, nobody stays chosen, and the next turn begins with the plain list.
  await page.locator('.tr-seat').first().tap();
  await expect(page.locator('.tr-seat[aria-checked=true]')).toHaveCount(1);
  await page.locator('.tr-commit .btn.primary').tap();
  await expect(page.locator('.tr-seat[aria-checked=true]')).toHaveCount(0);
  const turn = page.locator('.tr[data-mine=false]');
  for (let waited = 0; waited < 100 && !(await turn.count()); waited++) await pass(page, 500);
  await expect(page.locator('.tr-list li.top')).toHaveCount(0);
});

test('a seat tapped while the last answer is still shown is chosen, though the seats move then', async ({ page }) => {
  await choosing(page, 'ru');
  await clockStands(page);
  await page.locator('.tr-seat').first().tap();
  await page.locator('.tr-list [data-card]:not([aria-disabled=true])').first().tap();
  await page.locator('.tr-commit .btn.primary').tap();
  // One's own turn again, or still: the answer stands in the sentence, the form is not back yet.
  const lingers = page.locator('.tr[data-mine=true][data-awaits=false]:not([data-chooses])');
  for (let waited = 0; waited < 4000 && !(await lingers.count()); waited++) await pass(page, 100);
  await expect(lingers).toBeVisible();
  const seat = page.locator('.tr-seat').last();
  const before = await seat.boundingBox();
  await seat.tap();
  await expect(seat).toHaveAttribute('aria-checked', 'true');
  expect(await seat.boundingBox()).not.toEqual(before);
});
