import { describePriceRange } from "../parsing/describe-price-range.ts";
import { isMaterialName } from "../parsing/is-material-name.ts";
import { describeOptions, type VariantOption } from "./variant-options.ts";

/** What a source calls one of them. */
export type VariantNoun = "variant" | "variation" | "combination";

type Variants = {
  noun: VariantNoun;
  /** null where the source does not say how many there are. */
  count: number | null;
  /** How many the source does not offer; they are not in the count. */
  disabled?: number;
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
  disabled = 0,
  options,
  prices,
  omittedSkus: skus = [],
}: Variants): string[] {
  const stated = describeOptions(options);
  const counted = count === null ? `${noun}s` : `${count} ${noun}s`;
  const price = count === null ? ", with the one price in the file." : describePriceRange(prices);
  const merged = `It has ${counted}${stated && ` (${stated})`} and is one piece here${price}`;
  const shown = [...skus.slice(0, MAX_SKUS), ...(skus.length > MAX_SKUS ? ["…"] : [])].join(", ");
  return [
    ...(disabled > 0 ? [describeDisabled(noun, disabled)] : []),
    ...(count === null || count > 1 ? [merged] : []),
    ...describePlaces(options),
    ...(skus.length > 0 ? [`Left out, since a piece has one SKU: ${shown}.`] : []),
  ];
}

const describeDisabled = (noun: VariantNoun, count: number) =>
  `${count} ${noun}${count === 1 ? " is" : "s are"} disabled at the source and left out.`;

/** Where the options are to be found. */
function describePlaces(options: VariantOption[]): string[] {
  if (options.length === 0) return [];
  const names = options.map(({ name }) => name).join(", ");
  const materials = options.filter(({ name }) => isMaterialName(name)).map(({ name }) => name);
  const also = materials.length === 0 ? "" : `; ${materials.join(", ")} also in its materials`;
  return [`${names}: listed in its description${also}.`];
}
