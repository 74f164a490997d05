import { z } from "zod";
import { unprocessable } from "../../errors.ts";
import { WEIGHT_UNITS, type WeightUnit } from "#contract/weight-units.ts";
import type { Source } from "../source.ts";
import { readWooKeys } from "../../channels/platforms/read-woo-keys.ts";
import { decryptSecret, encryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import type { Shop } from "../../shop.ts";
import { requireOtherSite } from "../require-other-site.ts";
import type { WooAuthMethod } from "../../channels/woocommerce/woo-request.ts";
import { createWooClient, type WooClient } from "../../channels/woocommerce/woo-client.ts";
import { readItems } from "./read-items.ts";
import { parseSiteUrl, siteKey } from "../../infrastructure/outbound/parse-site-url.ts";

const keysSchema = z.object({
  storeUrl: z.string(),
  consumerKey: z.string().optional(),
  consumerSecret: z.string().optional(),
});
export type TypedStore = z.infer<typeof keysSchema>;

/**
 * Stored with the import to reopen its source. Keys are encrypted; those of the connected store are
 * not copied.
 */
const optionsSchema = z.object({
  /** null for the connected store. */
  sealed: z.string().nullable(),
  weightUnit: z.enum(WEIGHT_UNITS).optional(),
});
type Options = z.infer<typeof optionsSchema>;

/** Encryption context of the stored keys. */
const ENCRYPTION_PURPOSE = "a WooCommerce import";

/**
 * The options to store with an import.
 * @param credentials null for the connected store
 */
export const toStoredOptions = (
  shop: Shop,
  credentials: TypedStore | null,
  weightUnit: WeightUnit | undefined,
): Options => ({
  sealed: credentials && encryptSecret(shop, JSON.stringify(credentials), ENCRYPTION_PURPOSE),
  ...(weightUnit && { weightUnit }),
});

/**
 * Opens the source of an import, for the first time or again.
 * @throws DomainError unprocessable when no store is connected, invalid for an invalid address
 */
export async function openWoocommerceImport(shop: Shop, options: unknown): Promise<Source> {
  const { sealed, weightUnit } = optionsSchema.parse(options);
  if (sealed !== null) {
    const credentials = keysSchema.parse(
      JSON.parse(decryptSecret(shop, sealed, ENCRYPTION_PURPOSE)),
    );
    return wooSource(shop, { ...credentials, weightUnit });
  }
  const connected = await readWooKeys(shop);
  if (!connected) {
    throw unprocessable(
      "No WooCommerce store is connected. Type its address and keys, or connect it on Platforms.",
    );
  }
  const { keys, platformId } = connected;
  return wooSource(shop, { ...keys, platformId, weightUnit });
}

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
