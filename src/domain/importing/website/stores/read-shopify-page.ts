import { z } from "zod";
import { parseJson } from "../../../parse-json.ts";
import type { SourceItem } from "../../source.ts";
import { readShopifyProduct, shopifyProductSchema } from "./read-shopify-product.ts";

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
