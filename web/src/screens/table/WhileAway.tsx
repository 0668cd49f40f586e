// What a bot did for the person who looks here, while they were away. Until they have read it.
import { useState } from 'preact/hooks';
import type { GameModule, Telling } from '../../games/module';
import { noteTold, toldUpTo } from '../../table/passes';
import type { FramedSession } from '../../table/session';
import { IconButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';
import { logLines } from './log';

/** So many of its moves, the last ones; all of them are in the log. */
const SHOWN = 4;

type Props = { session: FramedSession; game: GameModule; telling: Telling };

export function WhileAway({ session, game, telling }: Props) {
  const code = session.code ?? null;
  const [told, setTold] = useState(() => (code === null ? 0 : toldUpTo(code)));
  const eyes = session.eyes.value;
  if (code === null || typeof eyes !== 'number') return null;
  const steps = session.story.value.filter(step => step.stoodIn === eyes && step.seq > told);
  const lines = logLines(steps, game, telling, eyes, null).slice(-SHOWN);
  const last = steps.at(-1);
  if (!last || lines.length === 0) return null;
  const close = () => {
    noteTold(code, last.seq);
    setTold(last.seq);
  };
  return (
    <div class="while-away">
      <Notice
        title={words('table-while-away')}
        acts={<IconButton icon="ui-cross" label={words('shell-close')} onClick={close} />}
      >
        {lines.map(line => line.text).join(' ')}
      </Notice>
    </div>
  );
}
