// A link that opens a place on another device, as a QR code.
import { useEffect, useState } from 'preact/hooks';
import { Qr } from '../screens/online/Qr';
import { useWords } from '../words/words';
import type { TeacherActs } from './live';

export function ResumeCode({ whose, acts, text }: { whose: Parameters<TeacherActs['link']>[0]; acts: TeacherActs; text: string }) {
  const words = useWords();
  const [link, setLink] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void acts.link(whose).then(found => current && setLink(found));
    return () => void (current = false);
  }, [JSON.stringify(whose)]);
  if (link === null) return <p role="alert">{words('class-link-failed')}</p>;
  if (!link) return <p role="status">{words('shell-loading')}</p>;
  return (
    <div class="resume-code">
      <p>{text}</p>
      <Qr text={link} label={words('class-link-qr')} size={220} />
      <p class="resume-link"><a href={link} target="_blank" rel="noopener">{link}</a></p>
    </div>
  );
}
