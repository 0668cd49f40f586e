// A deck handed on: as one file, signed if one likes, or as a link where it is small.
import { useEffect, useState } from 'preact/hooks';
import { writeDeckFile, writeDeckLink } from '../../decks/file';
import { announce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { copyText } from '../../ui/copy';
import { Switch } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { SideSheet } from '../../ui/SideSheet';
import { words } from '../../words/words';
import { languagesOf, titleOf, type Bench } from './draft';
import { deckFileName, saveText } from './files';

export function ShareSheet({
  open,
  onClose,
  bench,
  count,
}: {
  open: boolean;
  onClose(): void;
  bench: Bench;
  count: number;
}) {
  const draft = bench.draft.value;
  const { source } = draft;
  // One that came from somebody and is as they signed it is handed on so, unless it is asked otherwise.
  const [wished, setSign] = useState<boolean | null>(null);
  const sign = wished ?? draft.file === undefined;
  const [link, setLink] = useState<string | null | undefined>(undefined);
  const [told, setTold] = useState<{ bad: boolean; text: string } | null>(null);
  useEffect(() => {
    if (!open) return;
    let current = true;
    setTold(null);
    setLink(undefined);
    writeDeckFile(draft, false)
      .then(writeDeckLink)
      .then(
        found => current && setLink(found),
        () => current && setLink(null),
      );
    return () => void (current = false);
  }, [open, draft]);
  const tell = (id: 'workshop-saved' | 'workshop-copied' | 'workshop-save-failed' | 'workshop-copy-failed') => {
    const text = words(id);
    setTold({ bad: id.endsWith('failed'), text });
    announce(text);
  };
  const save = async () => {
    try {
      saveText(deckFileName(titleOf(source, languagesOf(source)[0]!)), await writeDeckFile(draft, sign));
      tell('workshop-saved');
    } catch (error) {
      console.warn(error);
      tell('workshop-save-failed');
    }
  };
  const copy = async () =>
    tell(
      (await copyText(`${location.href.split('#')[0]}#/decks/open?d=${link}`))
        ? 'workshop-copied'
        : 'workshop-copy-failed',
    );
  return (
    <SideSheet open={open} title={words('workshop-share')} onClose={onClose}>
      <div class="wk-share-in">
        {count > 0 && <p>{words('workshop-share-unready', { n: count })}</p>}
        <h3>{words('workshop-file')}</h3>
        <p>{words('workshop-file-why')}</p>
        <Switch label={words('workshop-sign')} hint={words('workshop-sign-why')} on={sign} onChange={setSign} />
        <Button kind="primary" onClick={() => void save()}>
          {words('workshop-save')}
        </Button>
        <h3>{words('workshop-link')}</h3>
        <p>{link === null ? words('workshop-link-large') : words('workshop-link-why')}</p>
        {link && <Button onClick={() => void copy()}>{words('workshop-link-copy')}</Button>}
        {told && <Notice kind={told.bad ? 'bad' : 'good'}>{told.text}</Notice>}
      </div>
    </SideSheet>
  );
}
