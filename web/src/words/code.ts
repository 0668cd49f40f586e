// The code of a table or a class: eight digits, typed on any keyboard and read in two groups.
export const DIGITS = 8;
export const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, DIGITS);
/** '4817 2036', while it is typed too. */
export const grouped = (code: string, space = ' '): string =>
  code.length > 4 ? `${code.slice(0, 4)}${space}${code.slice(4)}` : code;
/** The two halves never stand on two lines. */
export const groups = (code: string): string => grouped(code, '\u00a0');
