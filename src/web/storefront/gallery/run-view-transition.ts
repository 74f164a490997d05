import { flushSync } from "react-dom";

/** Applies a state change as a view transition, unless unsupported or the visitor prefers reduced motion. */
export function runViewTransition(change: () => void): void {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (prefersReducedMotion || !("startViewTransition" in document)) {
    change();
    return;
  }
  document.startViewTransition(() => flushSync(change)).ready.catch(ignoreSkippedTransition);
}

/** A new transition skips the one that is running and rejects its `ready` with an AbortError. */
function ignoreSkippedTransition(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
