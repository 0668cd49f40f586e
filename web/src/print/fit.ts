// Texts that are too long for their box are set smaller, as a printer would: whatever has `data-fit` shrinks until it
// fits.

/** No text gets smaller than this, in pixels of CSS: 5 points. What still does not fit is told (`data-over`). */
const SMALLEST = 6.6;
const STEP = 0.95;
/** A word that is still too wide when its text was made so much smaller is broken instead. */
const BREAK = 0.75;

const over = (box: HTMLElement): boolean =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;

/** All at once, step by step, so that the page is laid out anew once a step and not once a text. */
export function fitTexts(root: HTMLElement): void {
  const sizes = new Map<HTMLElement, { size: number; first: number }>();
  let left = [...root.querySelectorAll<HTMLElement>('[data-fit]')];
  for (const box of left) {
    box.style.fontSize = '';
    box.style.overflowWrap = '';
    delete box.dataset.over;
  }
  for (;;) {
    left = left.filter(over);
    if (left.length === 0) return;
    const wide = new Set(left.filter(box => box.scrollWidth > box.clientWidth + 1));
    for (const box of left) {
      if (sizes.has(box)) continue;
      const first = parseFloat(getComputedStyle(box).fontSize);
      sizes.set(box, { size: first, first });
    }
    for (const box of left) {
      const { size: before, first } = sizes.get(box)!;
      let size = before * STEP;
      if (size < first * BREAK && wide.has(box) && !box.style.overflowWrap) {
        box.style.overflowWrap = 'anywhere';
        size = first;
      }
      sizes.set(box, { size, first });
      if (size < SMALLEST) box.dataset.over = '';
      else box.style.fontSize = `${size}px`;
    }
    left = left.filter(box => box.dataset.over === undefined);
  }
}
