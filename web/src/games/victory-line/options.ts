// In which order a form asks for the options of a table. `learning` is the client's alone.
import type { OptionWish } from '../module';

export const options: OptionWish[] = [
  { id: 'teams', main: true },
  { id: 'lines_to_win', main: true },
  { id: 'learning', main: true, own: [false, true] },
  { id: 'draw', main: false },
  { id: 'dead_cards', main: false },
  { id: 'swap_cards', main: false },
  { id: 'dealer', main: false },
];
