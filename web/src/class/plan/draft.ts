// The plan that is being made, so that a page loaded anew has it still; and the plans of classes that were opened on
// this device, for the questions of their debriefing. Nothing of it leaves the device.
import type { LessonPlan } from './plan';
import { planFile } from './file';

const DRAFT = 'stolik-lesson';
const opened = (code: string) => `stolik-lesson-${code}`;
/** Plans of so many classes are kept. */
const MOST = 8;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const write = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then the file is the only copy, as it is meant to be.
  }
};

export const draftText = (): string | null => read(DRAFT);
export const keepDraft = (plan: LessonPlan): void => write(DRAFT, planFile(plan));

/** A class was opened with this plan; older ones make room. */
export function keepPlan(code: string, plan: LessonPlan): void {
  const codes = (read('stolik-lessons') ?? '').split(' ').filter(one => /^\d{8}$/.test(one) && one !== code);
  for (const old of codes.splice(MOST - 1)) forgetPlan(old);
  write('stolik-lessons', [code, ...codes].join(' '));
  write(opened(code), planFile(plan));
  // The next lesson is another one.
  keepDraft({ ...plan, title: '' });
}

export function forgetPlan(code: string): void {
  try {
    localStorage.removeItem(opened(code));
  } catch {
    // There was none.
  }
}

/** The plan a class was opened with on this device. It was written here, so it is only looked at, not judged. */
export function keptPlan(code: string): LessonPlan | null {
  try {
    return JSON.parse(read(opened(code)) ?? 'null') as LessonPlan | null;
  } catch {
    return null;
  }
}
