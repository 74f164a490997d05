import type { SourcePiece } from "../../source.ts";
import { describeVariants, type VariantNoun } from "../../variants/describe-variants.ts";
import {
  addOptionLines,
  collectOptions,
  listMaterials,
  type VariantOption,
} from "../../variants/variant-options.ts";
import type { PiecePrices } from "./piece-prices.ts";
import type { RowReader } from "./row-reader.ts";

/** What the rows of a piece state of its variants. */
export type Variants = {
  noun: VariantNoun;
  /** One for each variant. */
  prices: PiecePrices[];
  /** null where the file has one price for variants that it does not count. */
  count?: number | null;
  /** How many the source does not offer. */
  disabled?: number;
  options: { name: string; value: string }[];
  skus: (string | null)[];
};

/**
 * Makes one piece of variants: the lowest price, a line of its text for each option, their materials.
 * Notes say what became of them.
 */
export function mergeVariants(
  piece: SourcePiece,
  { noun, prices, count = prices.length, disabled = 0, options: stated, skus }: Variants,
  reader: RowReader,
): SourcePiece {
  const options = collectOptions(stated);
  const { lowest, highest } = reader.choosePrice(prices);
  const { sku } = piece;
  reader.notes.push(
    ...describeVariants({
      noun,
      count,
      disabled,
      options,
      prices: [lowest, highest],
      omittedSkus: [...new Set(skus)].filter((each) => each !== null && each !== sku) as string[],
    }),
  );
  return {
    ...piece,
    priceCents: lowest,
    description: addOptionLines(piece.description, options),
    materials: mergeMaterials(piece.materials, options),
  };
}

/** The stated materials as they are, and those of the options that are not among them. */
function mergeMaterials(materials: string | null, options: VariantOption[]): string | null {
  const stated = new Set(
    materials
      ?.toLowerCase()
      .split(",")
      .map((name) => name.trim()),
  );
  const added = listMaterials(options).filter((name) => !stated.has(name.toLowerCase()));
  return [materials, ...new Set(added)].filter(Boolean).join(", ") || null;
}
