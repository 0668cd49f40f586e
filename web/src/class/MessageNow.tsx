// The teacher's message that phones show now, and how it is taken away.
import { Button } from '../ui/Button';
import { words } from '../words/words';
import { useNow } from './knowing';
import type { TeacherActs } from './live';
import { messageText } from './MessageSheet';
import type { ClassState } from './model';

/** So long a message is shown, unless it was read or taken away before: what is older greets nobody. */
const MESSAGE_FOR = 120_000;

export function useMessage({ message }: Pick<ClassState, 'message'>): NonNullable<ClassState['message']> | null {
  const now = useNow(5000);
  return message && now - message.since < MESSAGE_FOR ? message : null;
}

export function MessageNow({ state, acts }: { state: ClassState; acts: TeacherActs }) {
  const message = useMessage(state);
  if (!message || state.phase === 'over') return null;
  return (
    <div class="message-now">
      <p>{words('class-message-now', { table: message.table ?? 0, text: messageText(message) })}</p>
      <Button small onClick={() => void acts.messageOff()}>
        {words('class-message-off')}
      </Button>
    </div>
  );
}
