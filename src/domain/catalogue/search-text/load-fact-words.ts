import { type FactFilter, toFactSlug } from "#contract/catalogue/fact-filters.ts";
import { type AlloyData, findAlloy } from "#contract/catalogue/metals/alloys.ts";
import { singularOf } from "#contract/catalogue/stones/singular-of.ts";
import { memoizeByRevision } from "../../infrastructure/revisions/memoize-by-revision.ts";
import type { Shop } from "../../shop.ts";
import { toSingular } from "../categories/to-singular.ts";

/** A value of a filter that words name. */
export type Fact = { filter: FactFilter; value: string };

/** Metals and stones by their names in the singular. */
export type FactWords = ReadonlyMap<string, Fact>;

export const NO_FACT_WORDS: FactWords = new Map();

/** The names of the metals and stones that are known of any piece. */
export const loadFactWords = (shop: Shop): Promise<FactWords> =>
  memoizeByRevision(shop, "fact words", async () => {
    const facts = await shop.db.selectFrom("productFacetFacts").select("fact").distinct().execute();
    const names = new Map<string, Fact>();
    for (const { fact } of facts) {
      const [kind = "", value = ""] = fact.split(":");
      if (kind === "metal") addMetal(names, value);
      else addStone(names, value);
    }
    return names;
  });

function addMetal(names: Map<string, Fact>, value: string): void {
  const add = (name: string, of = toFactSlug(name)) =>
    names.set(toSingular(name), { filter: "metals", value: of });
  const alloy = findAlloy(value);
  if (!alloy) return void add(value);
  for (const name of [alloy.name, ...(alloy.synonyms ?? [])]) add(name, alloy.alloy);
  for (const name of listGeneralNames(alloy)) add(name);
  const [karat] = /^\d+k/.exec(alloy.alloy) ?? [];
  if (karat) add(karat, `${karat}-gold`);
}

/** "14k gold", "white gold" and "gold" of 14k white gold; "silver" of sterling. */
function listGeneralNames({ alloy, name, metal }: AlloyData): string[] {
  if (!metal || alloy === "vermeil") return [];
  const [karat, color] = metal === "gold" ? name.split(" ") : [];
  return [
    metal,
    ...[karat, color].filter((word) => word && word !== metal).map((word) => `${word} gold`),
  ];
}

function addStone(names: Map<string, Fact>, value: string): void {
  const name = value.replaceAll("-", " ");
  for (const form of singularOf([name]).keys()) {
    names.set(toSingular(form), { filter: "stones", value });
  }
}
