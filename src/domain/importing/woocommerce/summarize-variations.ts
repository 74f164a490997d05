import { describePriceRange } from "../parsing/describe-price-range.ts";
import { readMoney } from "./read-money.ts";
import type { WooProduct } from "../../channels/woocommerce/product-schema.ts";
import type { WooVariation } from "./variation-schema.ts";

type VariationSummary = {
  /** Of the cheapest available variation. */
  priceCents: number | null;
  weight: string;
  /** null when no variation tracks stock. */
  stock: number | null;
  images: { src: string; alt?: string | undefined }[];
  notes: string[];
};

/** Summarizes variations for the one piece they become. */
export function summarizeVariations(product: WooProduct, all: WooVariation[]): VariationSummary {
  // Older stores give true instead of "publish".
  const available = all.filter(({ status }) => !["private", "draft", "pending"].includes(status));
  const priced = available
    .map((variation) => ({ ...variation, cents: readMoney(variation).cents }))
    .toSorted((a, b) => (a.cents ?? Infinity) - (b.cents ?? Infinity));
  const [cheapest] = priced;
  const stocked = available.filter(({ manage_stock }) => manage_stock === true);
  const notes =
    available.length > 1
      ? [
          describe(
            product,
            priced.map(({ cents }) => cents),
          ),
        ]
      : [];
  return {
    priceCents: cheapest?.cents ?? null,
    weight: cheapest?.weight ?? "",
    stock:
      stocked.length > 0
        ? stocked.reduce((sum, each) => sum + Math.max(0, each.stock_quantity ?? 0), 0)
        : null,
    images: available.flatMap(({ image }) => (image ? [image] : [])),
    notes,
  };
}

/**
 * "It has 3 variations (Ring size: 6, 7, 8), from 120.00 to 150.00; the lowest price was taken."
 */
function describe({ attributes }: WooProduct, prices: (number | null)[]): string {
  const kinds = attributes
    .filter(({ variation }) => variation)
    .map(({ name, options }) => `${name}: ${options.join(", ")}`)
    .join("; ");
  return `It has ${prices.length} variations${kinds && ` (${kinds})`} and is one piece here${describePriceRange(prices)}`;
}
