import type { HighlightedText } from "#contract/suggestions.ts";
import { tokenize } from "./tokenize.ts";
import { stemWord } from "./stem-word.ts";

/** A word as people write it, "14 kt" and "goldsmith's" among them. */
const WORD_PATTERN =
  /\d{1,2}[\s-]*(?:karats?|carats?|kt|k)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/giu;

/**
 * Cuts a text so that every second part is a word that was searched for: by its beginning or its stem,
 * without accents, as search itself finds it.
 * @param words as search read them, see parseSearchText
 */
export function highlightWords(text: string, words: string[]): HighlightedText {
  const stems = new Set(words.map(stemWord));
  const isMatch = (written: string): boolean =>
    tokenize(written).some(
      (word) => stems.has(stemWord(word)) || words.some((beginning) => word.startsWith(beginning)),
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
