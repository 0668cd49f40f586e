// Dates of events as people say them, short for cards and long for texts.
import type { Language } from '../../words/words';

export type EventDate = { date: string; date_end: string | null; precision: 'day' | 'month' | 'year' };

/** As they stand on a card. In whole words the browser knows them. */
const SHORT: Record<Language, string[]> = {
  pl: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
  ru: ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};
/** The name of a month, in the case that it has beside a day or by itself. */
const monthName = (month: number, language: Language, beside: { day?: 'numeric' }): string =>
  new Intl.DateTimeFormat(language, { ...beside, month: 'long', timeZone: 'UTC' })
    .formatToParts(Date.UTC(1941, month))
    .find(part => part.type === 'month')!.value;
const DASH: Record<Language, string> = { pl: '\u00a0– ', ru: '\u00a0— ', en: '\u00a0– ' };

type Parts = { year: string; month: number; day: number | null };

function partsOf(date: string, precision: EventDate['precision']): Parts {
  const [year = '', month, day] = date.split('-');
  return {
    year,
    month: month && precision !== 'year' ? Number(month) - 1 : -1,
    day: day && precision === 'day' ? Number(day) : null,
  };
}

const joined = (...words: (string | number | null)[]): string =>
  words.filter(word => word !== null && word !== '').join('\u00a0');

/** 5 июл 1943; without the year where it stands beside already. */
export function shortDate({ date, precision }: EventDate, language: Language, withYear = true): string {
  const { year, month, day } = partsOf(date, precision);
  if (month < 0) return year;
  const short = language === 'ru' && month === 4 && day === null ? 'май' : SHORT[language][month]!;
  return joined(day, short, withYear ? year : null);
}

/** 5 июля — 23 августа 1943, 22–30 июня 1941, июнь 1942. */
export function longDate({ date, date_end, precision }: EventDate, language: Language): string {
  const from = partsOf(date, precision);
  const to = date_end ? partsOf(date_end, precision) : null;
  const one = (parts: Parts, year: boolean): string => {
    if (parts.month < 0) return parts.year;
    const name = monthName(parts.month, language, parts.day === null ? {} : { day: 'numeric' });
    return joined(parts.day, name, year ? parts.year : null);
  };
  if (!to || date_end === date) return one(from, true);
  if (from.month < 0) return from.year === to.year ? from.year : `${from.year}–${to.year}`;
  if (from.year !== to.year) return one(from, true) + DASH[language] + one(to, true);
  if (from.month !== to.month) return one(from, false) + DASH[language] + one(to, true);
  if (from.day === to.day) return one(from, true);
  return joined(`${from.day}–${to.day}`, monthName(from.month, language, { day: 'numeric' }), from.year);
}

/** In days since 1941 began; of any year, also one of two digits. */
export function daysTo(year: number, month = 0, day = 1): number {
  const at = new Date(0);
  at.setUTCFullYear(year, month, day);
  return Math.round((at.getTime() - Date.UTC(1941, 0, 1)) / 86_400_000);
}

/** Where a date lies in time, in days since 1941 began: the middle of what is known of it. */
export function dayOf({ date, precision }: EventDate): number {
  const { year, month, day } = partsOf(date, precision);
  return month < 0 ? daysTo(Number(year), 6, 1) : daysTo(Number(year), month, day ?? 15);
}
