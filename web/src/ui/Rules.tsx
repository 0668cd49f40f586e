// Rules in context: a link to a rule by its number, and the sheet it opens beside the table.
import { signal } from '@preact/signals';
import { gameOfRule } from '../games';
import { gameName } from '../games/tile-words';
import { lazyRules } from '../rules/rules';
import { Icon } from './Icon';
import { NotLoaded, useLoad } from './load';
import { SideSheet } from './SideSheet';
import { words } from '../words/words';
import type { GameName } from '../table/session';
import './rules.css';

/** Which rule is being read; null when none is. */
const reading = signal<{ game: GameName; id: string | null } | null>(null);

export function openRule(game: GameName, id: string | null = null): void {
  reading.value = { game, id };
}

function closeRules(): void {
  reading.value = null;
}

type RuleLinkProps = {
  id: string;
  /** what it says; the number alone unless told */ children?: preact.ComponentChildren | undefined;
};

export function RuleLink({ id, children }: RuleLinkProps) {
  const game = gameOfRule(id);
  if (!game) return <span>{id}</span>;
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={words.value?.('shell-rule-open', { id })}
      onClick={() => openRule(game, id)}
    >
      {children ?? (
        <>
          <Icon id="ui-book" size={16} />
          {id}
        </>
      )}
    </button>
  );
}

/** Stands once in the page. */
export function RuleSheet() {
  const now = reading.value;
  const { value: Text, failed, again } = useLoad(now ? lazyRules : null, []);
  if (!now) return null;
  return (
    <SideSheet open title={words('shell-rules-of', { game: gameName(now.game) })} onClose={closeRules}>
      {failed && <NotLoaded again={again} />}
      {Text && <Text game={now.game} language={words.language} focus={now.id} />}
    </SideSheet>
  );
}
