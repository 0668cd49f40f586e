// In which order a form asks for the options of a table. `recall` and `pictures` are the client's alone.
import type { OptionWish } from '../module';

export const options: OptionWish[] = [
  { id: 'variant', main: true },
  { id: 'recall', main: true },
  { id: 'pictures', main: false, own: [true, false] },
  { id: 'asking', main: false },
  { id: 'sets', main: false, offered: [4, 6, 8, 10] },
  { id: 'youngest', main: false, listed: false },
  { id: 'max_reads', main: false, offered: [1, 2, 3, 5, 8], fits: chosen => chosen.variant === 'advanced' },
];
