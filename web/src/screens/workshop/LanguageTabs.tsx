// The languages of a deck over its page: one at a time, or all beside each other; one more, or one less.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Tabs } from '../../ui/Tabs';
import { LANGUAGES, useWords } from '../../words/words';
import { languageName } from './languages';

/** No language has such a code. */
export const SIDE_BY_SIDE = 'all';

type Props = {
  languages: string[];
  chosen: string;
  counts: Record<string, { done: number; of: number }>;
  onChoose(language: string): void;
  onAdd(language: string): void;
  onRemove(language: string): void;
  children: ComponentChildren;
};

export function LanguageTabs({ languages, chosen, counts, onChoose, onAdd, onRemove, children }: Props) {
  const words = useWords();
  const [removing, setRemoving] = useState(false);
  const label = (language: string) => {
    const { done, of } = counts[language]!;
    return <span lang={language}>{languageName(language)}{done < of && <small class="wk-share"> {words('workshop-of', { n: done, most: of })}</small>}</span>;
  };
  const left = LANGUAGES.filter(one => !languages.includes(one));
  const tabs = [...languages.map(id => ({ id, label: label(id) })), ...(languages.length > 1 ? [{ id: SIDE_BY_SIDE, label: words('workshop-side-by-side') }] : [])];
  return (
    <>
      <div class="wk-langs">
        {left.map(language => <Button key={language} small kind="quiet" onClick={() => onAdd(language)}>{words('workshop-language-add', { language: languageName(language) })}</Button>)}
        {languages.length > 1 && chosen !== SIDE_BY_SIDE && <Button small kind="quiet" onClick={() => setRemoving(true)}>{words('workshop-language-out', { language: languageName(chosen) })}</Button>}
      </div>
      <Tabs class="wk-tabs" label={words('workshop-languages')} tabs={tabs} chosen={chosen} onChoose={onChoose}>{children}</Tabs>
      <Dialog
        open={removing} title={words('workshop-language-out', { language: languageName(chosen) })} onClose={() => setRemoving(false)}
        acts={<><Button onClick={() => setRemoving(false)}>{words('shell-no')}</Button><Button kind="primary" onClick={() => (setRemoving(false), onRemove(chosen))}>{words('shell-yes')}</Button></>}
      >
        <p>{words('workshop-language-out-text')}</p>
      </Dialog>
    </>
  );
}
