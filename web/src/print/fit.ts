// Texts that are too long for their box are set smaller, as a printer would: whatever has `data-fit` shrinks until it fits.

/** No text gets smaller than this, in pixels of CSS: 5 points. What still does not fit is told (`data-over`). */
const SMALLEST = 6.6;
const STEP = .95;

const over = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/** All at once, step by step, so that the page is laid out anew once a step and not once a text. */
export function fitTexts(root: HTMLElement): void {
  const sizes = new Map<HTMLElement, number>();
  let left = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const box of left) {
    box.style.fontSize = '';
    delete box.dataset.over;
  }
  for (;;) {
    left = left.filter(over);
    if (left.length === 0) return;
    for (const box of left) if (!sizes.has(box)) sizes.set(box, parseFloat(getComputedStyle(box).fontSize));
    for (const box of left) {
      const size = sizes.get(box)! * STEP;
      sizes.set(box, size);
      if (size < SMALLEST) box.dataset.over = '';
      else box.style.fontSize = `${size}px`;
    }
    left = left.filter(box => box.dataset.over === undefined);
  }
}
