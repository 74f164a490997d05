import { describePriceRange } from "../parsing/describe-price-range.ts";
import { isMaterialName } from "../parsing/is-material-name.ts";
import { describeOptions, type VariantOption } from "./variant-options.ts";

type Variants = {
  /** What the source calls one: "variant". */
  noun: "variant" | "variation";
  count: number;
  options: VariantOption[];
  /** In cents, sorted; null for variants without a price. */
  prices: (number | null)[];
  /** SKUs that the piece does not get. */
  omittedSkus?: string[];
};

const MAX_SKUS = 5;

/** What became of the variants of a piece, a sentence each; none for a single one without options. */
export function describeVariants({
  noun,
  count,
  options,
  prices,
  omittedSkus: skus = [],
}: Variants): string[] {
  const stated = describeOptions(options);
  const merged = `It has ${count} ${noun}s${stated && ` (${stated})`} and is one piece here${describePriceRange(prices)}`;
  const shown = [...skus.slice(0, MAX_SKUS), ...(skus.length > MAX_SKUS ? ["…"] : [])].join(", ");
  return [
    ...(count > 1 ? [merged] : []),
    ...describePlaces(options),
    ...(skus.length > 0 ? [`Left out, since a piece has one SKU: ${shown}.`] : []),
  ];
}

/** Where the options are to be found. */
function describePlaces(options: VariantOption[]): string[] {
  if (options.length === 0) return [];
  const names = options.map(({ name }) => name).join(", ");
  const materials = options.filter(({ name }) => isMaterialName(name)).map(({ name }) => name);
  const also = materials.length === 0 ? "" : `; ${materials.join(", ")} also in its materials`;
  return [`${names}: listed in its description${also}.`];
}
