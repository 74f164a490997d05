import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { toSingular } from "../categories/to-singular.ts";
import type { Fact, FactWords } from "./load-fact-words.ts";

/** "14 kt", "14-karat" and "14 K" are "14k". */
const KARAT = /\b(\d{1,2})[\s-]*(?:kt?|karats?)\b/giu;

/** The metal or stone of a name: "14 karat gold", "Sapphires". */
export const findNamedFact = (name: string, names: FactWords): Fact | undefined =>
  names.get(toSingular(name.replaceAll(KARAT, "$1k")));

/**
 * The ring size at a word, "size 7", "size 6 1/2", "US size 7" or the 7 of "ring 7" and "rings in a 7", and how many
 * words it has.
 */
export function findRingSize(
  words: string[],
  at: number,
): { fact: Fact; length: number } | undefined {
  const plain = words.map((word) => word.toLowerCase());
  const from = SIZE_START.exec(plain.slice(at, at + 4).join(" "))?.[0]
    .trim()
    .split(" ").length;
  if (from === undefined && !RING_BEFORE.test(plain.slice(0, at).join(" "))) return undefined;
  const start = at + (from ?? 0);
  for (const end of [start + 2, start + 1]) {
    const quarters = parseRingSize(words.slice(start, end).join(" "));
    if (quarters === undefined || end > words.length || UNIT.test(plain[end] ?? "")) continue;
    const fact: Fact = { filter: "ringSizes", value: String(quarters / 4) };
    return { fact, length: end - at };
  }
  return undefined;
}

const SIZE_START = /^(?:us )?(?:size|sz) (?:is |of )?(?:us )?(?=[\d¼½¾])/;
const RING_BEFORE = /(?:^| )(?:rings?|bands?)(?: in)?(?: an?)?(?: us)?$/;
/** After a number it is something else than a size. */
const UNIT =
  /^(?:mm|cm|in|inch(?:es)?|k|kt|karats?|ct|cts|carats?|stones?|g|grams?|oz|pcs|pieces?|years?|yrs?)$/;
