/** '1981-09-25', '1981-09' or '1981' as people write it; the decks write English dates the British way. */
export function dateText(date: string, language: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: month ? 'long' : undefined,
    day: day ? 'numeric' : undefined,
  }).format(Date.UTC(year!, (month || 1) - 1, day || 1));
}
