import { useSyncExternalStore } from "react";
import { SHORTLIST_KEY } from "./shortlist-key.ts";

/** As many as one inquiry can ask about. */
export const MAX_SHORTLISTED = 20;

const NONE: readonly number[] = [];
let kept: readonly number[] | null = null;
const listeners = new Set<() => void>();

/** The ids of the kept pieces, in the order they were kept. In this browser only: no request carries them. */
export function readShortlist(): readonly number[] {
  kept ??= read();
  return kept;
}

/** Keeps exactly these pieces, at most MAX_SHORTLISTED. */
export function saveShortlist(ids: readonly number[]): void {
  kept = [...new Set(ids)].slice(0, MAX_SHORTLISTED);
  try {
    if (kept.length === 0) localStorage.removeItem(SHORTLIST_KEY);
    else localStorage.setItem(SHORTLIST_KEY, JSON.stringify(kept));
  } catch {
    // Storage is turned off or full: the list ends with the visit.
  }
  for (const listener of listeners) listener();
}

export const useShortlist = (): readonly number[] =>
  useSyncExternalStore(subscribe, readShortlist, () => NONE);

function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== SHORTLIST_KEY) return;
    kept = null;
    listener();
  };
  listeners.add(listener);
  // Another tab of this browser.
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

function read(): readonly number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SHORTLIST_KEY) ?? "[]");
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
    return [...new Set(ids)].slice(0, MAX_SHORTLISTED);
  } catch {
    // Storage is turned off or holds something else: nothing is kept.
    return NONE;
  }
}
