import type { ReadPrices } from "#contract/catalogue/metal-prices/price-file.ts";
import type { SourceItem } from "../source.ts";

/** A response, with its Content-Type. */
type Fetched = { bytes: Uint8Array; type: string | null };

/** A robots.txt as it was fetched. */
export type RobotsFile = { url: string; status: number; text: string };

/** What the worker thread of imports does: with which input, and what it returns. URLs are sent as text. */
export type ReaderTasks = {
  page: {
    input: Fetched & { url: string };
    output: {
      item: SourceItem | null;
      listed: { url: string | null; item: SourceItem }[];
      links: string[];
    };
  };
  sitemap: {
    input: Fetched & { url: string; limit: number };
    output: { isIndex: boolean; urls: string[] };
  };
  robots: {
    input: RobotsFile;
    output: { delayMilliseconds: number | null; sitemaps: string[] };
  };
  /** Those of the URLs that may be fetched. */
  allowedUrls: { input: { robots: RobotsFile; urls: string[] }; output: string[] };
  /** null when the response is no list of products. The handle is that of the first product. */
  shopifyProducts: {
    input: { bytes: Uint8Array; shop: string };
    output: { items: SourceItem[]; handle: string | null } | null;
  };
  /** The currency that a page of a Shopify store names. */
  shopifyCurrency: { input: Fetched; output: string | null };
  /** Products of WooCommerce's Store API. */
  storeProducts: { input: unknown[]; output: SourceItem[] };
  priceFile: { input: Uint8Array; output: ReadPrices };
};
