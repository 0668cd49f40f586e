// After the game all look at the same: a host, a guest on a phone and a screen in the middle; the map in turn, votes, a
// server that is killed.
import { expect, type Page, test } from '@playwright/test';
import { comesBack, played } from './support/played';
import { DESKTOP, PHONE, Someone } from './support/people';
import { TestServer } from './support/server';
import { patience } from './support/time';

test('the map is looked at together, in turn, with votes that nobody can trace, and a kill in between', async ({
  browser,
}) => {
  const server = new TestServer();
  await server.start();
  const base = `http://127.0.0.1:${server.port}/`;
  const ala = await Someone.sitsDown(browser, base, 'pl', DESKTOP);
  const borys = await Someone.sitsDown(browser, base, 'ru', PHONE);
  const screen = await Someone.sitsDown(browser, base, 'en', { width: 1280, height: 720 });
  await ala.goes('/settings');
  const [host, guest] = await played(ala.page);
  const told: string[] = [];
  screen.page.on('websocket', socket => socket.on('framereceived', frame => told.push(String(frame.payload))));
  await comesBack(ala.page, base, host!);
  await ala.page.reload();
  await comesBack(borys.page, base, guest!);
  await screen.goes(`/watch/${host!.code}?i=${host!.invitation}`);
  for (const { page } of [ala, borys, screen]) await expect(page.locator('.tr-result')).toBeVisible();

  const shoot = async (when: string) => {
    if (!process.env.STOLIK_SHOTS) return;
    for (const [who, one] of [
      ['host', ala],
      ['guest', borys],
      ['screen', screen],
    ] as const)
      await one.page.screenshot({ path: `${process.env.STOLIK_SHOTS}/${when}-${who}.png` });
  };

  // The host turns the page, and all see it.
  await ala.page.getByRole('button', { name: 'Mapa', exact: true }).click();
  for (const { page } of [ala, borys, screen]) await expect(page.locator('.tm-shared')).toBeVisible();
  await expect(borys.page.getByRole('button', { name: 'Начинаем' })).toHaveCount(0);
  await ala.page.getByRole('button', { name: 'Zaczynamy' }).click();
  for (const { page } of [borys, screen]) await expect(page.locator('.tm-whose')).toHaveText('Ala');
  // Only whose turn it is puts the pin in; the others see it.
  await expect(borys.page.locator('.tm-bar .btn')).toHaveCount(0);
  await ala.page.locator('.tm-board').click({ position: { x: 260, y: 260 } });
  await expect(screen.page.locator('.tm-pin')).toHaveCount(0);
  await ala.page.getByRole('button', { name: 'Wbij pinezkę' }).click();
  for (const { page } of [borys, screen]) await expect(page.locator('.tm-pin')).toHaveCount(1);

  // Votes: counted when all have voted, not before, and not by whom.
  await ala.page.getByRole('button', { name: 'Głosujemy' }).click();
  await expect(screen.page.locator('.poll button')).toHaveCount(0);
  await borys.page.getByRole('button', { name: 'Не знаю' }).click();
  await expect(ala.page.locator('.poll-state')).toContainText('Oddano 1 głos. Czekamy jeszcze na 2 osoby.');
  for (const { page } of [ala, borys, screen]) await expect(page.locator('.poll b')).toHaveCount(0);
  await shoot('vote');

  // The server is killed; the page, the pin and the vote are there again, also after a reload.
  await server.kill();
  await server.start();
  await borys.page.reload();
  await expect(borys.page.locator('.poll li.mine')).toHaveText('Не знаю');
  await expect(borys.page.locator('.tm-pin')).toHaveCount(1);
  for (const { page } of [ala, screen])
    await expect(page.locator('[data-connection]')).toHaveAttribute('data-connection', 'live');
  await ala.page.getByRole('button', { name: 'Tak', exact: true }).click();
  // One of three is away: the host shows the votes without her.
  await ala.page.getByRole('button', { name: 'Pokaż głosy' }).click();
  for (const { page } of [ala, borys, screen]) await expect(page.locator('.poll b')).toHaveText(['1', '0', '1']);
  expect(told.join()).not.toMatch(/"votes"|"option":/);

  // Then the place; and on to the next set.
  await ala.page.getByRole('button', { name: 'Pokaż miejsce' }).click();
  for (const { page } of [ala, borys, screen]) await expect(page.locator('.tm-result')).toBeVisible();
  // What matters on the screen can be read from the other end of the room.
  for (const place of ['.tm-task', '.tm-result', '.tm-why > p', '.poll-line', '.tm-where']) {
    const size = await screen.page
      .locator(place)
      .first()
      .evaluate(one => parseFloat(getComputedStyle(one).fontSize));
    expect(size, place).toBeGreaterThanOrEqual(32);
  }
  await shoot('answer');

  // Who looks on their own is told what the others see, and comes back.
  await borys.page.locator('.end-page').first().click();
  await expect(borys.page.locator('.tr-result')).toBeVisible();
  await expect(borys.page.locator('.end-with.away')).toContainText('Места на карте');
  await ala.page.getByRole('button', { name: 'Następny zestaw' }).click();
  await expect(borys.page.locator('.tr-result')).toBeVisible();
  await borys.page.getByRole('button', { name: 'Вернуться ко всем' }).click();
  await expect(borys.page.locator('.tm-shared')).toHaveAttribute('data-step', 'pin');
  await expect(borys.page.locator('.poll')).toHaveCount(0);

  // On to a set of his: now it is he who puts the pin in. For one who is away the host does.
  const setOf = (name: string) => ala.page.locator('.tm-set', { hasText: name }).first();
  // The server says when the next set lies there: until then a press on the map is for the one before.
  const pins = async (page: Page, x: number, y: number, put: string) => {
    const button = page.getByRole('button', { name: put });
    const longer = patience();
    await expect(async () => {
      await page.locator('.tm-board').click({ position: { x, y } });
      await expect(button).toBeEnabled({ timeout: longer() });
    }).toPass();
    await button.click();
  };
  await setOf('Борис').click();
  await pins(borys.page, 150, 150, 'Поставить метку');
  await expect(ala.page.locator('.tm-pin')).toHaveCount(2);
  await setOf('Cela').click();
  await pins(ala.page, 200, 220, 'Wbij pinezkę');
  await expect(screen.page.locator('.tm-pin')).toHaveCount(3);

  // What to talk about, one question large.
  await ala.page.getByRole('button', { name: 'Do rozmowy' }).click();
  await ala.page.locator('.end-questions li button').nth(1).click();
  await expect(screen.page.locator('.end-questions li:visible')).toHaveCount(1);
  await expect(borys.page.locator('.end-questions li.now')).toHaveCount(1);
  await shoot('questions');
  for (const one of [ala, borys, screen]) await one.leaves();
  await server.close();
});
