import { withoutAccents } from "#contract/fold-name.ts";

/**
 * Splits a text into normalized words: lower case, without accents, with karats in one spelling. Documents
 * and search texts are tokenized alike.
 */
export function tokenize(text: string): string[] {
  const folded = withoutAccents(text.replace(/[™®©℠]/gu, " "))
    .replace(KARAT_PATTERN, "$1k")
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, "");
  return (folded.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** "14k", "14 kt", "14-karat", and "18 carat" as the British write it. */
const KARAT_PATTERN = /(?<![\d.\p{L}])(\d{1,2})[\s-]*(?:karats?|carats?|kt|k)(?![\p{L}\p{N}])/gu;

const MAX_WORD_LENGTH = 64;
