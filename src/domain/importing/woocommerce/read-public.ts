import { z } from "zod";
import { flagForeignCurrency } from "../parsing/flag-foreign-currency.ts";
import type { SourceItem, SourcePiece } from "../source.ts";
import { emptyPiece } from "../empty-piece.ts";
import { htmlToLine, htmlToText } from "../parsing/html-to-text.ts";
import { parseWeight } from "../parsing/parse-weight.ts";
import { describeVariants } from "../variants/describe-variants.ts";
import { addOptionLines, collectOptions } from "../variants/variant-options.ts";
import { flag, image, listOf, named, text, whole } from "../../lenient-fields.ts";
import { categoryNames, readAttributes } from "./read-attributes.ts";
import { readPictures } from "./read-product.ts";

/** A product of the public Store API. */
export function readPublic(item: unknown): SourceItem {
  const { data: product, error } = storeProductSchema.safeParse(item);
  if (error || !product.name) return refuse(item, "It has no name.");
  const { piece, currency } = readStoreProduct(product);
  return flagForeignCurrency({ kind: "piece", where: `product ${product.id}`, piece }, currency);
}

const shape = z.object({ id: z.unknown(), name: z.string().catch("") });

/** An item that is left out, with what it says of itself. */
export function refuse(item: unknown, reason: string): SourceItem {
  const { id, name = "" } = shape.safeParse(item).data ?? {};
  const known = typeof id === "number" || typeof id === "string";
  return {
    kind: "refused",
    where: known ? `product ${id}` : "a product without an id",
    name,
    reason: known ? reason : "It cannot be read: it has no id.",
  };
}

/** The fields of the public Store API that an import reads. */
export const storeProductSchema = z.object({
  id: z.coerce.number().int().positive(),
  name: text,
  permalink: text,
  sku: text,
  short_description: text,
  description: text,
  prices: z
    .object({
      currency_code: text,
      currency_minor_unit: z.coerce.number().int().min(0).max(6).catch(2),
      price: text,
      price_range: z.object({ min_amount: text, max_amount: text }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  images: listOf(image),
  categories: listOf(named),
  tags: listOf(named),
  attributes: listOf(z.object({ name: text, has_variations: flag, terms: listOf(named) })),
  is_in_stock: z.boolean().nullable().catch(null),
  low_stock_remaining: whole,
  /** "12 g", formatted for people; only newer stores have it. */
  formatted_weight: text,
  formatted_dimensions: text,
});
type StoreProduct = z.infer<typeof storeProductSchema>;

/** Converts a Store API product into a piece, with the currency of its price. */
export function readStoreProduct(product: StoreProduct): {
  piece: SourcePiece;
  currency: string | null;
} {
  const attributes = product.attributes.map(({ name, has_variations, terms }) => ({
    name,
    isOption: has_variations,
    options: terms.map((term) => term.name),
  }));
  const { materials, tags } = readAttributes(attributes);
  const { notes, facts } = readAttributes(attributes.filter(({ isOption }) => !isOption));
  const options = collectOptions(
    attributes
      .filter(({ isOption }) => isOption)
      .flatMap(({ name, options }) => options.map((value) => ({ name, value }))),
  );
  notes.push(...describeVariants({ noun: "variation", count: 1, options, prices: [] }));
  const { prices } = product;
  if (prices?.price_range) notes.push("It has several prices at its source; the lowest was taken.");
  const dimensions = htmlToLine(product.formatted_dimensions);
  const piece: SourcePiece = {
    ...emptyPiece(htmlToLine(product.name)),
    ...facts,
    externalId: String(product.id),
    address: URL.parse(product.permalink)?.href ?? null,
    sku: product.sku || null,
    description: addOptionLines(
      htmlToText(product.description) || htmlToText(product.short_description) || null,
      options,
    ),
    priceCents: prices && toCents(prices.price_range?.min_amount || prices.price, prices),
    stock: readStock(product),
    isActive: true,
    materials,
    weightCentigrams: parseWeight(htmlToLine(product.formatted_weight)),
    dimensions: /\d/.test(dimensions) ? dimensions : null,
    categories: categoryNames(product.categories),
    tags: [
      ...tags,
      ...product.tags.map(({ name }) => ({ name: htmlToLine(name), type: null })),
    ].filter(({ name }) => name !== ""),
    pictures: readPictures(product.images),
    notes,
  };
  return { piece, currency: prices?.currency_code || null };
}

/** "1105" in a currency with two decimals is 11.05. */
function toCents(amount: string, { currency_minor_unit }: { currency_minor_unit: number }) {
  if (!/^\d+$/.test(amount)) return null;
  return Math.round(Number(amount) * 10 ** (2 - currency_minor_unit));
}

function readStock({ is_in_stock, low_stock_remaining }: StoreProduct): number | null {
  if (is_in_stock === null) return null;
  return is_in_stock ? Math.max(1, low_stock_remaining ?? 1) : 0;
}
