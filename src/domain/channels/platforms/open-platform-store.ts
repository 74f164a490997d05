import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { openWoo, type WooClient } from "../woocommerce/woo-client.ts";
import { findPlatform } from "./find-platform.ts";
import { openWooKeys } from "./read-woo-keys.ts";

/** The shop that a platform stands for. @throws unprocessable when it has no keys */
export async function openPlatformStore(shop: Shop, platformId: number): Promise<WooClient> {
  const keys = openWooKeys(shop, await findPlatform(shop, platformId));
  if (!keys) throw unprocessable("This platform has no keys. Replace them.");
  return openWoo(shop, keys);
}
