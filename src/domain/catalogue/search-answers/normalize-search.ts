import { foldName } from "#contract/fold-name.ts";
const MAX_LENGTH = 80;

/** The text under which a search is counted and answered: "" for a longer one. */
export function normalizeSearch(text: string): string {
  const normalized = foldName(text.trim()).replaceAll(/\s+/g, " ");
  return normalized.length > MAX_LENGTH ? "" : normalized;
}
