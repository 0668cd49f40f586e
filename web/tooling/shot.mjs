// Looks at a page: node tooling/shot.mjs ADDRESS FILE [WIDTHxHEIGHT] [light|dark] — opens it in Chromium, waits for it
// to settle, writes a PNG.
import { chromium } from '@playwright/test';

const [address, file, size = '1440x900', scheme = 'light'] = process.argv.slice(2);
if (!address || !file) {
  console.error('usage: node tooling/shot.mjs ADDRESS FILE [WIDTHxHEIGHT] [light|dark]');
  process.exit(2);
}
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme === 'dark' ? 'dark' : 'light' });
page.on('console', message => console.log(`${message.type()}: ${message.text()}`));
page.on('pageerror', error => console.log(`error: ${error.message}`));
await page.goto(address, { waitUntil: 'networkidle' });
await page.waitForTimeout(600);
await page.screenshot({ path: file });
await browser.close();
