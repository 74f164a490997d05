/**
 * A text within a limit of characters, cut between words, on one line or with its paragraphs. Control
 * characters are dropped.
 */
export function cutText(text: string, limit: number): string {
  const clean = text
    .replaceAll(CONTROL, " ")
    .replaceAll(/[ \t]+/g, " ")
    .trim();
  if (clean.length <= limit) return clean;
  const cut = clean.slice(0, limit - 1).toWellFormed();
  const end = cut.search(/\s\S*$/);
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replaceAll("\uFFFD", "").trimEnd()}…`;
}

const CONTROL = /[^\P{Cc}\n]/gu;

/** The same on one line. */
export const cutLine = (text: string, limit: number): string =>
  cutText(text.replaceAll(/\s+/g, " "), limit);
