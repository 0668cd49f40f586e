// The teacher's key to a class that is open, class-CODE.stolik-teacher: JSON with a version (PROTOCOL-class.md).
// Whoever opens it goes on leading the class on another device, with the plan's questions; the desk lists it and takes
// it back like any link.
import { planFile } from './file';
import type { LessonPlan } from './plan';

export const KEY_ENDING = '.stolik-teacher';
const VERSION = 1;
const LARGEST = 64 * 1024;

export type TeacherKey = { code: string; klass: string; token: string; plan: string | null };

/** From the link that opens the desk elsewhere. */
export function keyFile(link: string, plan: LessonPlan | null): { name: string; text: string } {
  const [path = '', query = ''] = new URL(link).hash.split('?');
  const code = path.split('/').at(-1)!;
  const parts = new URLSearchParams(query);
  const text = JSON.stringify(
    {
      'stolik-teacher': VERSION,
      code,
      class: parts.get('c'),
      token: parts.get('t'),
      ...(plan ? { plan: JSON.parse(planFile(plan)) as object } : {}),
    },
    null,
    1,
  );
  return { name: `class-${code}${KEY_ENDING}`, text: `${text}\n` };
}

/** Null where it is none: then it may be a plan. The plan in it is read like any other, by whoever uses it. */
export function readKey(text: string): TeacherKey | null {
  if (text.length > LARGEST) return null;
  try {
    const told = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown> | null;
    if (told?.['stolik-teacher'] !== VERSION) return null;
    const { code, class: klass, token, plan } = told;
    if (typeof code !== 'string' || !/^\d{8}$/.test(code)) return null;
    if (typeof klass !== 'string' || !/^[0-9a-f]{16}$/.test(klass)) return null;
    if (typeof token !== 'string' || !/^[0-9a-f]{32,64}$/.test(token)) return null;
    return { code, klass, token, plan: plan ? JSON.stringify(plan) : null };
  } catch {
    return null;
  }
}
