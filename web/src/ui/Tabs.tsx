// Tabs over one panel. Arrows move between them, as in every such row.
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import './tabs.css';

type Tab = { id: string; label: ComponentChildren; badge?: number | undefined };
type TabsProps = {
  tabs: Tab[];
  chosen: string;
  onChoose(id: string): void;
  label: string;
  children: ComponentChildren;
  class?: string | undefined;
};

export function Tabs({ tabs, chosen, onChoose, label, children, ...rest }: TabsProps) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const now = tabs.findIndex(tab => tab.id === chosen);
    const next = Number.isFinite(step) ? (now + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1;
    onChoose(tabs[next]!.id);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class={`tabs ${rest.class ?? ''}`}>
      <div class="tabs-row" role="tablist" aria-label={label} ref={row} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
            {tab.badge ? <span class="tabs-badge">{tab.badge}</span> : null}
          </button>
        ))}
      </div>
      <div class="tabs-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
