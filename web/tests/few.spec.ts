// A game that hardly is one with two: whoever sets up such a table is told so, and a bot makes three unless they would
// rather not.
import { expect, open, test } from './people';
import { Someone } from './support/people';
import { TestServer } from './support/server';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

test('on one device a bot is the third, and two alone is one press away', async ({ page }) => {
  await open(page, '/new/triples?place=device', { language: 'en' });
  const fewer = page.getByRole('button', { name: 'One player fewer' });
  const bot = page.getByRole('switch', { name: 'Add a bot' });
  await expect(bot).toHaveCount(0);
  await fewer.click();
  await expect(bot).toHaveCount(0);
  await fewer.click();
  await expect(bot).toBeChecked();
  await expect(page.locator('.new-count')).toContainText('Who begins decides the game.');
  await expect(page.locator('.chair')).toHaveCount(3);
  await expect(page.locator('.chair select')).toHaveText([/person/, /person/, /bot/]);
  await bot.click();
  await expect(page.locator('.chair')).toHaveCount(2);
  await bot.click();
  await page.locator('.new-open button[type=submit]').click();
  await expect(page.locator('.cover')).toBeVisible();
});

test('a game that is one with two says nothing of it', async ({ page }) => {
  await open(page, '/new/victory-line?place=device', { language: 'en' });
  await expect(page.locator('.chair')).toHaveCount(2);
  await expect(page.getByRole('switch', { name: /Add/ })).toHaveCount(0);
});

test('online the host of two is offered a bot before the start', async ({ browser }) => {
  const base = `http://127.0.0.1:${server.port}/`;
  const [ala, borys] = [await Someone.sitsDown(browser, base, 'en'), await Someone.sitsDown(browser, base, 'en')];
  await ala.goes('/new/triples?place=online');
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.lobby')).toBeVisible();
  await borys.goes(`/join/${ala.page.url().split('/').at(-1)}`);
  await borys.page.locator('.join-commit button').click();
  await ala.page.locator('.knocks .btn.primary').click();
  await expect(ala.page.locator('.place.person')).toHaveCount(2);
  await expect(ala.page.locator('.lobby-few')).toHaveCount(0);
  await ala.page.getByRole('button', { name: 'Close free seats' }).click();
  await expect(ala.page.locator('.lobby-few')).toContainText('Who begins decides the game.');
  await expect(borys.page.locator('.lobby-few')).toHaveCount(0);
  await ala.page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(ala.page.locator('.place.bot')).toHaveCount(1);
  await expect(ala.page.locator('.lobby-few')).toHaveCount(0);
  await ala.page.locator('.lobby-go').click();
  for (const { page } of [ala, borys]) await expect(page.locator('.frame')).toBeVisible();
  await ala.leaves();
  await borys.leaves();
});

test('an online table for two is opened with a bot', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, `http://127.0.0.1:${server.port}/`, 'en');
  await ala.goes('/new/triples?place=online');
  const fewer = ala.page.getByRole('button', { name: 'One player fewer' });
  await fewer.click();
  await fewer.click();
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.place')).toHaveCount(3);
  await expect(ala.page.locator('.place.bot')).toHaveCount(1);
  await ala.leaves();
});
