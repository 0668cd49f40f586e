// A table for spreadsheets: UTF-8 with its mark, semicolons, CRLF, as Polish and Russian editions open it. Nothing in
// it is a formula, whatever a name is.
import { plainText } from '../plainText';

const MARK = '\uFEFF';

export function harmless(text: string): string {
  const plain = plainText(text);
  // Programs look behind spaces and quotation marks too; other scripts have signs that are read as these.
  return /^[\s'"\u00a0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\u2212]/u.test(plain) ? `'${plain}` : plain;
}

const cell = (value: string | number): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = harmless(value);
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csv = (rows: (string | number)[][]): string =>
  MARK + rows.map(row => row.map(cell).join(';')).join('\r\n') + '\r\n';
