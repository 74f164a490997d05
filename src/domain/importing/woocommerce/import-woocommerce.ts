import type { ImportReport } from "#contract/importing/imports.ts";
import { invalid } from "../../errors.ts";
import type { WeightUnit } from "#contract/weight-units.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { toStoredOptions, openWoocommerceImport } from "./open-woocommerce-import.ts";

export type WooImport = {
  /** Empty for the store connected on Platforms. */
  storeUrl?: string | undefined;
  /** Without keys only public products are read. */
  consumerKey?: string | undefined;
  consumerSecret?: string | undefined;
  /** For a store that does not reveal its unit of weight. */
  weightUnit?: WeightUnit | undefined;
};

/**
 * Starts importing all products of a WooCommerce store and returns once there is a sync log.
 * @param by username of the admin; null for the shop itself
 * @throws DomainError invalid for an invalid address or a single key, unprocessable when no store
 * is connected or for the shop's own address, conflict while the same store is being imported. `done` rejects with unprocessable
 * when the store refuses its keys or does not reveal its unit of weight, bad-gateway when it fails
 */
export async function importWoocommerce(
  shop: Shop,
  { storeUrl = "", consumerKey = "", consumerSecret = "", weightUnit }: WooImport,
  { by, dryRun = false }: { by: string | null; dryRun?: boolean },
): Promise<{ syncLogId: number; done: Promise<ImportReport> }> {
  const [hasKey, hasSecret] = [consumerKey, consumerSecret].map((key) => key.trim() !== "");
  if (hasKey !== hasSecret) {
    const missing = hasKey ? "consumerSecret" : "consumerKey";
    throw invalid(missing, "Give both keys, or none to read only what visitors see.");
  }
  const typed = storeUrl.trim() ? { storeUrl, consumerKey, consumerSecret } : null;
  const options = toStoredOptions(shop, typed, weightUnit);
  return startImport(shop, await openWoocommerceImport(shop, options), { by, dryRun, options });
}
