// Words in three languages. Messages are Fluent files, one per language and area; a language is loaded when chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { MessageId } from './ids';
import { ownerOf } from './owners';
import { pseudo, typeset } from './typography';

export const LANGUAGES = ['pl', 'ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { pl: 'polski', ru: 'русский', en: 'English' };

export type Arguments = Record<string, FluentVariable>;

export type { MessageId } from './ids';
/**
 * An id of the files of words; one with a hole in it (`shell-level-${level}`) where at least one id fits. Any other
 * does not compile.
 */
export type Said<Id extends string> = Id extends MessageId
  ? Id
  : string extends Id
    ? never
    : Extract<MessageId, Id> extends never
      ? never
      : Id;

/** Says a message in one language. Calling it again after the language changed gives the other words. */
export interface Words {
  readonly language: Language;
  <const Id extends string>(id: Id & Said<Id>, values?: Arguments): string;
  /** Is there such a message? */
  has(id: string): id is MessageId;
}

const sources = import.meta.glob<string>(['./messages/*/*.ftl', '../games/*/words/*/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/**
 * What the ids in a file begin with: 'table-', and in the folder of a game 'GAME-' (GAME.ftl) or 'tile-GAME-'
 * (tile.ftl).
 */
export function beginning(path: string): string {
  const area = /([^/]*)\.ftl$/.exec(path)![1]!;
  const game = /games\/([^/]*)\//.exec(path)?.[1];
  return !game || game === area ? `${area}-` : `${area}-${game}-`;
}

const told = new Set<string>();
/** A sentence that could not be said whole is an error of ours: it is told, once for each message. */
function complain(id: string, why: string): void {
  if (told.has(id)) return;
  told.add(id);
  console.error(`words: ${id}: ${why}`);
}

/** A text as it goes on the screen: typeset, and longer where one looks for what does not fit. */
export function shown(text: string, language: Language): string {
  const set = typeset(text, language);
  return new URLSearchParams(globalThis.location?.search).has('pseudo') ? pseudo(set) : set;
}

/** A name that ends in a full stop ("Ola K.") brings its own to the end of a sentence. */
const oneStop = (text: string): string => text.replace(/([^.]|^)\.\.(?!\.)/g, '$1.');

export async function loadWords(language: Language, owners?: ReadonlySet<string>): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false, transform: text => shown(text, language) });
  const files = Object.entries(sources).filter(
    ([path]) => path.includes(`/${language}/`) && (!owners || ownerOf(path) === null || owners.has(ownerOf(path)!)),
  );
  // A file is read through when its first message is wanted: the start screen needs the smallest of them.
  const unread = new Map(
    await Promise.all(files.map(async ([path, load]) => [beginning(path), await load()] as const)),
  );
  const read = (id: string) => {
    for (const [area, text] of unread) {
      if (!id.startsWith(area)) continue;
      unread.delete(area);
      const [wrong] = bundle.addResource(new FluentResource(text));
      if (wrong) throw wrong;
    }
    return bundle;
  };
  const say = (id: string, values?: Arguments): string => {
    const [name, attribute] = id.split('.');
    const message = read(name!).getMessage(name!);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      complain(id, 'there is no such message');
      return `⟦${id}⟧`;
    }
    const wrong: Error[] = [];
    const text = bundle.formatPattern(pattern, values ?? null, wrong);
    if (wrong.length > 0) complain(id, wrong[0]!.message);
    return oneStop(text);
  };
  return Object.assign(say, { language, has: (id: string): id is MessageId => read(id).hasMessage(id) });
}

const spoken = signal<Words | null>(null);
const say = (id: MessageId, values?: Arguments): string => spoken.value!(id, values);
/** The words on the screen now, for what is only drawn when there are some; `value` is null before that. */
export const words = Object.defineProperties(say, {
  value: {
    get: () => spoken.value,
    set(now: Words | null) {
      spoken.value = now;
    },
  },
  language: { get: () => spoken.value!.language },
  has: { value: (id: string) => spoken.value!.has(id) },
}) as Words & { value: Words | null };

let coming: { language: Language; there: Promise<void> } | null = null;
const wanted = new Set<string>();

/** Loads the words of a game, or of 'generic', 'class', 'lesson', in the present language and in every later one. */
export async function wantWords(owner: string): Promise<void> {
  if (wanted.has(owner)) return coming?.there;
  wanted.add(owner);
  // After a language that could not be loaded the one on the screen has stayed.
  const language = coming?.language ?? words.value?.language;
  if (!language) return;
  coming = null;
  try {
    await speak(language);
  } catch (error) {
    wanted.delete(owner);
    throw error;
  }
}

/**
 * Puts a language on the screen. Asked twice for the same one it is loaded once; of two the later one stays, and who
 * waits for the earlier waits for it.
 */
export function speak(language: Language): Promise<void> {
  if (coming?.language === language) return coming.there;
  const there: Promise<void> = loadWords(language, wanted).then(
    loaded => {
      if (coming && coming.there !== there) return coming.there;
      words.value = loaded;
      document.documentElement.lang = language;
    },
    (error: unknown) => {
      if (coming && coming.there !== there) return coming.there;
      coming = null;
      throw error;
    },
  );
  coming = { language, there };
  return there;
}
