// Files of decks as they come to a disk and from it.

import { DECK_FILE_ENDING } from '../../decks/file';
import { fileName, saveFile } from '../../ui/save';

export const deckFileName = (title: string): string => `${fileName(title, 'deck')}${DECK_FILE_ENDING}`;

export const saveText = (name: string, text: string): void => saveFile(name, text, 'application/octet-stream');

/** Who signed a file that was looked at when it came. */
export function signerOf(file: string | undefined): string | null {
  try {
    const { key } = JSON.parse(file?.slice(0, file.indexOf('\n')) ?? '{}') as { key?: unknown };
    return typeof key === 'string' && key !== '' ? key : null;
  } catch {
    return null;
  }
}
