import { useSyncExternalStore } from "react";

import { KEPT_KEY } from "./kept-key.ts";
import type * as keepParts from "./keep-parts.tsx";

type KeepParts = typeof keepParts;

let parts: KeepParts | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The buttons that keep pieces; null on the server and until their script has loaded. */
export const useKeep = (): KeepParts | null =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );

function provide(module: KeepParts): void {
  parts = module;
  for (const listener of listeners) listener();
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/**
 * Loads the buttons at the first sign of a visitor, at once where pieces are kept: the header counts them.
 * Where that fails, pages go without them.
 */
export function loadKeep(): () => void {
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    import("./keep-parts.tsx").then(provide, () => undefined);
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  if (hasKept()) load();
  else for (const sign of SIGNS) addEventListener(sign, load, options);
  return () => waiting.abort();
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    // Storage is turned off.
    return false;
  }
}
