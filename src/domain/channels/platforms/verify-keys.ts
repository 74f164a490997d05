import type { WooKeys } from "#contract/channels/platforms.ts";
import { unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { createWooClient } from "../woocommerce/woo-client.ts";

/**
 * Signs in to a store with its keys.
 * @throws unprocessable when they are refused, bad-gateway when the store does not respond
 */
export async function verifyKeys(shop: Shop, keys: WooKeys): Promise<void> {
  const authMethod = await createWooClient(shop, keys).connect();
  if (authMethod !== "store") return;
  const { host } = new URL(keys.storeUrl);
  throw unprocessable(`${host} has no calls for keys. Is WooCommerce switched on there?`);
}
