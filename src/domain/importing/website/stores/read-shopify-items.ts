import { z } from "zod";
import { DomainError } from "../../../errors.ts";
import { flagForeignCurrency } from "../../parsing/flag-foreign-currency.ts";
import type { SourceItem } from "../../source.ts";
import { decodePage } from "../crawler/decode-page.ts";
import { parseJson } from "../../../parse-json.ts";
import { readShopifyProduct, shopifyProductSchema } from "./read-shopify-product.ts";
import type { SiteClient } from "../crawler/site-client.ts";

const PER_PAGE = 250;
const MAX_PAGES = 200;

const pageSchema = z.object({ products: z.array(z.unknown()) });

/** All products of a Shopify store; nothing when the site is not one. */
export async function* readShopifyItems(site: SiteClient): AsyncGenerator<SourceItem> {
  let currency: string | null = null;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const products = await readPage(site, number);
    if (products === null && number > 1) throw incompleteError(site);
    if (!products?.length) return;
    if (number === 1) currency = await findCurrency(site, products[0]);
    for (const item of products) yield readOne(site, item, currency);
  }
}

/** null when the response is not a product list. */
async function readPage(site: SiteClient, number: number): Promise<unknown[] | null> {
  const url = new URL(`/products.json?limit=${PER_PAGE}&page=${number}`, site.start);
  if (!site.isAllowed(url)) return null;
  const { status, bytes } = await site.fetch(url, "application/json");
  return status === 200 ? (pageSchema.safeParse(parseJson(bytes)).data?.products ?? null) : null;
}

const incompleteError = ({ start }: SiteClient) =>
  new DomainError("bad-gateway", `${start.host} stopped half-way through its products.`);

function readOne(site: SiteClient, item: unknown, currency: string | null): SourceItem {
  const { data: product } = shopifyProductSchema.safeParse(item);
  if (!product?.title) {
    return { kind: "refused", where: whereOf(item), name: "", reason: "It has no name or no id." };
  }
  const piece = readShopifyProduct(product, site.start);
  return flagForeignCurrency({ kind: "piece", where: `product ${product.id}`, piece }, currency);
}

const whereOf = (item: unknown) =>
  `product ${z.object({ id: z.union([z.string(), z.number()]) }).safeParse(item).data?.id ?? "without an id"}`;

/** The product list has no currency, but product pages do. */
async function findCurrency(site: SiteClient, item: unknown): Promise<string | null> {
  const handle = shopifyProductSchema.safeParse(item).data?.handle;
  const url = new URL(handle ? `/products/${handle}` : "/", site.start);
  if (!site.isAllowed(url)) return null;
  try {
    const { status, headers, bytes } = await site.fetch(url, "text/html");
    if (status !== 200) return null;
    return currencyOf(decodePage(bytes, headers.get("content-type")));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const CURRENCY_PATTERNS = [
  /Shopify\.currency\s{0,9}=\s{0,9}\{[^}]{0,200}"active"\s{0,9}:\s{0,9}"([A-Z]{3})"/,
  /"priceCurrency"\s{0,9}:\s{0,9}"([A-Z]{3})"/,
];

function currencyOf(html: string): string | null {
  const metas = html.matchAll(/<meta\s[^<>]*>/gi).map(([tag]) => tag);
  const meta = metas.find((tag) => /price:currency["']/i.test(tag)) ?? "";
  const currency =
    /content=["']([A-Z]{3})["']/i.exec(meta)?.[1] ??
    CURRENCY_PATTERNS.map((place) => place.exec(html)?.[1]).find(Boolean);
  return currency?.toUpperCase() ?? null;
}
