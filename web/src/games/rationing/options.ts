// In which order a form asks for the options of a table.
import type { OptionWish } from '../module';

export const options: OptionWish[] = [
  { id: 'top', main: true },
  {
    id: 'top_seconds',
    main: true,
    offered: [15, 30, 45, 60, 90, 120, 180],
    fits: chosen => (chosen.top ?? 'clock') === 'clock',
  },
  // No rule: the table's own clocks run so many times longer (docs/PROTOCOL.md).
  { id: 'multiplier', main: false, own: [1, 2, 5, 10], fits: chosen => (chosen.top ?? 'clock') === 'clock' },
  { id: 'no_dinner_visits', main: false },
];
