import { canPrefetch, currentConnection } from "./can-prefetch.ts";
import { type PageAhead, prefetchQueue } from "./prefetch-queue.ts";

/** Longer than what passes by in scrolling; with one request on a slow line it makes half a second. */
const IN_VIEW_MS = 250;

const pages = new Map<Element, PageAhead>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | undefined;

/**
 * Prefetches a page once half of an element that links to it has been in view for a quarter of a second.
 * @returns a function that stops watching the element
 */
export function prefetchInView(element: Element, page: PageAhead): () => void {
  observer ??= new IntersectionObserver(follow, { threshold: 0.5 });
  pages.set(element, page);
  observer.observe(element);
  return () => {
    pages.delete(element);
    stopTimer(element);
    observer?.unobserve(element);
  };
}

/** As the ref of a link: prefetches its page once it has been in view. */
export const prefetchLinkInView = (link: HTMLAnchorElement | null) =>
  link ? prefetchInView(link, { href: link.pathname + link.search }) : undefined;

function follow(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    stopTimer(target);
    if (isIntersecting)
      timers.set(
        target,
        setTimeout(() => add(target), IN_VIEW_MS),
      );
  }
}

function stopTimer(element: Element): void {
  clearTimeout(timers.get(element));
  timers.delete(element);
}

function add(element: Element): void {
  timers.delete(element);
  const page = pages.get(element);
  const isLooking = document.visibilityState === "visible";
  if (page && isLooking && canPrefetch(currentConnection())) prefetchQueue.add(page);
}
