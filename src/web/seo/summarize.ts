import { cutText } from "#contract/cut-text.ts";

/**
 * The beginning of a text on one line, without HTML and cut at a word, for search engines and previews.
 * @param max in characters
 */
export function summarize(text: string, max = 160): string {
  const line = text
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&nbsp;/g, " ")
    .replaceAll(/&lt;/g, "<")
    .replaceAll(/&gt;/g, ">")
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&amp;/g, "&")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([.,;:!?])/g, "$1")
    .trim();
  if (line.length <= max) return line;
  const cut = cutText(line, max - 1);
  const word = cut.lastIndexOf(" ");
  return `${(word > max / 2 ? cut.slice(0, word) : cut).replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/, "")}…`;
}
