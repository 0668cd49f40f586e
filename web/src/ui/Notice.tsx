// Something to know, in words: what happened, and what can be done about it.
import type { ComponentChildren } from 'preact';
import { Icon } from './Icon';
import './notice.css';

type NoticeProps = {
  kind?: 'info' | 'bad' | 'good' | undefined;
  title?: string | undefined;
  children?: ComponentChildren | undefined;
  acts?: ComponentChildren | undefined;
  /** spoken at once (an error that stops the person) */
  urgent?: boolean | undefined;
};

const DRAWINGS = { info: 'ui-help', bad: 'ui-stop', good: 'ui-check' };

export function Notice({ kind = 'info', title, children, acts, urgent }: NoticeProps) {
  return (
    <div class={`notice ${kind}`} role={urgent ? 'alert' : 'status'}>
      <Icon id={DRAWINGS[kind]} size={24} />
      <div class="notice-text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {acts && <div class="notice-acts">{acts}</div>}
    </div>
  );
}
