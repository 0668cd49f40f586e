// What the teacher has just done, and ten seconds to take it back; what was done in one phase cannot be taken back in
// the next.
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button';
import { words } from '../words/words';
import type { TeacherActs } from './live';
import type { ClassState } from './model';

const UNDO_FOR = 10_000;

export function UndoBar({ acts, phase }: { acts: TeacherActs; phase: ClassState['phase'] }) {
  const undo = acts.undo.value;
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => acts.undo.peek() === undo && (acts.undo.value = null), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [undo]);
  useEffect(() => () => void (acts.undo.value = null), [phase]);
  if (!undo) return null;
  return (
    <div class="undo-bar" role="status">
      <p>{words('class-undo-what', { what: undo.what })}</p>
      <Button
        small
        onClick={() => {
          acts.undo.value = null;
          void undo.back();
        }}
      >
        {words('class-undo')}
      </Button>
    </div>
  );
}
