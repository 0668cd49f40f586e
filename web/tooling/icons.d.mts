export function svg(): string;
export function png(size: number, maskable?: boolean): Uint8Array;
