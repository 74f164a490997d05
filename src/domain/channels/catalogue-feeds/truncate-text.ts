import { cutText } from "#contract/cut-text.ts";

/**
 * Truncates a text to a number of characters, between words. Control characters except line feeds become
 * spaces.
 */
export function truncateText(text: string, limit: number): string {
  const clean = text
    .replaceAll(CONTROL, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  if (clean.length <= limit) return clean;
  const cut = cutText(clean, limit - 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

const CONTROL = /[^\P{Cc}\n]/gu;

/** The same as one line. */
export const truncateLine = (text: string, limit: number): string =>
  truncateText(text.replaceAll(/\s+/g, " "), limit);
