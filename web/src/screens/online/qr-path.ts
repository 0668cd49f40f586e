// The dark squares of a QR code as one path.
import { generate } from 'lean-qr';

export function qrPath(text: string): { path: string; side: number } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; ++y) {
    for (let x = 0; x < code.size; ++x) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { path, side: code.size };
}
