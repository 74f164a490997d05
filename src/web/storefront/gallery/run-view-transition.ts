import { flushSync } from "react-dom";

/** Lets the page's photograph grow into the viewer's and back, where the browser and the visitor like it. */
export function runViewTransition(change: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change)).ready.catch(passOverSkipped);
}

/** Who opens and closes quickly skips the first growing, which is no failure. */
function passOverSkipped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
