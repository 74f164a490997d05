import { DomainError } from "../../../errors.ts";
import { flagForeignCurrency } from "../../parsing/flag-foreign-currency.ts";
import { readInWorker } from "../../reader-tasks/read-in-worker.ts";
import type { SourceItem } from "../../source.ts";
import type { SiteClient } from "../crawler/site-client.ts";

const PER_PAGE = 250;
const MAX_PAGES = 200;

/** All products of a Shopify store; nothing when the site is not one. */
export async function* readShopifyItems(site: SiteClient): AsyncGenerator<SourceItem> {
  let currency: string | null = null;
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const page = await readPage(site, number);
    if (page === null && number > 1) throw incompleteError(site);
    if (!page?.items.length) return;
    if (number === 1) currency = await findCurrency(site, page.handle);
    for (const item of page.items)
      yield item.kind === "piece" ? flagForeignCurrency(item, currency) : item;
  }
}

/** null when the response is not a product list. */
async function readPage(site: SiteClient, number: number) {
  const url = new URL(`/products.json?limit=${PER_PAGE}&page=${number}`, site.start);
  if (!(await site.isAllowed(url))) return null;
  const { status, bytes } = await site.fetch(url, "application/json");
  return status === 200 ? readInWorker("shopifyProducts", { bytes, shop: site.start.href }) : null;
}

const incompleteError = ({ start }: SiteClient) =>
  new DomainError("bad-gateway", `${start.host} stopped half-way through its products.`);

/** The product list has no currency, but product pages do. */
async function findCurrency(site: SiteClient, handle: string | null): Promise<string | null> {
  const url = new URL(handle ? `/products/${handle}` : "/", site.start);
  if (!(await site.isAllowed(url))) return null;
  try {
    const { status, headers, bytes } = await site.fetch(url, "text/html");
    const type = headers.get("content-type");
    return status === 200 ? await readInWorker("shopifyCurrency", { bytes, type }) : null;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
