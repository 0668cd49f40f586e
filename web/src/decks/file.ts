// `.stolik-deck`: a whole deck as one file, signed with the author's key (docs/DECKS.md). Files may come from anywhere:
// they are read by the check's module, which runs nothing of them, and a signature says who, never that the deck is
// right.
import { readDeckText, type DeckReport, type OwnSource } from './check';
import { contentsToHandOn, type OwnDeck, type Signed } from './shelf';
import { unmarked } from './unwritten';
import type { Language } from '../words/words';

type SignedBy = { key: string };
type ReadDeck = {
  source: OwnSource;
  /** what stands where nobody has written yet */
  blank?: OwnSource;
  file: string;
  signed: SignedBy | null;
  report: DeckReport;
};

export const DECK_FILE_ENDING = '.stolik-deck';
export const DECK_FILE_LIMIT = 1 << 20;
/** A link with a deck in it has no more signs. */
const DECK_LINK_LIMIT = 8000;
const KEPT = 'stolik-author';

/** `forged`: the signature does not fit what it stands above. */
export class DeckFileError extends Error {
  constructor(
    readonly code: 'too-large' | 'broken' | 'forged',
    message: string,
  ) {
    super(message);
  }
}

type Sodium = typeof import('libsodium-wrappers').default;
/** libsodium, loaded when somebody signs or opens something signed. */
async function sodium(): Promise<Sodium> {
  const { default: library } = await import('libsodium-wrappers');
  await library.ready;
  return library;
}
const signedBytes = (contents: string): Uint8Array => new TextEncoder().encode(`stolik deck 1\n${contents}`);

/** The author's key pair of this device, made when it is first needed. It never leaves the device. */
async function authorKeys() {
  const library = await sodium();
  let seed = localStorage.getItem(KEPT);
  if (seed === null || !/^[0-9a-f]{64}$/.test(seed))
    localStorage.setItem(KEPT, (seed = library.to_hex(library.randombytes_buf(32))));
  return library.crypto_sign_seed_keypair(library.from_hex(seed));
}

/** The key others see of this device: 64 hexadecimal digits. */
export async function authorKey(): Promise<string> {
  return (await sodium()).to_hex((await authorKeys()).publicKey);
}

/** Whether that key signed these contents. */
export async function isSignedBy(contents: string, { key, signature }: Signed): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  const library = await sodium();
  return library.crypto_sign_verify_detached(library.from_hex(signature), signedBytes(contents), library.from_hex(key));
}

/** A key by which people can compare whether two decks have the same author: the first half of it, in fours. */
export const fingerprint = (key: string): string => (key.slice(0, 32).match(/.{1,4}/g) ?? []).join('\u00a0');

/**
 * The text of the file. One that came from somebody else and was not changed stays as they signed it, unless it is
 * signed anew.
 */
export async function writeDeckFile(
  deck: OwnSource | Pick<OwnDeck, 'source' | 'file' | 'blank'>,
  sign: boolean,
): Promise<string> {
  const made = 'source' in deck ? deck : { source: deck };
  if (made.file !== undefined && !sign) return made.file;
  const contents = await contentsToHandOn({ source: made.source, blank: made.blank });
  if (!sign) return `{"stolik_deck":1}\n${contents}`;
  const library = await sodium();
  const keys = await authorKeys();
  const signature = library.to_hex(library.crypto_sign_detached(signedBytes(contents), keys.privateKey));
  return `{"stolik_deck":1,"key":"${library.to_hex(keys.publicKey)}","signature":"${signature}"}\n${contents}`;
}

/**
 * Reads and checks a file; throws DeckFileError with a sentence in that language. A deck with problems is read all the
 * same.
 */
export async function readDeckFile(file: string, language: Language): Promise<ReadDeck> {
  // Before anything is done with it.
  if (file.length > DECK_FILE_LIMIT)
    throw new DeckFileError('too-large', await sentenceOf(' '.repeat(DECK_FILE_LIMIT + 1), language));
  const { content, key, signature, ...report } = await readDeckText(file, language);
  if (report.broken) throw new DeckFileError('broken', report.problems[0]!.what);
  if (key !== '') {
    if (!(await isSignedBy(content, { key, signature }))) throw new DeckFileError('forged', FORGED[language]);
  }
  const { deck, texts, pictures } = JSON.parse(content) as OwnSource;
  const read = unmarked({ deck, texts, pictures: pictures ?? {} });
  return { ...read, file, signed: key === '' ? null : { key }, report };
}

const sentenceOf = async (file: string, language: Language) => (await readDeckText(file, language)).problems[0]!.what;
/** As tools/decks/sentences.json says it. */
const FORGED: Record<Language, string> = {
  pl: 'podpis nie pasuje: plik zmieniono po podpisaniu',
  ru: 'подпись не подходит: файл изменён после подписания',
  en: 'its signature does not fit: it was changed after it was signed',
};

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  limit: number,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > limit) throw new DeckFileError('too-large', 'too large');
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) (whole.set(part, at), (at += part.length));
  return whole;
};

/** The file as a part of an address (base64url of what deflate makes of it), or null where it is not small enough. */
export async function writeDeckLink(file: string): Promise<string | null> {
  const small = await through(new TextEncoder().encode(file), new CompressionStream('deflate-raw'), DECK_FILE_LIMIT);
  if (small.length > DECK_LINK_LIMIT) return null;
  const text = btoa(String.fromCharCode(...small))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text.length > DECK_LINK_LIMIT ? null : text;
}

/** The other way: the text of a file, for `readDeckFile`. What unpacks to more than a file may have is not unpacked. */
export async function readDeckLink(link: string): Promise<string> {
  try {
    if (link.length > DECK_LINK_LIMIT) throw new Error('too long');
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw'), DECK_FILE_LIMIT),
    );
  } catch (error) {
    throw error instanceof DeckFileError ? error : new DeckFileError('broken', 'this link is broken');
  }
}
