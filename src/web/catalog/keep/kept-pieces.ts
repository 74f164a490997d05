import { useSyncExternalStore } from "react";
import { KEPT_KEY } from "./kept-key.ts";

/** As many as one inquiry can ask about. */
export const MAX_KEPT = 20;

const NONE: readonly number[] = [];
let kept: readonly number[] | null = null;
const listeners = new Set<() => void>();

/** The ids of the kept pieces, in the order they were kept. In this browser only: no request carries them. */
export function listKept(): readonly number[] {
  kept ??= read();
  return kept;
}

/** Keeps exactly these pieces, at most MAX_KEPT. */
export function setKept(ids: readonly number[]): void {
  kept = [...new Set(ids)].slice(0, MAX_KEPT);
  try {
    if (kept.length === 0) localStorage.removeItem(KEPT_KEY);
    else localStorage.setItem(KEPT_KEY, JSON.stringify(kept));
  } catch {
    // Storage is turned off or full: the list ends with the visit.
  }
  for (const listener of listeners) listener();
}

export const useKept = (): readonly number[] =>
  useSyncExternalStore(subscribe, listKept, () => NONE);

function subscribe(listener: () => void) {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== KEPT_KEY) return;
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
    const value: unknown = JSON.parse(localStorage.getItem(KEPT_KEY) ?? "[]");
    if (!Array.isArray(value)) return NONE;
    const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
    return [...new Set(ids)].slice(0, MAX_KEPT);
  } catch {
    // Storage is turned off or holds something else: nothing is kept.
    return NONE;
  }
}
