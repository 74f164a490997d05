import { capitalize } from "#contract/capitalize.ts";
import { formatWeight } from "./format-weight.ts";
import type { Product } from "./products.ts";
import { metalName } from "./metals/metals-text.ts";

type Described = Pick<Product, "metals" | "materials" | "weight">;

/**
 * The metal of a piece and its weight: "18k yellow gold, 6.4 g". By its metals, as its page names them; else by its
 * materials, without the finish. Visitors load the result, and not the names of all metals.
 */
export function describeMetal({ metals, materials, weight }: Described): string {
  const metal = nameMetals(metals.map(metalName)) ?? materials?.split(/[,;]/, 1)[0]?.trim() ?? "";
  const grams = weight ?? (metals.length === 1 ? metals[0]?.grams : undefined);
  return [capitalize(metal), grams && formatWeight(grams)].filter(Boolean).join(", ");
}

export const withMetal = <Piece extends Described>(piece: Piece): Piece & { metal: string } => ({
  ...piece,
  metal: describeMetal(piece),
});

/** A caption has room for two. */
function nameMetals(names: string[]): string | undefined {
  const [first, second] = names;
  if (second === undefined) return first;
  return names.length === 2
    ? `${first} and ${second}`
    : `${first}, ${second}, and ${names.length - 2} more`;
}
