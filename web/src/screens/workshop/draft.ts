// A deck that is being made: changed place by place, taken back step by step, kept on the device with every change.
import { signal } from '@preact/signals';
import type { OwnSource } from '../../decks/check';
import { keepDeck, type OwnDeck } from '../../decks/shelf';
import { LANGUAGES } from '../../words/words';
import type { Block, Field, GameWorkshop, PageOf } from './parts';
import { at, put, same, type Json } from '../../decks/path';

export type Draft = OwnDeck;

type Keeping = 'kept' | 'keeping' | 'refused' | 'elsewhere';
/** Changes of one field within this time are taken back together. */
const TOGETHER = 1_500;
const STEPS = 200;

export const gameOf = (source: OwnSource): string => String((source.deck as Json).game);
export const languagesOf = (source: OwnSource): string[] => ((source.deck as Json).languages as string[]) ?? [];
/** Of two names of a deck the one in the reader's language, or in the first it has. */
export function titleOf(source: OwnSource, language: string): string {
  const texts = (source.texts[language] ??
    source.texts[languagesOf(source)[0] ?? ''] ??
    Object.values(source.texts)[0]) as Json;
  return String(texts?.title ?? (source.deck as Json).id ?? '');
}
export const authorOf = (source: OwnSource): string => String((source.deck as Json).author ?? '');

const fileOf = (source: OwnSource, field: Pick<Field, 'of'>, language: string): Json =>
  field.of === 'facts' ? source.deck : source.texts[language];
export const valueOf = (source: OwnSource, field: Field, language: string): Json =>
  at(fileOf(source, field, language), field.path);

/** One place changed; an empty text that may be missing is left out. */
export function changed(
  source: OwnSource,
  field: Pick<Field, 'of' | 'path'>,
  language: string,
  value: Json,
): OwnSource {
  return field.of === 'facts'
    ? { ...source, deck: put(source.deck, field.path, value) }
    : { ...source, texts: { ...source.texts, [language]: put(source.texts[language], field.path, value) } };
}

export const holdsIn = (field: Field, language: string): boolean =>
  !field.languages || field.languages.includes(language);
const WRITTEN = new Set(['line', 'text', 'lines', 'date']);

/** It still says what the empty deck said, or what the language says that it is to be translated from. */
export function isBlank({ source, blank }: Pick<Draft, 'source' | 'blank'>, field: Field, language: string): boolean {
  if (
    !blank ||
    (!WRITTEN.has(field.kind) && field.kind !== 'points') ||
    (field.ready && languagesOf(blank).includes(language))
  )
    return false;
  const before = valueOf(blank, field, language);
  return before !== undefined && same(valueOf(source, field, language), before);
}

/**
 * What stands in a field that was emptied: nothing where it may be missing, else what the deck began with, so that it
 * stays a whole one.
 */
export function emptied({ source, blank }: Pick<Draft, 'source' | 'blank'>, field: Field, language: string): Json {
  if (field.orNull) return null;
  if (field.optional) return undefined;
  const before = blank && valueOf(blank, field, language);
  if (before !== undefined) return before;
  return WRITTEN.has(field.kind) ? (field.kind === 'lines' ? [] : '') : valueOf(source, field, language);
}

const isText = (field: Field, language: string) =>
  field.of === 'texts' && !field.optional && field.kind !== 'tags' && holdsIn(field, language);

export const fieldsOf = (page: { blocks: Block[] }): Field[] => page.blocks.flatMap(block => block.fields);

/** So many texts of these pages are written in a language, of so many. */
export function written(
  draft: Pick<Draft, 'source' | 'blank'>,
  pages: PageOf[],
  language: string,
): { done: number; of: number } {
  const texts = pages.flatMap(fieldsOf).filter(field => isText(field, language));
  return { done: texts.filter(field => !isBlank(draft, field, language)).length, of: texts.length };
}

