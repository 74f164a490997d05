/**
 * Makes a change to the document as a view transition: what is on the screen stays until it is made.
 * @returns false, with nothing changed, where that is unsupported or the visitor prefers reduced motion
 */
export function startViewTransition(change: () => void | Promise<void>): boolean {
  const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (prefersReducedMotion || !("startViewTransition" in document)) return false;
  document.startViewTransition(change).ready.catch(ignoreSkippedTransition);
  return true;
}

/** A new transition skips the one that is running, and a hidden tab all of them: `ready` is rejected, no more. */
function ignoreSkippedTransition(error: unknown): void {
  const names = ["AbortError", "InvalidStateError", "TimeoutError"];
  if (!(error instanceof DOMException && names.includes(error.name))) throw error;
}
