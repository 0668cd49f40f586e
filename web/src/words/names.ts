// Names of people at a table. Pseudonyms come from a closed list and are declined; typed names stay as they are.
import type { Name, SeatInfo } from '../table/session';
import { words, type Language } from './words';

export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'voc';
type Forms = Record<string, string>;
export type Pseudonym = { id: string; en: string; pl: Forms; ru: Forms };

/** What a big screen is called on the wire: each reader reads it in their own language. */
export const SCREEN = 'screen';

export interface Names {
  /** A seat's name in a case of the language; English has one. */
  of(seat: number, form?: Case): string;
  /** 'm', 'f' or 'x' where it is not known: messages then use a frame without gender. */
  gender(seat: number): 'm' | 'f' | 'x';
}

export function nameText(name: Name, list: Pseudonym[], language: Language, form: Case = 'nom'): string {
  if ('typed' in name) return name.typed;
  if (name.pseudonym === SCREEN) return words.value?.('table-watch-name') ?? SCREEN;
  const found = list.find(one => one.id === name.pseudonym);
  if (!found) return name.pseudonym;
  if (language === 'en') return found.en;
  const forms = found[language];
  return forms[form] ?? forms.nom ?? found.en;
}

export function namesOf(seats: SeatInfo[], list: Pseudonym[], language: Language): Names {
  return {
    of: (seat, form = 'nom') => {
      const info = seats.find(one => one.seat === seat);
      return info ? nameText(info.name, list, language, form) : String(seat + 1);
    },
    gender: seat => {
      const name = seats.find(one => one.seat === seat)?.name;
      if (!name || 'typed' in name || language === 'en') return 'x';
      const gender = list.find(one => one.id === name.pseudonym)?.[language].gender;
      return gender === 'm' || gender === 'f' ? gender : 'x';
    },
  };
}
