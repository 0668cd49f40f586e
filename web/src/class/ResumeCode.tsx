// A link that opens a place on another device, as a QR code; the teacher's as a file too.
import { pageAddress } from '../address';

import { Qr } from '../screens/online/Qr';
import { useReach } from '../table/reach';
import { Button } from '../ui/Button';
import { saveFile } from '../ui/save';
import { words } from '../words/words';
import type { TeacherActs } from './live';
import { keptPlan } from './plan/draft';
import { keyFile } from './plan/key';
import { useLoad } from '../ui/load';

export function ResumeCode({
  whose,
  acts,
  text,
}: {
  whose: Parameters<TeacherActs['link']>[0];
  acts: TeacherActs;
  text: string;
}) {
  const { value: found } = useLoad(async () => ({ link: await acts.link(whose) }), [JSON.stringify(whose)]);
  const { base } = useReach();
  if (!found) return <p role="status">{words('shell-loading')}</p>;
  if (!found.link) return <p role="alert">{words('class-link-failed')}</p>;
  // Another device opens it: by the address at which that one finds the server.
  const there = pageAddress(new URL(found.link).hash, base);
  const save = () => {
    const { name, text } = keyFile(there, keptPlan(acts.code));
    saveFile(name, text, 'application/json');
  };
  return (
    <div class="resume-code">
      <p>{text}</p>
      <Qr text={there} label={words('class-link-qr')} size={220} />
      <p class="resume-link">
        <a href={there} target="_blank" rel="noopener">
          {there}
        </a>
      </p>
      {whose === 'teacher' && (
        <>
          <Button small wide onClick={save}>
            {words('class-key-save')}
          </Button>
          <p class="muted">{words('class-key-text')}</p>
        </>
      )}
    </div>
  );
}
