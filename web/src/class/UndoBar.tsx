// What the teacher has just done, and ten seconds to take it back.
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button';
import { useWords } from '../words/words';
import type { TeacherActs } from './live';

export const UNDO_FOR = 10_000;

export function UndoBar({ acts }: { acts: TeacherActs }) {
  const words = useWords();
  const undo = acts.undo.value;
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => acts.undo.peek() === undo && (acts.undo.value = null), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [undo]);
  if (!undo) return null;
  return (
    <div class="undo-bar" role="status">
      <p>{words('class-undo-what', { what: undo.what })}</p>
      <Button small onClick={() => { acts.undo.value = null; void undo.back(); }}>{words('class-undo')}</Button>
    </div>
  );
}
