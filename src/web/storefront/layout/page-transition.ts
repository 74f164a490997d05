import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { prefetchQueue } from "#web/ui/prefetch/prefetch-queue.ts";
import { isShownPath } from "#web/ui/shown-path.ts";
import { startViewTransition } from "#web/ui/start-view-transition.ts";

/** A page that takes longer, such as one that leads to another, opens without a transition. */
const LONGEST_RENDERING_MS = 1000;

let endTransition: (() => void) | undefined;

/** To be called once the next page is in the document. */
export function endPageTransition(): void {
  endTransition?.();
  endTransition = undefined;
}

/**
 * Opens another page as a view transition, back and forward too. The router's own begins once the data has
 * arrived and two more renders have been painted, which takes a slow phone a tenth of a second; and it has each
 * link ask for it.
 */
export const transitionPages: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { url },
  next,
) => {
  endPageTransition();
  if (isShownPath(url.pathname)) return next();
  const results = next();
  results.catch(endPageTransition);
  // The page before can be used until then: nothing on it moves or answers while it is only kept in view.
  if (!prefetchQueue.hasArrived(url.pathname + url.search)) await results;
  await keepInView();
  return results;
};

/** Resolves once the page that is left stays on the screen, whatever happens to the document. */
function keepInView(): Promise<void> {
  return new Promise((resolve) => {
    const rendered = new Promise<void>((end) => {
      endTransition = end;
      setTimeout(end, LONGEST_RENDERING_MS);
    });
    const hasStarted = startViewTransition(() => {
      resolve();
      return rendered;
    });
    if (!hasStarted) resolve();
  });
}
