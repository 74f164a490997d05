import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import { tokenize, UNSPACED_LETTER } from "./tokenize.ts";
import { stemWord } from "./stem-word.ts";

/** A letter of an unspaced script and the next one, or a word as people write it, including "14 kt" and "goldsmith's". */
const WORD_PATTERN = new RegExp(
  [
    String.raw`(?<letter>${UNSPACED_LETTER}\p{M}*)(?=(?<next>${UNSPACED_LETTER}\p{M}*)?)`,
    String.raw`\d{1,2}[\s\-]*(?:karats?|carats?|kt|k)(?![\p{L}\p{N}])`,
    String.raw`(?:(?!${UNSPACED_LETTER})[\p{L}\p{N}\p{M}])+(?:['’ʼ][\p{L}\p{M}]+)*`,
  ].join("|"),
  "giv",
);

/**
 * Splits a text so that every second part is a match: by prefix or stem, without accents, as the search
 * matches.
 * @param words from parseSearchText
 */
export function highlightWords(text: string, words: string[]): HighlightedText {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: written, index, groups } of text.matchAll(WORD_PATTERN)) {
    const { letter, next = "" } = groups ?? {};
    const isWord = letter === undefined && matchesAny(written, words);
    const found = letter ? findLetters(letter, next, words) : isWord ? written : "";
    const to = index + found.length;
    if (found === "" || to <= from) continue;
    if (index > from || parts.length === 0) parts.push(text.slice(from, index), "");
    parts.push(parts.pop() + text.slice(Math.max(from, index), to));
    from = to;
  }
  return [...parts, text.slice(from)];
}

/** Whether a text has all the words. @param words from parseSearchText */
export const hasEveryWord = (text: string, words: string[]): boolean =>
  words.every((word) => matchesAny(text, [word]));

const matchesAny = (text: string, words: string[]): boolean =>
  tokenize(text).some((token) =>
    words.some((word) => token.startsWith(word) || stemWord(token) === stemWord(word)),
  );

/** The letter and the next one where both are a word, the letter where it is one. */
function findLetters(letter: string, next: string, words: string[]): string {
  const is = (written: string) => words.includes(tokenize(written)[0] ?? "");
  if (is(letter + next)) return letter + next;
  return is(letter) ? letter : "";
}
