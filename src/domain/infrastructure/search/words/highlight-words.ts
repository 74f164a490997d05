import type { HighlightedText } from "#contract/catalogue/suggestions.ts";
import { tokenize } from "./tokenize.ts";
import { stemWord } from "./stem-word.ts";

/** A word as people write it, including "14 kt" and "goldsmith's". */
const WORD_PATTERN =
  /\d{1,2}[\s-]*(?:karats?|carats?|kt|k)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/giu;

/**
 * Splits a text so that every second part is a match: by prefix or stem, without accents, as the search
 * matches.
 * @param words from parseSearchText
 */
export function highlightWords(text: string, words: string[]): HighlightedText {
  const stems = new Set(words.map(stemWord));
  const isMatch = (written: string): boolean =>
    tokenize(written).some(
      (word) => stems.has(stemWord(word)) || words.some((prefix) => word.startsWith(prefix)),
    );
  const parts: string[] = [];
  let from = 0;
  for (const { 0: written, index } of text.matchAll(WORD_PATTERN)) {
    if (!isMatch(written)) continue;
    parts.push(text.slice(from, index), written);
    from = index + written.length;
  }
  return [...parts, text.slice(from)];
}
