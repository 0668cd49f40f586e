import type { Page } from '@playwright/test';

export type Asked = {
  deck: string;
  /** where the deck is not among those of the repository */ game?: string;
  language?: string;
  mode?: string;
  paper?: string;
  size?: string;
  ink?: string;
  large?: string;
  cell?: string;
  part?: string;
  sheet?: string;
  shift?: string;
  address?: string;
};
export type Told = {
  title: string;
  parts: { id: string; text: string }[];
  pages: {
    key: string;
    trim: number[];
    width: number;
    height: number;
    grid: { xs: number[]; ys: number[]; side: 'front' | 'back' | 'both' } | null;
  }[];
  over: string[];
};
export type Printer = {
  close(): Promise<void>;
  open<Found>(
    asked: Asked,
    work: (page: Page) => Promise<Found>,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<Found>;
};

export function addressOf(asked: Asked, game: string): string;
export function openPrinter(where?: { server?: string | null }): Promise<Printer>;
export function describe(page: Page): Promise<Told>;
export function toPdf(page: Page): Promise<Buffer>;
export function finish(pdf: Uint8Array, told: Told, language: string, file: string): void;
