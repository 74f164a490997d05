import { cutText } from "#contract/cut-text.ts";
import { withoutAccents } from "#contract/fold-name.ts";

/**
 * Splits a text into normalized words: lower case, without accents, with karats in one spelling. Documents
 * and search texts are tokenized alike.
 */
export function tokenize(text: string): string[] {
  const folded = withoutAccents(text.replace(/[™®©℠]/gu, " "))
    .normalize("NFC")
    .replace(KARAT_PATTERN, "$1k")
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "");
  return [...folded.matchAll(WORD_PATTERN)].flatMap(([, unspaced, word]) =>
    unspaced === undefined ? cutText(word ?? "", MAX_WORD_LENGTH) : pairsOf(unspaced),
  );
}

/** Letters of scripts that are written without blanks between words, and of Korean, which joins many words. */
export const UNSPACED_LETTER = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&\p{L}]`;
const SPACED_CHARACTER = `[[\\p{L}\\p{N}]--${UNSPACED_LETTER}]`;
const WORD_PATTERN = new RegExp(`(${UNSPACED_LETTER}+)|(${SPACED_CHARACTER}+)`, "gv");

/**
 * "金の指輪" → "金の", "の指", "指輪", "輪". Words are searched for as prefixes, so that any part of the text is
 * found by its own pairs and its last letter.
 */
function pairsOf(text: string): string[] {
  const letters = Array.from(text);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ""));
}

/** "14k", "14 kt", "14-karat", and "18 carat" as the British write it. */
const KARAT_PATTERN = /(?<![\d.\p{L}])(\d{1,2})[\s-]*(?:karats?|carats?|kt|k)(?![\p{L}\p{N}])/gu;

const MAX_WORD_LENGTH = 64;
