import { emptyPiece } from "../../empty-piece.ts";
import { z } from "zod";
import { htmlToLine, htmlToText } from "../../parsing/html-to-text.ts";
import { parseDecimalAmount, parsePrice } from "../../parsing/parse-price.ts";
import { toCentigrams } from "../../parsing/parse-weight.ts";
import type { SourcePiece } from "../../source.ts";
import { toPictureUrl } from "../pages/gallery/to-picture-url.ts";
import { describeVariants } from "../../variants/describe-variants.ts";
import { addOptionLines, collectOptions, listMaterials } from "../../variants/variant-options.ts";
import { flag, image, listOf, text } from "../../../lenient-fields.ts";

/** The fields of /products.json that an import reads. */
export const shopifyProductSchema = z.object({
  id: z.coerce.number().int().positive(),
  title: text,
  handle: text,
  body_html: text,
  product_type: text,
  // A list in the public API, comma-separated text in the admin API.
  tags: z.union([z.string().transform((tags) => tags.split(",")), listOf(text)]).catch([]),
  variants: listOf(
    z.object({
      title: text,
      sku: text,
      price: text,
      grams: z.coerce.number().nonnegative().catch(0),
      available: flag.nullable().catch(null),
    }),
  ),
  images: listOf(image),
  options: listOf(z.object({ name: text, values: listOf(text) })),
});
export type ShopifyProduct = z.infer<typeof shopifyProductSchema>;

/** Converts a Shopify product with its variants into one piece. */
export function readShopifyProduct(product: ShopifyProduct, shop: URL): SourcePiece {
  const variants = product.variants
    .map((variant) => ({ ...variant, cents: readCents(variant.price) }))
    .toSorted((a, b) => (a.cents ?? Infinity) - (b.cents ?? Infinity));
  const [cheapest] = variants;
  const options = collectOptions(
    product.options.flatMap(({ name, values }) => values.map((value) => ({ name, value }))),
  );
  const materials = listMaterials(options);
  const type = htmlToLine(product.product_type);
  const grams = variants.find((variant) => variant.grams > 0)?.grams;
  return {
    ...emptyPiece(htmlToLine(product.title)),
    externalId: String(product.id),
    address: product.handle ? new URL(`/products/${product.handle}`, shop).href : null,
    sku: variants.length === 1 ? (cheapest?.sku ?? "") || null : null,
    description: addOptionLines(htmlToText(product.body_html) || null, options),
    priceCents: cheapest?.cents ?? null,
    stock: readStock(variants),
    isActive: true,
    materials: materials.join(", ") || null,
    weightCentigrams: grams === undefined ? null : toCentigrams(grams, "g"),
    categories: type ? [type] : [],
    tags: [
      ...materials.map((name) => ({ name, type: "material" as const })),
      ...product.tags.map((tag) => ({ name: htmlToLine(tag), type: null })),
    ].filter(({ name }) => name !== ""),
    pictures: product.images.flatMap(({ src, alt = "" }) => {
      const url = src ? toPictureUrl(src, shop) : null;
      return url ? [{ url: url.href, alt: htmlToLine(alt) }] : [];
    }),
    notes: describeVariants({
      noun: "variant",
      count: variants.length,
      options,
      prices: variants.map(({ cents }) => cents),
    }),
  };
}

const readCents = (price: string) => parseDecimalAmount(price) ?? parsePrice(price)?.cents ?? null;

/** 1 when any variant is available; Shopify does not publish quantities. */
function readStock(variants: { available: boolean | null }[]): number | null {
  if (variants.every(({ available }) => available === null)) return null;
  return variants.some(({ available }) => available) ? 1 : 0;
}
