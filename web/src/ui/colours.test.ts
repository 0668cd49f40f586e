import { describe, expect, test } from 'vitest';
import { withColour } from './colours';

describe('the colours of sides', () => {
  test('a side that takes another’s colour gives it its own', () => {
    expect(withColour([], 5, 0, 3)).toEqual([3, 1, 2, 0, 4]);
    expect(withColour([3, 1, 2, 0, 4], 5, 3, 3)).toEqual([0, 1, 2, 3, 4]);
    expect(withColour([1, 0], 3, 1, 2)).toEqual([1, 2, 0]);
  });

  test('each side has a colour of its own, whatever is chosen', () => {
    let colours: number[] = [];
    for (let step = 0; step < 60; ++step) {
      colours = withColour(colours, 5, step % 5, (step * 7) % 5);
      expect([...colours].sort()).toEqual([0, 1, 2, 3, 4]);
      expect(colours[step % 5]).toBe((step * 7) % 5);
    }
  });
});
