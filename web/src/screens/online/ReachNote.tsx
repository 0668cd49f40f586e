// Where a page was opened as localhost: by which address phones come, or that they cannot.
import { chooseReach, useReach } from '../../table/reach';
import { FieldPicker } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { words } from '../../words/words';

export function ReachNote() {
  const { all, base, known } = useReach();
  if (!known)
    return (
      <Notice kind="bad" urgent title={words('table-reach-none')}>
        {words('table-reach-none-text')}
      </Notice>
    );
  if (all.length < 2) return null;
  return (
    <FieldPicker
      label={words('table-reach-which')}
      value={base}
      choices={all.map(one => ({ value: one, label: new URL(one).host }))}
      onChange={chooseReach}
      hint={words('table-reach-which-text')}
    />
  );
}
