import { useSyncExternalStore } from "react";

import { SHORTLIST_KEY } from "./shortlist-key.ts";
import type * as shortlistParts from "./shortlist-parts.tsx";

type ShortlistParts = typeof shortlistParts;

let parts: ShortlistParts | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The buttons that keep pieces; null on the server and until their script has loaded. */
export const useShortlistParts = (): ShortlistParts | null =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );

function provide(module: ShortlistParts): void {
  parts = module;
  for (const listener of listeners) listener();
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Loads the buttons at the first sign of a visitor, at once where pieces are kept: the header counts them.
 * Where that fails, pages go without them.
 */
export function loadShortlistParts(): () => void {
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    import("./shortlist-parts.tsx").then(provide, () => undefined);
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  if (hasShortlist()) load();
  else for (const sign of SIGNS) addEventListener(sign, load, options);
  return () => waiting.abort();
}

function hasShortlist(): boolean {
  try {
    return localStorage.getItem(SHORTLIST_KEY) !== null;
  } catch {
    // Storage is turned off.
    return false;
  }
}
