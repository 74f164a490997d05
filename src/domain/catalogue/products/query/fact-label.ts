import { type FactFilter, toFactSlug } from "#contract/catalogue/fact-filters.ts";
import { findAlloy } from "#contract/catalogue/metals/alloys.ts";
import { STONE_NAMES } from "#contract/catalogue/stones/stone-species.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";

const NAME_OF_STONE = new Map(STONE_NAMES.map((name) => [toFactSlug(name), name]));

/** The value of a filter as people read it: "14k white gold", "Tiger's eye", "6½". */
export function factLabel(name: FactFilter, value: string): string {
  if (name === "ringSizes") return formatRingSize(Number(value));
  const known = name === "metals" ? findAlloy(value)?.name : NAME_OF_STONE.get(value);
  const text = known ?? value.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
