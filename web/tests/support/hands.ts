// Hands that play any of the three games on the screen: they look at what is there and say what to press next; and that
// fill in the form of a new table by lot. Used as they are in units, and sent as text into pages of browsers, so
// nothing outside of them is used.

export type Press = { on: HTMLElement; /** held for so many milliseconds */ hold?: number };

export function hands(luck: () => number = Math.random) {
  // One walk over the page for each look, by class and by tag: a hundred searches would be slow where the page is only
  // pretended.
  const index = new Map<string, HTMLElement[]>();
  const look = () => {
    index.clear();
    const walk = (parent: Element) => {
      for (const one of parent.children as unknown as Iterable<HTMLElement>) {
        const tag = one.tagName.toLowerCase();
        for (const name of [tag, ...(one.getAttribute('class')?.split(' ') ?? []).map(name => `.${name}`)]) {
          const found = index.get(name);
          if (found) found.push(one);
          else index.set(name, [one]);
        }
        // Nothing in a drawing is pressed.
        if (tag !== 'svg') walk(one);
      }
    };
    walk(document.body);
  };
  /** What every element of a selector has: the last class of its last part, or the tag. */
  const keys = (selector: string) =>
    selector.split(', ').map(
      one =>
        /(\.?[\w-]+)$/.exec(
          one
            .split(' ')
            .at(-1)!
            .replace(/:not\([^)]*\)|\[[^\]]*\]/g, ''),
        )![1]!,
    );
  const all = (selector: string) =>
    [...new Set(keys(selector).flatMap(key => index.get(key) ?? []))].filter(
      one => one.matches(selector) && (one.checkVisibility?.() ?? true),
    );
  const some = (selector: string): HTMLElement | undefined => {
    const found = all(selector);
    return found[Math.floor(luck() * found.length)];
  };
  const often = (selector: string, chance: number) => (luck() < chance ? some(selector) : undefined);

  const triples = () =>
    some('.tr-reading .btn.primary') ??
    (some('.tr[data-mine="true"]') &&
      (often('.tr-slip .btn.primary:not(.off)', 0.95) ??
        (some('.tr-seat[aria-checked="true"]') && luck() < 0.9
          ? some('.tr-list li[data-card]:not(.mine)')
          : some('.tr-seat'))));

  const shopping = () =>
    some('.rg-buy .accent:not(.off)') ?? often('.rg-card.can', 0.9) ?? some('.rg-buy .rg-comp-acts .btn:not(.accent)');
  const trading = () =>
    often('[data-offer] .primary:not(.off)', 0.5) ??
    often('[data-offer] .btn.x', 0.2) ??
    often('[data-offer] .btn:not(.primary):not(.off)', 0.1) ??
    often('.rg-comp .accent:not(.off)', 0.7) ??
    often('.rg-stop:not(.off)', 0.25) ??
    // Small screens have a bar: it opens the form of an offer, and says that a real top fell.
    often('.rg-bar .btn:not(.off)', 0.1) ??
    often('.rg-purse button, .rg-comp button:not(.off), .rg-to label, .rg-act button[role="tab"]', 0.25);
  const rationing = () =>
    some('.rg-buy')
      ? shopping()
      : (often('.rg-skip', 0.5) ??
        some('.rg-spin') ??
        some('.rg-throw') ??
        some('.rg-top-acts .primary:not(.off)') ??
        (some('.rg[data-phase="spinning"]') && trading()));

  const victoryLine = () =>
    some('.status.mine') &&
    (often('.vl-commit .btn.primary:not(.off)', 0.95) ??
      (some('.vl-commit.dead, .vl-commit.noted, .vl-commit.place:not(.ready)')
        ? often('.vl-commit .acts .btn:not(.off)', 0.6)
        : undefined) ??
      // A card whose cell has to be found first is looked for, rightly or wrongly.
      (some('.vl-commit.place:not(.ready)') ? often('.vl-cell', 0.4) : undefined) ??
      often('.vl-cell.target', 0.7) ??
      often('.vl-card:not(.dead)', 0.9) ??
      some('.vl-card'));

  return {
    /** 'over' at the end of a game, null while there is nothing to do but wait. */
    next(): Press | 'over' | null {
      look();
      if (some('.end')) return 'over';
      const asked = some('dialog[open] .btn.primary');
      if (asked) return { on: asked };
      const cover = some('.cover .hold');
      if (cover) return { on: cover, hold: 700 };
      const on = triples() ?? (some('.rg') ? rationing() : undefined) ?? victoryLine();
      if (!on) return null;
      return on.closest('.rg-stop') ? { on, hold: 500 } : { on };
    },
  };
}

/**
 * By the form: how many, against which bots, by which rules, all by lot but for the fields of these names. `drawn`
 * waits until what a press led to is on the screen.
 */
export async function fillIn(
  lots: (n: number) => number,
  leaves: string[],
  drawn: () => Promise<unknown>,
): Promise<void> {
  const all = <One extends HTMLElement>(selector: string) => [
    ...document.querySelectorAll<One>(`.new-form ${selector}`),
  ];
  const some = (selector: string) => all(selector)[lots(Math.max(1, all(selector).length))];
  for (let steps = lots(4); steps > 0; --steps) some('.stepper button:not([aria-disabled])')?.click();
  await drawn();
  for (const field of all('.field')) {
    if (leaves.some(name => field.textContent!.includes(name))) continue;
    const choices = [...field.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    if (lots(3) === 0) choices[lots(choices.length)]?.click();
    await drawn();
  }
  let people = 0;
  for (const select of all<HTMLSelectElement>('select')) {
    const chair = select.closest('.chair');
    // Two people are enough to pass a device on: more of them, who ask at random, would never come to an end.
    if (chair ? select.value === 'person' && people++ < 2 : lots(3) > 0) continue;
    const values = [...select.options]
      .map(option => option.value)
      .filter(value => !chair || value === 'random' || value === 'easy');
    if (values.length === 0) continue;
    select.value = values[lots(values.length)]!;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const one of all('[role=switch]')) if (lots(3) === 0) one.click();
  await drawn();
  document
    .querySelector<HTMLFormElement>('.new-form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