/** With one more language: its texts are those of the first one until they are written. */
export function withLanguage(draft: Draft, language: string, game: GameWorkshop): Draft {
  const { source } = draft;
  const languages = languagesOf(source);
  if (languages.includes(language)) return draft;
  const from = source.texts[languages[0]!] as Json;
  const copied = { ...(game.translated ? game.translated(from, language) : from), language };
  const deck = { ...source.deck, languages: [...languages, language].sort((a, b) => place(a) - place(b)) };
  return {
    ...draft,
    source: { ...source, deck, texts: { ...source.texts, [language]: copied } },
    blank: {
      ...(draft.blank ?? { deck: {}, pictures: {}, texts: {} }),
      texts: { ...draft.blank?.texts, [language]: copied },
    },
  };
}
const place = (language: string) => (LANGUAGES as readonly string[]).indexOf(language) + 1 || 99;

export function withoutLanguage(draft: Draft, language: string): Draft {
  const { [language]: _, ...texts } = draft.source.texts;
  const languages = languagesOf(draft.source).filter(one => one !== language);
  return languages.length === 0
    ? draft
    : { ...draft, source: { ...draft.source, texts, deck: { ...draft.source.deck, languages } } };
}

/** Who else edits the same deck in this browser hears of each change: the older hand lets go. */
const hears = 'BroadcastChannel' in globalThis ? new BroadcastChannel('stolik-decks') : null;

export class Bench {
  readonly draft = signal<Draft>(null!);
  readonly keeping = signal<Keeping>('kept');
  readonly steps = signal(0);
  private past: Draft[] = [];
  private last = { what: '', at: 0 };
  private writing: Promise<void> | null = null;
  private dirty = false;

  constructor(
    draft: Draft,
    private readonly keep: (draft: Draft) => Promise<unknown> = keepDeck,
    private readonly now: () => number = Date.now,
  ) {
    this.draft.value = draft;
    hears?.addEventListener('message', this.heard);
  }

  close(): void {
    hears?.removeEventListener('message', this.heard);
  }

  private heard = (event: MessageEvent) => {
    if (event.data === this.draft.value.key) this.keeping.value = 'elsewhere';
  };

  /** `what` names the field: letters typed into one are one step. */
  change(next: (draft: Draft) => Draft, what = ''): void {
    const before = this.draft.value;
    const { file: _, ...after } = next(before);
    if (after.source === before.source) return;
    const now = this.now();
    if (what === '' || what !== this.last.what || now - this.last.at > TOGETHER) {
      this.past.push(before);
      if (this.past.length > STEPS) this.past.shift();
    }
    this.last = { what, at: now };
    this.set(after);
  }

  undo(): boolean {
    const before = this.past.pop();
    if (!before) return false;
    this.last = { what: '', at: 0 };
    this.set(before);
    return true;
  }

  private set(draft: Draft): void {
    this.draft.value = { ...draft, changed: this.now() };
    this.steps.value = this.past.length;
    void this.write();
  }

  private isElsewhere = () => this.keeping.value === 'elsewhere';

  /**
   * Writes what there is now; asked again meanwhile it writes once more. Resolves when all of it lies in the store, or
   * was refused. What a tab with an older copy wrote would take the other's work away: it writes nothing.
   */
  write(): Promise<void> {
    this.dirty = true;
    return (this.writing ??= this.writeAll().finally(() => (this.writing = null)));
  }

  private async writeAll(): Promise<void> {
    while (this.dirty && !this.isElsewhere()) {
      this.dirty = false;
      this.keeping.value = 'keeping';
      let now: Keeping = 'kept';
      try {
        await this.keep(this.draft.value);
      } catch (error) {
        console.warn(error);
        now = 'refused';
      }
      if (this.isElsewhere()) return;
      this.keeping.value = now;
      if (now === 'kept') hears?.postMessage(this.draft.value.key);
    }
  }
}
