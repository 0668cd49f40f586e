// The plan that is being made, so that a page loaded anew has it still; and the plans of classes that were opened on
// this device, for the questions of their debriefing. Nothing of it leaves the device.
import { keepText, keptText, parsed } from '../../kept';
import type { LessonPlan } from './plan';
import { planFile } from './file';

const DRAFT = 'stolik-lesson';
const opened = (code: string) => `stolik-lesson-${code}`;
const MOST = 8;

export const draftText = (): string | null => keptText(DRAFT);
export const keepDraft = (plan: LessonPlan): void => void keepText(DRAFT, planFile(plan));

/** A class was opened with this plan; older ones make room. */
export function keepPlan(code: string, plan: LessonPlan): void {
  const codes = (keptText('stolik-lessons') ?? '').split(' ').filter(one => /^\d{8}$/.test(one) && one !== code);
  for (const old of codes.splice(MOST - 1)) forgetPlan(old);
  keepText('stolik-lessons', [code, ...codes].join(' '));
  keepText(opened(code), planFile(plan));
  // The next lesson is another one.
  keepDraft({ ...plan, title: '' });
}

export const forgetPlan = (code: string): void => void keepText(opened(code), null);

/** The plan a class was opened with on this device. It was written here, so it is only looked at, not judged. */
export const keptPlan = (code: string): LessonPlan | null => parsed(keptText(opened(code))) as LessonPlan | null;
