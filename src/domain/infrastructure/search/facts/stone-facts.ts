import { toFactSlug } from "#contract/catalogue/fact-filters.ts";
import { IMITATIONS } from "#contract/catalogue/proposals/stone-names.ts";
import { STONE_NAMES } from "#contract/catalogue/stones/stone-species.ts";
import { singularOf } from "#contract/catalogue/stones/singular-of.ts";
import { STONE_SYNONYMS } from "#contract/catalogue/stones/stone-words.ts";

/** By slug: "mother-of-pearl" is also "mother of pearl". */
const SPECIES = new Map(
  [...singularOf(STONE_NAMES)].map(([name, singular]) => [
    toFactSlug(name),
    toFactSlug(STONE_SYNONYMS.get(singular) ?? singular),
  ]),
);

/** After one of these a stone's name is that of another: a Herkimer diamond is quartz. */
const MISLEADING = new Set<string>([...IMITATIONS, "herkimer", "cape", "balas"]);

/** A stone by its species, and by the whole of its name where that says more; one that nobody knows is its own. */
export function listStoneFacts(kind: string): string[] {
  const words = toFactSlug(kind).split("-");
  const own = [`stone:${words.join("-")}`];
  if (words.some((word) => MISLEADING.has(word))) return own;
  for (const from of words.keys()) {
    const species = SPECIES.get(words.slice(from).join("-"));
    if (species && from === 0) return [`stone:${species}`];
    if (species) return [`stone:${species}`, `kind:${words.slice(0, from).join("-")}-${species}`];
  }
  return own;
}
