import type { ShownSections } from "./use-shown-pages.ts";

const STORED_AS = "list-before-reload";
const MOST_KEPT = 20;

/** By the key of the history entry; only ever filled in a browser. */
const kept = new Map<string, ShownSections>();

export const getShownPages = (key: string): ShownSections | undefined => kept.get(key);

export function setShownPages(key: string, shown: ShownSections): void {
  kept.delete(key);
  kept.set(key, shown);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Keeps a list that has grown through the loading anew of its page, with the place on it. */
export function saveForReload(key: string, shown: ShownSections): void {
  const pages = [shown.collections, shown.pieces].map((section) => section?.pages.length ?? 0);
  if (Math.max(...pages) < 2) return;
  const entry = { address: addressOf(key), shown, scrollY: window.scrollY };
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(entry));
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
  return entry.address === addressOf(key) ? entry : undefined;
}

function readStored(): string | null {
  try {
    const text = sessionStorage.getItem(STORED_AS);
    sessionStorage.removeItem(STORED_AS);
    return text;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const addressOf = (key: string): string =>
  `${key} ${window.location.pathname}${window.location.search}`;
