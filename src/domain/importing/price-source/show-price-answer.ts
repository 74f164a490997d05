import type { PriceAnswer } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { notFound } from "../../errors.ts";
import { parseSiteUrl } from "../../infrastructure/outbound/parse-site-url.ts";
import type { Shop } from "../../shop.ts";
import { fetchPriceAnswer } from "./fetch-price-answer.ts";
import { decryptUrl, findStoredSource } from "./stored-source.ts";

/**
 * What an address answers, for choosing values; the stored one where none is given.
 * @throws not-found without one, else as fetchPriceAnswer
 */
export async function showPriceAnswer(shop: Shop, typed?: string): Promise<PriceAnswer> {
  return fetchPriceAnswer(shop, await toSourceUrl(shop, typed));
}

/** The typed address, else the stored one. @throws invalid, not-found */
export async function toSourceUrl(shop: Shop, typed: string | undefined): Promise<URL> {
  if (typed !== undefined) return parseSiteUrl(typed, "url")[0];
  const stored = await findStoredSource(shop);
  if (!stored) throw notFound("A web address for metal prices");
  return decryptUrl(shop, stored);
}
