// What was refused just now, in words, with the rule to read.
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../games/module';
import { refusalText } from '../../table/refusals';
import type { Session } from '../../table/session';
import { IconButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RuleLink } from '../../ui/Rules';
import { sound } from '../../ui/sound';
import { words } from '../../words/words';

const STAYS = 10_000;

export function Refused({ session: { refused }, game }: { session: Session; game: GameModule }) {
  const now = refused.value;
  useEffect(() => {
    if (!now) return;
    sound('failure');
    const timer = setTimeout(() => (refused.value = null), STAYS);
    return () => clearTimeout(timer);
  }, [now, refused]);
  useEffect(() => () => void (refused.value = null), [refused]);
  if (!now) return null;
  const acts = (
    <>
      {now.rule && <RuleLink id={now.rule} />}
      <IconButton icon="ui-cross" label={words('table-refused-close')} onClick={() => (refused.value = null)} />
    </>
  );
  return (
    <div class="frame-refused">
      <Notice kind="bad" urgent acts={acts}>
        {game.refused?.(words, now) ?? refusalText(now)}
      </Notice>
    </div>
  );
}
