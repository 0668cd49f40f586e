// Two houses below one address (docs/CLUSTER.md, "Cells"): a code typed at the wrong one, and a seat looked for there,
// lead to the right one.
import { createServer, request as ask, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Someone } from './support/people';
import { TestServer } from './support/server';

const cells: Record<string, TestServer> = {};
let proxy: Server;
let base: string;

/** A proxy that knows nothing but paths. */
function leadByPath(): Server {
  const cellOf = (path = '') => cells[path.split('/')[1] ?? ''];
  const server = createServer((near, answer) => {
    const cell = cellOf(near.url);
    if (!cell) return void answer.writeHead(404).end();
    near.pipe(
      ask({ host: '127.0.0.1', port: cell.port, path: near.url, method: near.method, headers: near.headers }, far => {
        answer.writeHead(far.statusCode!, far.headers);
        far.pipe(answer);
      }),
    );
  });
  server.on('upgrade', (hello, near, rest) => {
    const cell = cellOf(hello.url);
    if (!cell) return near.destroy();
    const far = connect(cell.port, '127.0.0.1');
    const head = hello.rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    far.write(`GET ${hello.url} HTTP/1.1\r\n${head}\r\n`);
    far.write(rest);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to);
  });
  return server;
}

test.beforeAll(async () => {
  proxy = leadByPath();
  await new Promise<void>(open => proxy.listen(0, '127.0.0.1', open));
  base = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  for (const cell of ['07', '41']) {
    cells[cell] = new TestServer(['--cell', cell, '--origin', base]);
    await cells[cell].start();
  }
});
test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  for (const cell of Object.values(cells)) await cell.close();
});

test('a code and a seat are found from any house', async ({ browser }) => {
  const ala = await Someone.sitsDown(browser, `${base}/07/`, 'en');
  await ala.goes('/new/triples?place=online');
  await ala.page.locator('.new-open button[type=submit]').click();
  await expect(ala.page.locator('.lobby-go')).toBeVisible();
  const code = /#\/online\/(\d{8})/.exec(ala.page.url())![1]!;
  expect(code.slice(0, 2)).toBe('07');

  const ola = await Someone.sitsDown(browser, `${base}/41/`, 'pl');
  await ola.goes('/');
  await ola.page.locator('#code').fill(code);
  await ola.page.locator('#code').press('Enter');
  await ola.page.waitForURL(`${base}/07/#/join/${code}`);
  await ola.page.locator('.join-commit button').first().click();
  await expect(ala.page.locator('.knocks-acts')).toBeVisible();

  // She comes back by the page of the other house, which has her pass as well: it is one address.
  await ala.page.goto(`${base}/41/#/online/${code}`);
  await ala.page.waitForURL(`${base}/07/#/online/${code}`);
  await expect(ala.page.locator('.lobby-go')).toBeVisible();
  await ola.leaves();
  await ala.leaves();
});
