import type { SourceItem } from "../../source.ts";
import { readResponse, type WooResponse } from "../../../channels/woocommerce/read-response.ts";
import { readInWorker } from "../../reader-tasks/read-in-worker.ts";
import { readPages, type WooQuery } from "../../../channels/woocommerce/read-pages.ts";
import { parseJson } from "../../../parse-json.ts";
import type { SiteClient } from "../crawler/site-client.ts";

type StoreEvents = { onTotal: (total: number | null) => void };

/**
 * All products in a WooCommerce store's public Store API; nothing when the site has none.
 * @param home the home page's Link header, in which WordPress names its API
 */
export async function* readStoreItems(
  site: SiteClient,
  home: string | null,
  { onTotal }: StoreEvents,
): AsyncGenerator<SourceItem> {
  const base = await findOrConnectPlatform(site, home);
  if (!base) return;
  const get = async (path: string, query: WooQuery): Promise<WooResponse> => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return readResponse(await site.fetch(url, "application/json"));
  };
  for await (const { items, total } of readPages(get, "products")) {
    onTotal(total);
    yield* await readInWorker("storeProducts", items);
  }
}

/** The first candidate that responds as a Store API. */
async function findOrConnectPlatform(site: SiteClient, home: string | null): Promise<URL | null> {
  const named = /<([^<>]+)>;\s*rel="?https:\/\/api\.w\.org\/"?/.exec(home ?? "")?.[1];
  const places = [
    named,
    new URL("/wp-json/", site.start).href,
    new URL("wp-json/", site.start).href,
  ];
  for (const place of new Set(places)) {
    const base = place ? URL.parse("wc/store/v1/", place) : null;
    const probe = base && new URL("products?per_page=1", base);
    if (!base || !probe || !(await site.isAllowed(probe))) continue;
    const { status, bytes } = await site.fetch(probe, "application/json");
    if (status === 200 && Array.isArray(parseJson(bytes))) return base;
  }
  return null;
}
