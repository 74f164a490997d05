import { type FactQuery, toFactSlug } from "#contract/catalogue/fact-filters.ts";
import { ALLOYS, type AlloyData } from "#contract/catalogue/metals/alloys.ts";
import { metalFact } from "./list-piece-facts.ts";
import { listStoneFacts } from "./stone-facts.ts";

/** A filter whose values are facts of facet sets; a ring size is not. */
export type SetFactFilter = "metals" | "stones";
export const SET_FACT_FILTERS: SetFactFilter[] = ["metals", "stones"];

/** The facts that a value of a filter stands for, any of which a piece may have; of a stone the one that says most. */
const FACTS_OF: Record<SetFactFilter, (value: string) => string[]> = {
  metals: (value) => listAlloysOf(value).map(metalFact),
  stones: (value) => listStoneFacts(value).slice(-1),
};

/** The facts that a query asks for by each of its filters, any of which a piece has to have. */
export function listFactGroups(
  query: Partial<Pick<FactQuery, SetFactFilter>>,
): [SetFactFilter, string[]][] {
  return SET_FACT_FILTERS.map((name): [SetFactFilter, string[]] => [
    name,
    (query[name] ?? []).flatMap(FACTS_OF[name]),
  ]).filter(([, facts]) => facts.length > 0);
}

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
