// A picture of one's own: an SVG that keeps only what draws, or any image made into a small PNG anew. Nothing of a file
// goes on as it came.
import { cleanSvg, SvgRefused } from '../../decks/svg';
import type { OwnSource } from '../../decks/check';

/** Why a file is no picture here: `workshop-picture-WHY`. */
export class NoPicture extends Error {
  constructor(readonly why: 'large' | 'kind' | 'broken' | 'empty' | 'detailed') {
    super(why);
  }
}

/** Larger files are not even read. */
const LARGEST = 12 * 1024 * 1024;
const LARGEST_SVG = 512 * 1024;
/** Of a PNG in a deck, in bytes; the sides that are tried, the largest first. */
const PNG_BYTES = 49_152;
const SIDES = [512, 384, 256, 192, 128, 96, 64];

/** As a deck holds it, and the names of what a drawing had to leave behind. */
type Read = { picture: string; dropped: string[] };

export async function readPicture(file: Blob & { name?: string }): Promise<Read> {
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name ?? '');
  if (file.size > (isSvg ? LARGEST_SVG : LARGEST)) throw new NoPicture('large');
  if (isSvg) return svg(await file.text());
  if (!/^image\/(png|jpeg|webp|gif|bmp)$/.test(file.type)) throw new NoPicture('kind');
  return { picture: await png(file), dropped: [] };
}

function svg(text: string): Read {
  try {
    const { svg: picture, dropped } = cleanSvg(text);
    return { picture, dropped };
  } catch (error) {
    throw new NoPicture(error instanceof SvgRefused && error.code !== 'too-large' ? error.code : 'detailed');
  }
}

async function png(file: Blob): Promise<string> {
  const image = await createImageBitmap(file).catch(() => {
    throw new NoPicture('broken');
  });
  try {
    if (image.width < 1 || image.height < 1) throw new NoPicture('broken');
    for (const side of SIDES) {
      const bytes = await encoded(image, side);
      if (bytes.length <= PNG_BYTES) return `data:image/png;base64,${base64(bytes)}`;
    }
  } finally {
    image.close();
  }
  throw new NoPicture('large');
}

/** In a square, whole, with nothing around it: so all pictures of a deck stand alike. */
async function encoded(image: ImageBitmap, side: number): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const scale = Math.min(side / image.width, side / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new NoPicture('broken');
  return onlyPixels(new Uint8Array(await blob.arrayBuffer()));
}

/** What the check lets a PNG hold (tools/decks/pictures.cpp). */
const PIECES = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'pHYs']);

/** A PNG without anything else in it: some browsers write times, profiles or notes of a camera beside the pixels. */
export function onlyPixels(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept = [png.subarray(0, 8)];
  for (let at = 8, name = ''; name !== 'IEND';) {
    const end = at + 12 <= png.length ? at + 12 + view.getUint32(at) : Infinity;
    if (end > png.length) throw new NoPicture('broken');
    name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (PIECES.has(name)) kept.push(png.subarray(at, end));
    at = end;
  }
  const out = new Uint8Array(kept.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of kept) out.set(piece, (at += piece.length) - piece.length);
  return out;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/**
 * Own pictures as the bench draws them: a deck from elsewhere lies on it with all its faults, and is drawn before it is
 * checked.
 */
export function harmlessPictures(pictures: Record<string, string>): Record<string, string> {
  const harmless = (picture: string): string => {
    try {
      return picture.startsWith('<svg')
        ? cleanSvg(picture).svg
        : picture.startsWith('data:image/png;base64,')
          ? picture
          : '';
    } catch {
      return '';
    }
  };
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, harmless(picture)]));
}

/** A name that nothing in the deck has yet: own-lamp, own-lamp-2. */
export function freeName(source: OwnSource, file: string): string {
  const plain = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[ł]/gi, 'l')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 32)
    .replace(/-+$/, '');
  const base = `own-${plain || 'picture'}`;
  for (let number = 1; ; ++number) {
    const name = number === 1 ? base : `${base}-${number}`;
    if (!Object.hasOwn(source.pictures, name)) return name;
  }
}

/** Without drawings that no card shows any more. */
export function withoutUnused(source: OwnSource): OwnSource {
  const used = JSON.stringify(source.deck);
  const left = Object.entries(source.pictures).filter(([name]) => used.includes(JSON.stringify(name)));
  return left.length === Object.keys(source.pictures).length
    ? source
    : { ...source, pictures: Object.fromEntries(left) };
}
