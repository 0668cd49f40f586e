// In which order a form asks for the options of a table.
import type { OptionWish } from '../module';

export const options: OptionWish[] = [
  { id: 'top', main: true },
  { id: 'top_seconds', main: true, offered: [15, 30, 45, 60, 90, 120, 180], fits: chosen => (chosen.top ?? 'clock') === 'clock' },
  { id: 'no_dinner_visits', main: false },
];
