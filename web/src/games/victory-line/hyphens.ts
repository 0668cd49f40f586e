// Soft hyphens for the names in the cells: browsers do not hyphenate Polish and Russian everywhere, and cells are
// narrow.
import type { Language } from '../../words/words';

const SOFT = '\u00ad';
/** Shorter words fit a cell as they are. */
const LONG = 9;

// English divides by sound, not by letters: the few long words of the board are listed.
const ENGLISH: Record<string, string> = Object.fromEntries(
  (
    'Encircle-ment head-quarters Czecho-slovaks Sachsen-hausen Kosmo-demyan-skaya counter-offensive ' +
    'Counter-offensive Lenin-grad Stalin-grad Libera-tion ' +
    'libera-tion Sevasto-pol Deporta-tion deporta-tion instru-ment Declara-tion Conference confer-ence Confer-ence ' +
    'Liberated Manchu-rian Nurem-berg Kharkiv ' +
    'Arma-ments evacua-tion Evacua-tion Conven-tion prison-ers sym-phony Sym-phony Bratis-lava Königs-berg ' +
    'Koenigs-berg Smolensk Voronezh ' +
    'volun-teer Volun-teer Molotov’s Church-ill’s Agree-ment agree-ment Auschwitz Majda-nek Surren-der surren-der ' +
    'partisan Partisan offen-sive Offen-sive ' +
    'Prokhor-ovka Presenta-tion Norman-die Koś-ciuszko Transcar-pathian Carpath-ian Belo-russian Red-banner ' +
    'sea-route Archangel ' +
    'Commit-tee divi-sions Tanko-grad Saviche-va’s Adzhi-mush-kay Patri-otic com-manders Opera-tion opera-tion ' +
    'bridge-head Bagra-tion Bucha-rest Armis-tice Reichs-tag surren-ders'
  )
    .split(' ')
    .map(word => [word.replaceAll('-', ''), word.includes('-') ? word.replaceAll('-', SOFT) : word]),
);

const VOWELS = { pl: 'aąeęioóuy', ru: 'аеёиоуыэюя' };
/** Polish pairs of letters that are one sound. */
const PAIRS = /^(sz|cz|rz|ch|dz|dż|dź|ie|ia|io|iu|ią|ię|ió)/i;

function units(word: string, language: 'pl' | 'ru'): string[] {
  const found: string[] = [];
  for (let at = 0; at < word.length;) {
    const pair = language === 'pl' ? PAIRS.exec(word.slice(at))?.[0] : undefined;
    const next = word[at + 1]?.toLowerCase();
    // The soft and hard sign and й belong to the letter before them.
    const unit =
      pair ?? (language === 'ru' && next !== undefined && 'ьъй'.includes(next) ? word.slice(at, at + 2) : word[at]!);
    found.push(unit);
    at += unit.length;
  }
  return found;
}

/** How many of the consonants between two vowels go on with the second one: -д-, -гр-, -ск-. */
function onset(consonants: string[]): number {
  const [before, last] = [consonants.at(-2)?.toLowerCase(), consonants.at(-1)?.toLowerCase()];
  if (last === undefined) return 0;
  if (before === undefined || consonants.length < 3) return 1;
  const flowing = (unit: string) => /^(р|л|м|н|в|r|l|m|n|w|ł|ń|rz)/.test(unit);
  return (flowing(last) && !flowing(before)) || /^(ск|sk)$/.test(before + last) ? 2 : 1;
}

function divided(word: string, language: 'pl' | 'ru'): string {
  const parts = units(word, language);
  const vowel = (unit: string) =>
    VOWELS[language].includes(unit[unit.length - 1]!.toLowerCase()) ||
    (language === 'ru' && VOWELS.ru.includes(unit[0]!.toLowerCase()));
  const vowels = parts.flatMap((unit, at) => (vowel(unit) ? [at] : []));
  const breaks = new Set<number>();
  for (let at = 1; at < vowels.length; at += 1) {
    const [left, right] = [vowels[at - 1]!, vowels[at]!];
    const by = Math.max(left + 1, right - onset(parts.slice(left + 1, right)));
    // Where only a stump would be left, all consonants go along with it: powie-trzna.
    breaks.add(parts.slice(by).join('').length < 3 ? left + 1 : by);
  }
  let length = 0;
  return parts
    .map((unit, at) => {
      const before = length;
      length += unit.length;
      // At least three letters on either side, so that no stump stands alone.
      return breaks.has(at) && before >= 3 && word.length - before >= 3 ? SOFT + unit : unit;
    })
    .join('');
}

/** The same text with soft hyphens in its long words. */
export function hyphenated(text: string, language: Language): string {
  return text.replace(/[\p{L}’]+/gu, word => {
    if (language === 'en') return ENGLISH[word] ?? word;
    return word.length >= LONG ? divided(word, language) : word;
  });
}
