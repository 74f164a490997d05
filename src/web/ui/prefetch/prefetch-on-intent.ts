import type { FocusEvent, PointerEvent } from "react";
import { prefetchQueue } from "./prefetch-queue.ts";

/** What is passed over on the way to something else does not count. */
const INTENT_MS = 100;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Prefetches the page of a link on which the mouse rests. Touching is no intent: the press follows so soon
 * that its own request, of a higher priority, would have to wait for this one.
 */
export function prefetchOnHover({ pointerType, currentTarget }: PointerEvent<HTMLAnchorElement>) {
  if (pointerType === "mouse") prefetchSoon(currentTarget);
}

/** Prefetches the page of a link that was reached by keyboard; a press focuses its link too. */
export function prefetchOnFocus({ currentTarget }: FocusEvent<HTMLAnchorElement>) {
  if (currentTarget.matches(":focus-visible")) prefetchSoon(currentTarget);
}

export function stopPrefetch(): void {
  clearTimeout(timer);
}

function prefetchSoon({ pathname, search }: HTMLAnchorElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => prefetchQueue.addNow({ href: pathname + search }), INTENT_MS);
}
