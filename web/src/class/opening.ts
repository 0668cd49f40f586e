// Who begins at a table of a class, and who deals: the same seats everywhere, so that games can be compared.
import type { Knowing } from './knowing';
import type { ClassState } from './model';

export const openingOf = (
  { plan }: Pick<ClassState, 'plan'>,
  { classroom }: Pick<Knowing, 'classroom'>,
  players: number,
) => classroom?.opening?.(plan.options, players) ?? null;
