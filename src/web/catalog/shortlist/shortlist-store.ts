import { readStored, writeStored } from "#web/ui/browser-storage.ts";
import { onRestored } from "#web/ui/on-restored.ts";

/** In the browser's storage: the ids of the kept pieces. */
const SHORTLIST_KEY = "shortlist";

/** As many as one inquiry can ask about. */
export const MAX_SHORTLISTED = 20;

/** What is kept where storage is turned off or full: it ends with the page. */
let unsaved: readonly number[] | null = null;
const listeners = new Set<() => void>();

/**
 * The ids of the kept pieces, in the order they were kept. In this browser only: no request carries them. Read
 * anew each time, since another tab, or the page before this one, may have changed them.
 */
export function readShortlist(): readonly number[] {
  if (unsaved) return unsaved;
  try {
    return parse(JSON.parse(readStored("localStorage", SHORTLIST_KEY) ?? "[]"));
  } catch {
    // Something else is stored: nothing is kept.
    return [];
  }
}

/** Keeps exactly these pieces, at most MAX_SHORTLISTED. */
export function saveShortlist(ids: readonly number[]): void {
  const kept = parse(ids);
  unsaved = writeStored("localStorage", SHORTLIST_KEY, JSON.stringify(kept)) ? null : kept;
  announce();
}

/** Calls a listener when this page, another tab, or one that was open in between changed what is kept. */
export function followShortlist(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows changes that are made elsewhere: in another tab, or while this page was in the back/forward cache. */
export function watchShortlist(): void {
  addEventListener("storage", ({ key }) => {
    if (key === null || key === SHORTLIST_KEY) announce();
  });
  onRestored(announce);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function parse(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id): id is number => Number.isInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, MAX_SHORTLISTED);
}
