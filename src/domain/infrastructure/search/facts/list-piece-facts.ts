import { toFactSlug } from "#contract/catalogue/fact-filters.ts";
import { metalName, parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { OTHER_ALLOY } from "#contract/catalogue/metals/alloys.ts";
import { parseStones } from "#contract/catalogue/stones/stones-text.ts";
import { listStoneFacts } from "./stone-facts.ts";

type Texts = { metals: string | null; stones: string | null };

export const metalFact = (metal: string): string => `metal:${metal}`;

/** What lists find a piece by: "kind:blue-sapphire", "metal:14k-gold" and "stone:sapphire". */
export function listPieceFacts({ metals, stones }: Texts): string[] {
  const alloys = (parseMetals(metals ?? "") ?? []).map((metal) =>
    metal.alloy === OTHER_ALLOY ? toFactSlug(metalName(metal)) : metal.alloy,
  );
  const kinds = (parseStones(stones ?? "") ?? []).map(({ kind }) => kind);
  const facts = [...alloys.map(metalFact), ...kinds.flatMap(listStoneFacts)];
  return [...new Set(facts)].toSorted();
}
