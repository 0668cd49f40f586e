import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watchdog } from './watchdog';

const SECONDS = 5;
let barks = 0;
let dog: Watchdog;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  barks = 0;
  dog = new Watchdog(SECONDS, () => (barks += 1));
});
afterEach(() => (dog.rest(), vi.useRealTimers()));

/** Messages of this page have been heard. */
const heard = () => new Promise(done => setImmediate(() => setImmediate(done)));
async function seconds(many: number): Promise<void> {
  for (let one = 0; one < many; ++one) {
    vi.advanceTimersByTime(1000);
    await heard();
  }
}

test('it barks after so many seconds of silence, once', async () => {
  dog.watch();
  await seconds(SECONDS - 1);
  expect(barks).toBe(0);
  await seconds(20);
  expect(barks).toBe(1);
});

test('whoever is heard has the whole time again', async () => {
  dog.watch();
  await seconds(SECONDS - 1);
  dog.watch();
  await seconds(SECONDS - 1);
  expect(barks).toBe(0);
});

test('an hour of sleep is one second of silence', async () => {
  dog.watch();
  vi.advanceTimersByTime(3600_000);
  await heard();
  expect(barks).toBe(0);
  await seconds(SECONDS);
  expect(barks).toBe(1);
});

test('at rest it is silent, also when it was told so between two seconds', async () => {
  dog.watch();
  vi.advanceTimersByTime(1000);
  dog.rest();
  await seconds(20);
  expect(barks).toBe(0);
});
