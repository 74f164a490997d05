import type { ImportReport } from "#contract/imports.ts";
import { invalid } from "../../errors.ts";
import type { WeightUnit } from "../parsing/parse-weight.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../../shop.ts";
import { toStoredOptions, openWoocommerceImport } from "./open-woocommerce-import.ts";

export type WooImport = {
  /** Left out, or empty, for the store that is connected on Platforms. */
  storeUrl?: string | undefined;
  /** Without keys only what visitors see is read. */
  consumerKey?: string | undefined;
  consumerSecret?: string | undefined;
  /** For a store that does not tell the unit that it weighs in. */
  weightUnit?: WeightUnit | undefined;
};

/**
 * Imports all products of a WooCommerce store. It answers as soon as the run has its sync log.
 * @param by username of who starts it, null for the shop itself
 * @throws DomainError invalid for an address that is none and for half a pair of keys, unprocessable
 * where no store is connected, conflict while a run of the same store is under way. `done` throws
 * unprocessable for a store that refuses its keys or does not tell its unit of weight, bad-gateway for
 * one that breaks
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
