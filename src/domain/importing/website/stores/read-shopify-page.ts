import { z } from "zod";
import { parseJson } from "../../../parse-json.ts";
import type { SourceItem, SourcePiece } from "../../source.ts";
import { emptyPiece } from "../../empty-piece.ts";
import { htmlToLine, htmlToText } from "../../parsing/html-to-text.ts";
import { parseDecimalAmount, parsePrice } from "../../parsing/parse-price.ts";
import { toCentigrams } from "../../parsing/parse-weight.ts";
import { toPictureUrl } from "../pages/gallery/to-picture-url.ts";
import { describeVariants } from "../../variants/describe-variants.ts";
import { addOptionLines, collectOptions, listMaterials } from "../../variants/variant-options.ts";
import { flag, image, listOf, text } from "../../../lenient-fields.ts";

/** Four times what it is asked for. */
const MAX_PRODUCTS = 1000;

const pageSchema = z.object({ products: z.array(z.unknown()) });

/** The products of a /products.json, and the handle of the first; null when it is no list of products. */
export function readShopifyPage(
  bytes: Uint8Array,
  shop: URL,
): { items: SourceItem[]; handle: string | null } | null {
  const products = pageSchema.safeParse(parseJson(bytes)).data?.products;
  if (!products) return null;
  const handle = shopifyProductSchema.safeParse(products[0]).data?.handle ?? null;
  return { items: products.slice(0, MAX_PRODUCTS).map((item) => readOne(shop, item)), handle };
}

function readOne(shop: URL, item: unknown): SourceItem {
  const { data: product } = shopifyProductSchema.safeParse(item);
  if (!product?.title) {
    return { kind: "refused", where: whereOf(item), name: "", reason: "It has no name or no id." };
  }
  const piece = readShopifyProduct(product, shop);
  return { kind: "piece", where: `product ${product.id}`, piece };
}

const whereOf = (item: unknown) =>
  `product ${z.object({ id: z.union([z.string(), z.number()]) }).safeParse(item).data?.id ?? "without an id"}`;

const CURRENCY_PATTERNS = [
  /Shopify\.currency\s{0,9}=\s{0,9}\{[^}]{0,200}"active"\s{0,9}:\s{0,9}"([A-Z]{3})"/,
  /"priceCurrency"\s{0,9}:\s{0,9}"([A-Z]{3})"/,
];

/** The currency that a page of the store names; null for none. */
export function readCurrency(html: string): string | null {
  const metas = html.matchAll(/<meta\s[^<>]*>/gi).map(([tag]) => tag);
  const meta = metas.find((tag) => /price:currency["']/i.test(tag)) ?? "";
  const currency =
    /content=["']([A-Z]{3})["']/i.exec(meta)?.[1] ??
    CURRENCY_PATTERNS.map((place) => place.exec(html)?.[1]).find(Boolean);
  return currency?.toUpperCase() ?? null;
}

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
type ShopifyProduct = z.infer<typeof shopifyProductSchema>;

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
