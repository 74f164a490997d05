import type { ShownSections } from "./append-page.ts";

const STORAGE_KEY = "list-before-reload";
const MAX_ENTRIES = 20;

/** By the key of the history entry; only ever filled in a browser. */
const cache = new Map<string, ShownSections>();

export const getShownPages = (key: string): ShownSections | undefined => cache.get(key);

export function setShownPages(key: string, shown: ShownSections): void {
  cache.delete(key);
  cache.set(key, shown);
  const [oldest] = cache.keys();
  if (cache.size > MAX_ENTRIES && oldest !== undefined) cache.delete(oldest);
}

/** Keeps a list that has grown through the loading anew of its page, with the place on it. */
export function saveForReload(key: string, shown: ShownSections): void {
  const pages = [shown.collections, shown.pieces].map((section) => section?.pages.length ?? 0);
  if (Math.max(...pages) < 2) return;
  const entry = { address: entryKey(key), shown, scrollY: window.scrollY };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(entry));
  } catch (error) {
    // Storage may be full or forbidden; the first page is then what a reload shows.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What was stored before this very address was loaded anew; once. */
export function restoreAfterReload(
  key: string,
): { shown: ShownSections; scrollY: number } | undefined {
  const text = readStored();
  if (!text) return undefined;
  const entry = JSON.parse(text) as { address: string; shown: ShownSections; scrollY: number };
  return entry.address === entryKey(key) ? entry : undefined;
}

function readStored(): string | null {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return text;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const entryKey = (key: string): string =>
  `${key} ${window.location.pathname}${window.location.search}`;
