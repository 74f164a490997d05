import { describeVariants } from "../variants/describe-variants.ts";
import { collectOptions, type VariantOption } from "../variants/variant-options.ts";
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
  options: VariantOption[];
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
  const options = collectOptions(
    product.attributes
      .filter(({ variation }) => variation)
      .flatMap(({ name, options }) => options.map((value) => ({ name, value }))),
  );
  const notes = describeVariants({
    noun: "variation",
    count: available.length,
    options,
    prices: priced.map(({ cents }) => cents),
  });
  return {
    priceCents: cheapest?.cents ?? null,
    weight: cheapest?.weight ?? "",
    stock:
      stocked.length > 0
        ? stocked.reduce((sum, each) => sum + Math.max(0, each.stock_quantity ?? 0), 0)
        : null,
    images: available.flatMap(({ image }) => (image ? [image] : [])),
    options,
    notes,
  };
}
