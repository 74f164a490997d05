const SPACE_PX = 16;

/** Scrolls what is around an element fixed to the window, so that a line of the text is above it. */
export function scrollAbove(fixed: HTMLElement, lineBottom: number): void {
  const hidden = lineBottom + SPACE_PX - fixed.getBoundingClientRect().top;
  if (hidden > 0) findScrollArea(fixed).scrollBy({ top: hidden });
}

function findScrollArea(element: HTMLElement): Element {
  for (let area = element.parentElement; area; area = area.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(area).overflowY)) return area;
  }
  return document.documentElement;
}
