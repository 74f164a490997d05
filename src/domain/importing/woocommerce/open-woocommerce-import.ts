import { z } from "zod";
import { unprocessable } from "../../errors.ts";
import type { WeightUnit } from "../../weight-units.ts";
import type { Source } from "../source.ts";
import { readWooKeys } from "../../channels/platforms/read-woo-keys.ts";
import { decryptSecret, encryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import type { Shop } from "../../shop.ts";
import { wooSource } from "./woo-source.ts";

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
  weightUnit: z.enum(["g", "kg", "lb", "oz", "ct"]).optional(),
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
