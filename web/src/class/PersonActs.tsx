// What can be done with one pupil at any time: another name, out of the class, out for good.

import { Button } from '../ui/Button';
import { words } from '../words/words';
import type { TeacherActs } from './live';
import { useAsking } from '../ui/ask';
import { sureToRemove } from './sureOf';

type Props = {
  person: number;
  name: string;
  acts: TeacherActs;
  /** the pupil is out of the class */ onGone?(): void;
};

export function PersonActs({ person, name, acts, onGone }: Props) {
  const { askFirst, asking } = useAsking();
  const ask = (ban: boolean) => {
    const sure = sureToRemove(ban, person, name, acts, words);
    askFirst({ ...sure, act: async () => (await sure.act()) || onGone?.() });
  };
  return (
    <div class="person-acts">
      <Button small wide icon="ui-again" onClick={() => void acts.rename(person)}>
        {words('class-rename')}
      </Button>
      <Button small wide icon="ui-cross" onClick={() => ask(false)}>
        {words('class-remove')}
      </Button>
      <Button small wide icon="ui-stop" onClick={() => ask(true)}>
        {words('class-ban')}
      </Button>
      {asking}
    </div>
  );
}
