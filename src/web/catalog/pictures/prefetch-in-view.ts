import { prefetchPicture, type PrefetchTarget } from "./prefetch-picture.ts";

/** Longer than the pause between two swipes of a thumb. */
const SCROLL_IDLE_MS = 700;

/** The mounted pictures of lists, with the pages they link to. */
const targets = new Map<Element, PrefetchTarget>();
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches on devices without hover: when scrolling stops, the main picture of the page behind the
 * visible list picture nearest to the middle of the viewport.
 * @returns a function that stops watching the element
 */
export function prefetchInView(element: Element, target: PrefetchTarget): () => void {
  if (targets.size === 0) document.addEventListener("scroll", handleScroll, { passive: true });
  targets.set(element, target);
  return () => {
    targets.delete(element);
    if (targets.size > 0) return;
    clearTimeout(idleTimer);
    document.removeEventListener("scroll", handleScroll);
  };
}

function handleScroll(): void {
  clearTimeout(idleTimer);
  if (matchMedia("(hover: hover)").matches) return;
  idleTimer = setTimeout(() => {
    const elements = [...targets.keys()].map((element) => ({
      element,
      ...verticalPosition(element),
    }));
    const fullyVisible = elements.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
    const nearest = fullyVisible.toSorted((one, other) => one.offset - other.offset)[0];
    const target = nearest && targets.get(nearest.element);
    if (target) prefetchPicture(target);
  }, SCROLL_IDLE_MS);
}

function verticalPosition(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom, offset: Math.abs((top + bottom - innerHeight) / 2) };
}
