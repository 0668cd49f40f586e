// The options of a table (rules/triples.md, "Options"). `recall` and `pictures` are the client's alone.
import type { OptionSpec } from '../module';

export const options: OptionSpec[] = [
  { id: 'variant', main: true, values: () => ['beginner', 'advanced'], initial: () => 'beginner' },
  { id: 'recall', main: true, values: () => ['picked', 'typed'], initial: () => 'picked' },
  { id: 'pictures', main: false, values: () => [true, false], initial: () => true },
  { id: 'asking', main: false, values: () => ['strict', 'free'], initial: () => 'strict' },
  { id: 'youngest', main: false, listed: false, values: players => [null, ...Array.from({ length: players }, (_, seat) => seat)], initial: () => null },
  { id: 'max_reads', main: false, values: (_, chosen) => (chosen.variant === 'advanced' ? [null, 1, 2, 3, 5, 8] : [null]), initial: () => null },
];
