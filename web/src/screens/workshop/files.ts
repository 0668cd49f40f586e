// Files of decks as they come to a disk and from it.

import { DECK_FILE_ENDING } from '../../decks/file';

/** A name for the file that every system takes. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 60);
  return `${plain || 'deck'}${DECK_FILE_ENDING}`;
}

export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Who signed a file that was looked at when it came. */
export function signerOf(file: string | undefined): string | null {
  try {
    const { key } = JSON.parse(file?.slice(0, file.indexOf('\n')) ?? '{}') as { key?: unknown };
    return typeof key === 'string' && key !== '' ? key : null;
  } catch {
    return null;
  }
}
