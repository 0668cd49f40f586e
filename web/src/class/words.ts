// The words of a lesson's papers come with them.
import { useLoad } from '../ui/load';
import { words, wantWords } from '../words/words';

export function useLessonWords(): { ready: boolean; failed: boolean; again(): void } {
  const { value, failed, again } = useLoad(
    async () => (await Promise.all([wantWords('lesson'), wantWords('coach')]), true),
    [],
  );
  const ready = value === true && words.has('lesson-plan') && words.has('coach-option');
  return { ready, failed, again };
}
