// People at real tables in a real Chromium. The client is the built one (web/dist), served with the server's own
// headers.
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.STOLIK_TEST_PORT ?? 5290);
// The browser without its windows is the same engine at half the processor time; the whole one will do as well.
const browsers = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A walk that takes pictures and checks nothing, and other engines than Chromium: only for who asks for them.
  testIgnore: [
    ...(process.env.STOLIK_TOUR ? [] : ['**/tour.spec.ts']),
    ...(process.env.STOLIK_LONG || process.env.STOLIK_ENGINES ? [] : ['**/engines.spec.ts']),
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Only against waiting for ever: what is waited for is a condition, and a machine may be ten times slower than the
  // one it was written on.
  timeout: process.env.STOLIK_LONG ? 3_600_000 : 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'pl-PL',
    colorScheme: 'light',
    // Service workers would keep files between tests of one context; those that want one ask for it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? browsers.find(existsSync) ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node tests/static.mjs ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
