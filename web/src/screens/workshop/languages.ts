// Languages by their own names; a deck may have others than the client has.
import { LANGUAGE_NAMES, type Language } from '../../words/words';

export function languageName(code: string): string {
  const ours = LANGUAGE_NAMES[code as Language];
  if (ours) return ours;
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
