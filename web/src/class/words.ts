// The words of a lesson's papers come with them.
import { useLoad } from '../ui/load';
import { useWords, wantWords } from '../words/words';

export function useLessonWords(): { ready: boolean; failed: boolean; again(): void } {
  const words = useWords();
  const { value, failed, again } = useLoad(async () => (await wantWords('lesson'), true), []);
  return { ready: value === true && words.has('lesson-plan'), failed, again };
}
