import { expect, test } from 'vitest';
import { plainText } from './plainText';

test('what turns or hides writing is taken out, and the rest stays', () => {
  for (const code of [
    0x07, 0xad, 0x61c, 0x180e, 0x200b, 0x200d, 0x200e, 0x2028, 0x202e, 0x2066, 0x2800, 0x3164, 0xfeff, 0xfff9, 0xffff,
    0xe0041,
  ]) {
    expect(plainText(`a${String.fromCodePoint(code)}b`), code.toString(16)).toBe('ab');
  }
  expect(plainText('a' + '\u0336'.repeat(12))).toBe('a' + '\u0336'.repeat(3));
  expect(plainText('two\r\nlines')).toBe('two lines');
  for (const text of ['Zażółć gęślą jaźń', 'Съешь ещё этих булок', '“quoted” – 41.49° ❤️ 1⃣ 😀'])
    expect(plainText(text)).toBe(text);
});
