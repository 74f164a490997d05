import type { WeightUnit } from "../../weight-units.ts";
import { requireOtherSite } from "../require-other-site.ts";
import type { Source } from "../source.ts";
import type { Shop } from "../../shop.ts";
import type { WooAuthMethod } from "../../channels/woocommerce/woo-request.ts";
import { createWooClient, type WooClient } from "../../channels/woocommerce/woo-client.ts";
import { readItems } from "./read-items.ts";
import { parseSiteUrl, siteKey } from "../../infrastructure/outbound/parse-site-url.ts";

export type WooSourceOptions = {
  storeUrl: string;
  consumerKey?: string | undefined;
  consumerSecret?: string | undefined;
  /** For a store that does not reveal its unit of weight. */
  weightUnit?: WeightUnit | undefined;
  /** The connected platform, if the keys are its own. */
  platformId?: number | undefined;
};

/**
 * All products of a WooCommerce store as a source of pieces.
 * @throws DomainError invalid for an invalid address, unprocessable for the shop's own
 */
export function wooSource(shop: Shop, options: WooSourceOptions): Source {
  const { weightUnit = null, platformId = null, ...store } = options;
  const [address] = parseSiteUrl(store.storeUrl);
  requireOtherSite(shop, address);
  let woo: WooClient | undefined;
  const hasKeys = Boolean(store.consumerKey && store.consumerSecret);
  let way: WooAuthMethod | null = null;
  let total: number | null = null;
  return {
    kind: "woocommerce",
    key: siteKey(address),
    label: address.host,
    platformId,
    describeWay: () => woo?.describeAuth() ?? null,
    countItems: () => total,
    // With refused keys only public products were read, so drafts are not missing.
    get isWhole() {
      return way !== "store" || !hasKeys;
    },
    read: (signal) => {
      woo = createWooClient(shop, { ...store, signal });
      return readItems({
        woo,
        weightUnit,
        onTotal: (count) => (total = count),
        onWay: (found) => (way = found),
      });
    },
  };
}
