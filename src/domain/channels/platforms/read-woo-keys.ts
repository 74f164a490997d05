import type { WooKeys } from "#contract/channels/platforms.ts";
import type { Shop } from "../../shop.ts";
import { decryptCredentials } from "./credentials.ts";
import { findPlatforms, type PlatformRow } from "./find-platform.ts";

/** The keys of the connected WooCommerce store; null when there is none or it is paused. */
export async function readWooKeys(
  shop: Shop,
): Promise<{ platformId: number; keys: WooKeys } | null> {
  const row = (await findPlatforms(shop, "woocommerce")).find(({ isActive }) => isActive);
  const keys = row && decryptWooKeys(shop, row);
  return row && keys ? { platformId: row.id, keys } : null;
}

/** The keys of one platform; null while it has none. */
export function decryptWooKeys(shop: Shop, row: PlatformRow): WooKeys | null {
  const { storeUrl, consumerKey, consumerSecret } = decryptCredentials(shop, row);
  if (!storeUrl || !consumerKey || !consumerSecret) return null;
  return { storeUrl, consumerKey, consumerSecret };
}
