import { flushSync } from "react-dom";

/** Lets the page's photograph grow into the viewer's and back, where the browser and the visitor like it. */
export function runViewTransition(change: () => void): void {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (prefersReducedMotion || !("startViewTransition" in document)) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change)).ready.catch(ignoreSkippedTransition);
}

/** Who opens and closes quickly skips the first growing, which is no failure. */
function ignoreSkippedTransition(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
