// Two switches, one that goes on to the next thing and one that presses it: what assistive technology makes of a page
// for people who have no more than that. It stops at what can be pressed and has a name, in whatever row it stands, and
// its press is a bare click.

const STOPS =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="option"], ' +
  '[role="gridcell"], [role="tab"], [role="switch"]';

/** Why two switches do not get to this; null if they do. */
export function outOfReach(pressed: HTMLElement): string | null {
  const on = pressed.closest('label')?.querySelector<HTMLElement>('input') ?? pressed;
  const what = `<${on.localName} class="${on.className}">`;
  if (!on.matches(STOPS)) return `${what} is nothing that can be pressed`;
  if (on.closest('[inert], [aria-hidden="true"], [hidden]')) return `${what} is out of the page's reach`;
  if (!on.matches('button, a[href], input, select, textarea, summary') && !on.hasAttribute('tabindex'))
    return `${what} cannot have the focus`;
  const texts = [
    on.getAttribute('aria-label'),
    on.getAttribute('aria-labelledby'),
    on.title,
    on.textContent,
    on.closest('label')?.textContent,
  ];
  if (!texts.some(text => text?.trim())) return `${what} has no name`;
  return null;
}
