import { parseRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { toSingular } from "../categories/to-singular.ts";
import type { Fact, FactWords } from "./load-fact-words.ts";

/** "14 kt", "14-karat" and "14 K" are "14k". */
const KARAT = /\b(\d{1,2})[\s-]*(?:kt?|karats?)\b/giu;

/** The metal or stone of a name: "14 karat gold", "Sapphires". */
export const findNamedFact = (name: string, { names }: FactWords): Fact | undefined =>
  names.get(toSingular(name.replaceAll(KARAT, "$1k")));

/** The ring size at a word, "size 7", "size 6 1/2" or "US size 7", and how many words it has. */
export function findRingSize(
  words: string[],
  at: number,
): { fact: Fact; length: number } | undefined {
  const isUs = (place: number) => words[place]?.toLowerCase() === "us";
  const named = isUs(at) ? at + 1 : at;
  if (!/^(?:size|sz)$/i.test(words[named] ?? "")) return undefined;
  const from = isUs(named + 1) ? named + 2 : named + 1;
  for (const end of [from + 2, from + 1]) {
    const quarters = parseRingSize(words.slice(from, end).join(" "));
    if (quarters === undefined || end > words.length) continue;
    const fact: Fact = { filter: "ringSizes", value: String(quarters / 4) };
    return { fact, length: end - at };
  }
  return undefined;
}
