import { prefetchPicture, type PrefetchTarget } from "./prefetch-picture.ts";

/** Longer than the pause between two swipes of a thumb. */
const SCROLL_IDLE_MS = 700;

type LikelyTarget = PrefetchTarget & {
  /** Called when the page is likely to be opened next. */
  onLikely: () => void;
};

/** The mounted pictures of lists, with the pages they link to. */
const targets = new Map<Element, LikelyTarget>();
let hasScrolled = false;
let idleTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches the page behind the visible list picture nearest to the middle of the viewport: on the first
 * scroll its scripts, styles and data, because who scrolls a list opens something of it and pages of a kind
 * share their scripts; when scrolling stops on a device without hover, its main picture too.
 * @returns a function that stops watching the element
 */
export function prefetchInView(element: Element, target: LikelyTarget): () => void {
  if (targets.size === 0) document.addEventListener("scroll", handleScroll, { passive: true });
  targets.set(element, target);
  return () => {
    targets.delete(element);
    if (targets.size > 0) return;
    hasScrolled = false;
    clearTimeout(idleTimer);
    document.removeEventListener("scroll", handleScroll);
  };
}

function handleScroll(): void {
  if (!hasScrolled) nearestTarget()?.onLikely();
  hasScrolled = true;
  clearTimeout(idleTimer);
  if (matchMedia("(hover: hover)").matches) return;
  idleTimer = setTimeout(() => {
    const target = nearestTarget();
    if (target) prefetchPicture(target);
    target?.onLikely();
  }, SCROLL_IDLE_MS);
}

function nearestTarget(): LikelyTarget | undefined {
  const elements = [...targets.keys()].map((element) => ({
    element,
    ...verticalPosition(element),
  }));
  const fullyVisible = elements.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
  const nearest = fullyVisible.toSorted((one, other) => one.offset - other.offset)[0];
  return nearest && targets.get(nearest.element);
}

function verticalPosition(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom, offset: Math.abs((top + bottom - innerHeight) / 2) };
}
