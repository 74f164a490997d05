import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

/**
 * Shows that something is on its way while the script of what was pressed is loading, such as a form.
 * @returns the same promise
 */
export function trackLoad<Module>(load: Promise<Module>): Promise<Module> {
  change(1);
  return load.finally(() => change(-1));
}

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsLoadPending = () =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
