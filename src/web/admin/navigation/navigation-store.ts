import { useSyncExternalStore } from "react";

type NavigationState = {
  /** The page that a press is opening. */
  target: string | null;
  /** The page that cannot be opened as long as the shop cannot be reached. */
  unreachable: string | null;
};

const NONE: NavigationState = { target: null, unreachable: null };

let state = NONE;
const listeners = new Set<() => void>();

export const getNavigation = (): NavigationState => state;

export function setNavigation(next: NavigationState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** On the server nothing is on its way. */
const useField = <Key extends keyof NavigationState>(key: Key) =>
  useSyncExternalStore(
    subscribe,
    () => state[key],
    () => NONE[key],
  );

export const useNavigationTarget = () => useField("target");

/** To be rendered in the place of the current page; null when there is none. */
export const useUnreachablePage = () => useField("unreachable");
