// What the host may call in the menu: a penalty for table talk (V21).
import { Button } from '../../ui/Button';
import { RuleLink } from '../../ui/Rules';
import { words } from '../../words/words';
import type { HostActsProps } from '../module';
import { teamAt, teamsThatTalk } from './teams';

export function HostActs({ session }: HostActsProps) {
  const teams = [...teamsThatTalk(session.seats.value, Number(session.view.value.options.teams ?? 2))];
  if (teams.length === 0) return null;
  return (
    <>
      <h4>
        {words('victory-line-host-penalty')} <RuleLink id="V21" />
      </h4>
      <p class="muted">{words('victory-line-host-penalty-text')}</p>
      <div class="menu-row">
        {teams.map(team => (
          <Button key={team} small onClick={() => void session.host.value!.act('penalty', { team })}>
            {words(`victory-line-team-${teamAt(team).id}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
