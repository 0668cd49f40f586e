// The languages of a deck over its page: one at a time, or all beside each other; one more, or one less.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Tabs } from '../../ui/Tabs';
import { LANGUAGES, words } from '../../words/words';
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
  const [removing, setRemoving] = useState(false);
  const label = (language: string) => {
    const { done, of } = counts[language]!;
    return (
      <span>
        <span lang={language}>{languageName(language)}</span>
        {done < of && <small class="wk-share"> {words('workshop-of', { n: done, most: of })}</small>}
      </span>
    );
  };
  /** The name of a language stands in that language, whatever the sentence around it speaks. */
  const named = (id: 'workshop-language-add' | 'workshop-language-out', language: string) => {
    const name = languageName(language);
    const [before, after] = words(id, { language: name }).split(name);
    return (
      <span>
        {before}
        <span lang={language}>{name}</span>
        {after}
      </span>
    );
  };
  const left = LANGUAGES.filter(one => !languages.includes(one));
  const tabs = [
    ...languages.map(id => ({ id, label: label(id) })),
    ...(languages.length > 1 ? [{ id: SIDE_BY_SIDE, label: words('workshop-side-by-side') }] : []),
  ];
  return (
    <>
      <div class="wk-langs">
        {left.map(language => (
          <Button key={language} small kind="quiet" onClick={() => onAdd(language)}>
            {named('workshop-language-add', language)}
          </Button>
        ))}
        {languages.length > 1 && chosen !== SIDE_BY_SIDE && (
          <Button small kind="quiet" onClick={() => setRemoving(true)}>
            {named('workshop-language-out', chosen)}
          </Button>
        )}
      </div>
      <Tabs class="wk-tabs" label={words('workshop-languages')} tabs={tabs} chosen={chosen} onChoose={onChoose}>
        {children}
      </Tabs>
      <Dialog
        open={removing}
        title={words('workshop-language-out', { language: languageName(chosen) })}
        onClose={() => setRemoving(false)}
        no={words('shell-no')}
        yes={words('shell-yes')}
        onYes={() => (setRemoving(false), onRemove(chosen))}
      >
        <p>{words('workshop-language-out-text')}</p>
      </Dialog>
    </>
  );
}
