// What was refused just now, in words, with the rule to read.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../engine/engine';
import type { Session } from '../../table/session';
import { IconButton } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RuleLink } from '../../ui/Rules';
import { sound } from '../../ui/sound';
import { useWords } from '../../words/words';
import { refusalText } from '../../table/refusals';

const STAYS = 10_000;
export const refused = signal<Refusal | null>(null);

/** The same session, whose refusals are also shown in the frame. */
export function telling<S extends Session>(session: S): S {
  const shown = async (answer: Promise<Refusal | null>) => (refused.value = await answer);
  return new Proxy(session, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'send') return (...args: Parameters<Session['send']>) => shown(target.send(...args));
      if (name === 'fell') return (...args: Parameters<Session['fell']>) => shown(target.fell(...args));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export function Refused() {
  const words = useWords();
  const now = refused.value;
  useEffect(() => {
    if (!now) return;
    sound('failure');
    const timer = setTimeout(() => (refused.value = null), STAYS);
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => () => void (refused.value = null), []);
  if (!now) return null;
  const acts = (
    <>
      {now.rule && <RuleLink id={now.rule} />}
      <IconButton icon="ui-cross" label={words('table-refused-close')} onClick={() => (refused.value = null)} />
    </>
  );
  return <div class="frame-refused"><Notice kind="bad" urgent acts={acts}>{refusalText(words, now)}</Notice></div>;
}
