// The time of day, as a reader's language writes it.
const clocks = new Map<string, Intl.DateTimeFormat>();

/** A whole log is told anew after every step, so the form of its times is made once. */
export function clockTime(at: number, language: string): string {
  let clock = clocks.get(language);
  if (!clock)
    clocks.set(
      language,
      (clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })),
    );
  return clock.format(at);
}
