// The bar on top of every screen but the start: the way home, where one is, and what can always be done.
import type { ComponentChildren } from 'preact';
import { words } from '../words/words';
import { Icon } from './Icon';
import './bar.css';

type BarProps = {
  title: ComponentChildren;
  /** beside the title, and where it is narrow below it */
  under?: ComponentChildren | undefined;
  /** after the title: a tag, the phase */
  note?: ComponentChildren | undefined;
  /** at the right edge: light, sound, rules, menu */
  children?: ComponentChildren | undefined;
  /** false where going home is asked about first */
  home?: string | false | undefined;
};

export function Bar({ title, under, note, children, home = '#/' }: BarProps) {
  const brand = (
    <>
      <Icon id="stolik" width={30} height={28} />
      <span class="brand-name">Stolik</span>
    </>
  );
  return (
    <header class="bar">
      {home ? (
        <a class="brand" href={home} aria-label={words.value?.('shell-home')}>
          {brand}
        </a>
      ) : (
        <span class="brand">{brand}</span>
      )}
      <span class="sep" aria-hidden />
      <div class="bar-title">
        <h1 tabIndex={-1} data-screen-start>
          {title}
        </h1>
        {under}
      </div>
      {note}
      <span class="grow" />
      {children}
    </header>
  );
}
