import type { TableProps } from '../module';
import { asView } from './seen';
import { endSentence } from './tell';

export function End({ session, telling }: TableProps) {
  return <h2>{endSentence(asView(session.view.value).winners, telling)}</h2>;
}
