import { DomainError, unprocessable } from "../../errors.ts";
import { parseSiteUrl, siteKey } from "../../infrastructure/outbound/parse-site-url.ts";
import { requireOtherSite } from "../require-other-site.ts";
import type { Source, SourceItem } from "../source.ts";
import type { Shop } from "../../shop.ts";
import { crawlSite } from "./crawler/crawl-site.ts";
import { readShopifyItems } from "./stores/read-shopify-items.ts";
import { readStoreItems } from "./stores/read-store-items.ts";
import { type SiteClient, openSiteClient } from "./crawler/site-client.ts";

type State = { way: string | null; total: number | null; isWhole: boolean };

/**
 * Any website as a source: a Shopify store by its product list, a WooCommerce store by its Store
 * API, any other site by its pages.
 * @throws DomainError invalid for an invalid address, unprocessable for the shop's own
 */
export function websiteSource(shop: Shop, { url }: { url: string }): Source {
  const candidates = parseSiteUrl(url, "url");
  requireOtherSite(shop, candidates[0]);
  const state: State = { way: null, total: null, isWhole: true };
  return {
    kind: "website",
    key: siteKey(candidates[0]),
    label: candidates[0].host,
    platformId: null,
    describeWay: () => state.way,
    countItems: () => state.total,
    get isWhole() {
      return state.isWhole;
    },
    read: (signal) => readSite(shop, candidates, state, signal),
  };
}

async function* readSite(
  shop: Shop,
  candidates: [URL, ...URL[]],
  state: State,
  signal: AbortSignal,
): AsyncGenerator<SourceItem> {
  const site = await openSiteClient(shop, candidates, signal);
  const { host } = site.start;
  let refused: string | null = null;
  for (const { way, read } of readMethods(site, state)) {
    let found = 0;
    for await (const item of read()) {
      state.way = `Read ${host} ${way}.`;
      if (item.kind === "refused") refused ??= item.reason;
      else found += 1;
      yield item;
    }
    if (found > 0) return;
  }
  if (refused) throw new DomainError("bad-gateway", `Nothing of ${host} could be read. ${refused}`);
  throw unprocessable(
    `Nothing was found at ${host}: no list of products, and no page that tells of one.`,
  );
}

type ReadMethod = { way: string; read: () => AsyncIterable<SourceItem> };

function readMethods(site: SiteClient, state: State): ReadMethod[] {
  const onTotal = (total: number | null) => {
    state.total = total;
  };
  const onIncomplete = () => {
    state.isWhole = false;
  };
  return [
    { way: "by its Shopify list of products", read: () => readShopifyItems(site) },
    {
      way: "by its WooCommerce Store API",
      read: async function* () {
        yield* readStoreItems(site, await readHomeLink(site), { onTotal });
      },
    },
    {
      way: "page by page, as robots.txt allows",
      read: () => crawlSite(site, { onTotal, onIncomplete }),
    },
  ];
}

/** The home page may fail although the API works. */
async function readHomeLink(site: SiteClient): Promise<string | null> {
  try {
    return (await site.fetch(site.start, "text/html")).headers.get("link");
  } catch (error) {
    if (error instanceof DomainError && error.code === "bad-gateway") return null;
    throw error;
  }
}
