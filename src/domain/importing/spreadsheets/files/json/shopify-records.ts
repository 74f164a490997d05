import { z } from "zod";
import { flag, listOf, rawText, text } from "../../../../lenient-fields.ts";
import type { Cell } from "../../tables/table.ts";

/** What stands under each heading. */
export type JsonRecord = Map<string, Cell>;

const count = z.number().nullable().catch(null);
const names = z.union([z.string(), listOf(text).transform((all) => all.join(", "))]).catch("");

/** A product of /products.json, or of the Admin API (shopify.dev, REST Product). */
const productSchema = z.object({
  title: text,
  handle: text,
  body_html: rawText,
  vendor: text,
  product_type: text,
  tags: names,
  status: text,
  published_at: z.string().nullable().optional().catch(undefined),
  variants: listOf(
    z.object({
      option1: text,
      option2: text,
      option3: text,
      sku: text,
      price: text,
      compare_at_price: text,
      grams: count,
      inventory_quantity: count,
      available: flag.nullable().catch(null),
    }),
  ),
  options: listOf(z.object({ name: text })),
  images: listOf(z.object({ src: text, alt: text })),
});
type Product = z.infer<typeof productSchema>;

/** Only Shopify's products have both. */
export const isShopifyProduct = (item: Record<string, unknown>): boolean =>
  "body_html" in item && Array.isArray(item["variants"]);

/** A product as the rows of Shopify's CSV: one for each variant or picture, whichever are more. */
export function toShopifyRecords(item: unknown): JsonRecord[] {
  const product = productSchema.parse(item);
  const stock = listStock(product.variants);
  const length = Math.max(product.variants.length, product.images.length, 1);
  return Array.from({ length }, (_, index) => {
    const image = product.images[index];
    return new Map<string, Cell>([
      ["Handle", product.handle],
      ...(index === 0 ? listOwn(product) : []),
      ...listOfVariant(product, stock, index),
      ["Image Src", image?.src ?? null],
      ["Image Alt Text", image?.alt ?? null],
    ]);
  });
}

const listOwn = (product: Product) =>
  [
    ["Title", product.title],
    ["Body (HTML)", product.body_html],
    ["Vendor", product.vendor],
    ["Type", product.product_type],
    ["Tags", product.tags],
    ["Published", product.published_at === null ? "false" : "true"],
    ["Status", product.status],
    ...product.options.slice(0, 3).map(({ name }, at) => [`Option${at + 1} Name`, name] as const),
  ] as const;

function listOfVariant({ variants }: Product, stock: (number | null)[], index: number) {
  const variant = variants[index];
  if (!variant) return [];
  return [
    ["Option1 Value", variant.option1],
    ["Option2 Value", variant.option2],
    ["Option3 Value", variant.option3],
    ["Variant SKU", variant.sku],
    ["Variant Grams", variant.grams],
    ["Variant Price", variant.price],
    ["Variant Compare At Price", variant.compare_at_price],
    ["Variant Inventory Qty", stock[index] ?? null],
  ] as const;
}

/** The stock of each variant; where quantities are not public there is one piece if any variant is available. */
function listStock(variants: Product["variants"]): (number | null)[] {
  const counts = variants.map(({ inventory_quantity }) => inventory_quantity);
  const known = variants.filter(({ available }) => available !== null);
  if (known.length === 0 || counts.some((each) => each !== null)) return counts;
  return [known.some(({ available }) => available) ? 1 : 0];
}
