import { useEffect } from "react";

/** Milliseconds, where the browser does not say when it is idle. */
const WAIT = 2000;

/**
 * Loads a part of the screen once the browser has nothing else to do: the press that shows it need not wait.
 * @param load the same function at each render
 */
export function useLoadWhenIdle(load: () => Promise<unknown>): void {
  useEffect(() => {
    // Where this fails, it is loaded again when it is shown, which reports the failure.
    const start = () => void load().catch(() => undefined);
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(start, WAIT);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start);
    return () => cancelIdleCallback(request);
  }, [load]);
}
