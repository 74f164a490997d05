import type { FactFilter, FactQuery } from "#contract/catalogue/fact-filters.ts";
import {
  listFactGroups,
  SET_FACT_FILTERS,
  type SetFactFilter,
} from "../../../infrastructure/search/facts/list-fact-groups.ts";

/** A value of a filter, under which pieces are counted. */
export type FactValue = { name: SetFactFilter; value: string };

const FILTER_OF = new Map<string, SetFactFilter>([
  ["metal", "metals"],
  ["stone", "stones"],
]);

/**
 * Creates a function that lists the values under which a piece with some facts is counted.
 * @param all the facts of all pieces: each is a value
 * @param query its values are counted too, such as "14k-gold" in any color
 */
export function createValueLister(
  all: ReadonlySet<string>,
  query: FactQuery,
): (facts: string[]) => Set<FactValue> {
  const valuesOf = new Map<string, FactValue[]>();
  for (const name of SET_FACT_FILTERS) {
    for (const value of new Set([...listValues(name, all), ...query[name]])) {
      const counted = { name, value };
      for (const fact of listFactGroups({ [name]: [value] }).flatMap(([, facts]) => facts)) {
        valuesOf.set(fact, [...(valuesOf.get(fact) ?? []), counted]);
      }
    }
  }
  return (facts) => new Set(facts.flatMap((fact) => valuesOf.get(fact) ?? []));
}

const listValues = (name: SetFactFilter, facts: ReadonlySet<string>): string[] =>
  [...facts]
    .map((fact) => fact.split(":"))
    .flatMap(([kind = "", value = ""]) => (FILTER_OF.get(kind) === name ? [value] : []));

/** Creates a function that lists the filters of a query that a piece with some facts does not pass. */
export function createFactMatcher(query: FactQuery): (facts: string[]) => SetFactFilter[] {
  const groups = listFactGroups(query).map(([name, any]) => [name, new Set(any)] as const);
  return (facts) =>
    groups.filter(([, any]) => !facts.some((fact) => any.has(fact))).map(([name]) => name);
}

export const mapFactFilters = <Value>(
  map: (name: FactFilter) => Value,
): Record<FactFilter, Value> => ({
  metals: map("metals"),
  stones: map("stones"),
  ringSizes: map("ringSizes"),
});
