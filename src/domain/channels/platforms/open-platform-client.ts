import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { createWooClient, type WooClient } from "../woocommerce/woo-client.ts";
import { findPlatform } from "./find-platform.ts";
import { decryptWooKeys } from "./read-woo-keys.ts";

/** The client of a platform's store. @throws unprocessable when it has no keys */
export async function openPlatformClient(shop: Shop, platformId: number): Promise<WooClient> {
  const keys = decryptWooKeys(shop, await findPlatform(shop, platformId));
  if (!keys) throw unprocessable("This platform has no keys. Replace them.");
  return createWooClient(shop, keys);
}
