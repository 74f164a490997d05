import { NEUTRAL_WORDS } from "./neutral-words.ts";

const NEUTRAL: ReadonlySet<string> = new Set(NEUTRAL_WORDS);
/** "18 inches", "size 7½" */
const MEASURES =
  /\b\d+(?:[.,]\d+)?(?:\s?[-–]?\s?)(?:inch(?:es)?|in\b|cm\b)|(?<!\d)\d+\s?["″”]|\b(?:ring\s+)?size:?\s+\d{1,2}(?:[.,]\d+|[¼½¾]|\s\d\/\d)?/giu;

/** Whether what is left of a text, once metals and stones were taken out, says nothing of either. */
export function isAllRead(rest: string): boolean {
  const words = rest
    .replaceAll(MEASURES, " ")
    .toLowerCase()
    .split(/[\s,;:.()/&+]+/u)
    .filter(Boolean);
  return words.every((word) => NEUTRAL.has(word) || /^[–—-]+$/u.test(word));
}
