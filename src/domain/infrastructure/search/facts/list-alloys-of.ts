import { ALLOYS, type AlloyData } from "#contract/catalogue/metals/alloys.ts";
import { toFactSlug } from "#contract/catalogue/fact-filters.ts";

const wordsOf = (metal: string): string[] => toFactSlug(metal).split("-");

/** Vermeil has the fineness of its silver and is gold to look at: neither “silver” nor “gold” finds it. */
const WORDS: readonly [AlloyData, string[]][] = ALLOYS.filter(
  ({ metal, alloy }) => metal && alloy !== "vermeil",
).map((alloy) => [alloy, wordsOf(alloy.name)]);

/** The alloys that a filter's metal names: "14k-gold" is one in any color, "white-gold" of any karat. */
export function listAlloysOf(metal: string): string[] {
  const wanted = wordsOf(metal);
  const found = WORDS.filter(([, words]) => wanted.every((word) => words.includes(word)));
  return [...new Set([metal, ...found.map(([{ alloy }]) => alloy)])];
}
