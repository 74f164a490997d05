import type { FactQuery } from "#contract/catalogue/fact-filters.ts";
import { listAlloysOf } from "./list-alloys-of.ts";
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
