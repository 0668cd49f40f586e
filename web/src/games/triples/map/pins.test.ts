// A pin over the wire: there and back, and nothing that is no place.
import { expect, test } from 'vitest';
import { pinOf, pinText } from './pins';

test('a pin is the same on every screen', () => {
  for (const pin of [
    { lat: 41.49, lon: 13.8139 },
    { lat: -0.5, lon: -179.9999 },
    { lat: 90, lon: 180 },
  ])
    expect(pinOf(pinText(pin))).toEqual(pin);
});

test('pins of other clients are drawn, however many digits they have', () => {
  expect(pinOf('41.49 13.81')).toEqual({ lat: 41.49, lon: 13.81 });
  expect(pinOf('-33.9 -18')).toEqual({ lat: -33.9, lon: -18 });
  expect(pinOf('52.229676 21.012229')).toEqual({ lat: 52.229676, lon: 21.012229 });
});

test.each([
  '',
  '41. 13.81',
  '41,49 13,81',
  '91.0000 0.0000',
  '0.0000 180.0001',
  'NaN NaN',
  '41.4900 13.8100 ',
  '<b>1.0000 1.0000</b>',
])('%j is no place', text => {
  expect(pinOf(text)).toBe(null);
});
