// A QR code as one path: sharp at every size, and black on white in the dark too, or cameras do not read it.
import { useMemo } from 'preact/hooks';
import { qrPath } from './qr-path';

export function Qr({ text, label, size }: { text: string; label: string; size: number }) {
  const { path, side } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      shape-rendering="crispEdges"
    >
      <rect x="-2" y="-2" width={side + 4} height={side + 4} class="qr-paper" />
      <path d={path} class="qr-ink" />
    </svg>
  );
}
