import { describe, expect, it } from 'vitest';
import { flickStrength, gaugeStrength, leanAt, motionOf, WAY_MS, wayFrom } from './pose';

describe('the top', () => {
  it('leans as drawn: under 3°, to 10°, 18 to 30°', () => {
    for (const ms of [0, 1000, 60_000]) {
      expect(motionOf('steady', ms).tilt).toBeLessThan(3);
      expect(motionOf('slowing', ms).tilt).toBeGreaterThanOrEqual(3);
      expect(motionOf('slowing', ms).tilt).toBeLessThanOrEqual(10);
      expect(motionOf('wobbling', ms).tilt).toBeGreaterThanOrEqual(18);
      expect(motionOf('wobbling', ms).tilt).toBeLessThanOrEqual(30);
    }
  });
  it('goes on where it was: two ways in a row are one', () => {
    const first = wayFrom({ tilt: 0, phase: 0 }, 'slowing', 0);
    const half = leanAt(first, WAY_MS / 2);
    const second = wayFrom(half, 'slowing', WAY_MS / 2);
    const [on, straight] = [leanAt(second, WAY_MS / 4), leanAt(first, WAY_MS * 0.75)];
    expect(on.phase).toBeCloseTo(straight.phase, 6);
    expect(on.tilt).toBeCloseTo(straight.tilt, 6);
    expect(leanAt(first, WAY_MS * 9)).toEqual(first.at(-1));
  });
  it('takes its strength from the speed of the last 80 ms, whatever the direction', () => {
    const way = (speed: number, dx: number, dy: number) =>
      Array.from({ length: 11 }, (_, step) => ({
        x: step * 10 * speed * dx,
        y: step * 10 * speed * dy,
        at: step * 10,
      }));
    expect(flickStrength(way(1.3, 1, 0))).toBe(50);
    expect(flickStrength(way(1.3, 0, -1))).toBe(50);
    expect(flickStrength(way(9, 1, 0))).toBe(100);
    // Fast at first and slow at the end is a weak flick.
    expect(
      flickStrength([
        { x: 0, y: 0, at: 0 },
        { x: 300, y: 0, at: 100 },
        { x: 304, y: 0, at: 300 },
        { x: 308, y: 0, at: 380 },
      ])!,
    ).toBeLessThan(5);
  });
  it('is not spun by a tap', () => {
    expect(
      flickStrength([
        { x: 5, y: 5, at: 0 },
        { x: 8, y: 6, at: 30 },
      ]),
    ).toBeNull();
    expect(flickStrength([])).toBeNull();
  });
  it('is spun by a key as long as it is held', () => {
    expect(gaugeStrength(400)).toBe(50);
    expect(gaugeStrength(0)).toBe(1);
    expect(gaugeStrength(5000)).toBe(100);
  });
});
