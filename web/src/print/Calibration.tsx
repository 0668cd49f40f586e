// A page to be printed once on both sides: held against the light, the cross of the back is read on the scale of the
// front.
import { words } from '../words/words';
import { mm, Plain } from './Page';
import type { Size } from './sheets';

/** So far the scale reaches from its middle, in millimetres. */
const REACH = 10;

export function Calibration({ page, side }: { page: Size; side: 'front' | 'back' }) {
  const [x, y] = [page.width / 2, page.height / 2];
  const steps = Array.from({ length: 4 * REACH + 1 }, (_, at) => -REACH + at / 2);
  const long = (step: number) => (step % 5 === 0 ? 5 : step % 1 === 0 ? 3 : 1.6);
  const scale = steps
    .map(step => `M${x + step} ${y - REACH - 2}v${-long(step)}M${x - REACH - 2} ${y + step}h${-long(step)}`)
    .join('');
  const grid = steps
    .filter(step => step % 1 === 0)
    .map(step => `M${x + step} ${y - REACH}v${2 * REACH}M${x - REACH} ${y + step}h${2 * REACH}`)
    .join('');
  return (
    <>
      <svg
        class="pr-scale"
        viewBox={`0 0 ${page.width} ${page.height}`}
        style={{ width: mm(page.width), height: mm(page.height) }}
        aria-hidden
      >
        {side === 'front' ? (
          <>
            <path d={scale} />
            <path d={grid} opacity=".35" />
            {[-10, -5, 0, 5, 10].map(step => (
              <g key={step}>
                <text x={x + step} y={y - REACH - 8}>
                  {step > 0 ? `+${step}` : String(step).replace('-', '−')}
                </text>
                <text x={x - REACH - 10} y={y + step + 1}>
                  {step > 0 ? `+${step}` : String(step).replace('-', '−')}
                </text>
              </g>
            ))}
          </>
        ) : (
          <path class="cross" d={`M${x} ${y - 60}v120M${x - 60} ${y}h120`} />
        )}
      </svg>
      <Plain title={words('print-part-calibration')} note={words('print-side', { side })}>
        {side === 'front' && (
          <div class="pr-calib">
            <h2>{words('print-part-calibration')}</h2>
            <ol class="pr-steps">
              {([1, 2, 3, 4] as const).map(step => (
                <li key={step}>{words(`print-calibration-${step}`)}</li>
              ))}
            </ol>
          </div>
        )}
      </Plain>
    </>
  );
}
