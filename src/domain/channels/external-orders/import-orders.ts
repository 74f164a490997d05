import { countOf } from "#contract/count-of.ts";
import type { OrdersImported } from "#contract/channels/external-orders.ts";
import { PLATFORMS, type WooKeys } from "#contract/channels/platforms.ts";
import { unprocessable } from "../../errors.ts";
import { linkListings } from "../listings/link-listings.ts";
import { connectPlatform } from "../platforms/connect-platform.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { findPlatforms } from "../platforms/find-platform.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { readWooKeys } from "../platforms/read-woo-keys.ts";
import { startLog, finishLog } from "../sync-logs/sync-log.ts";
import { requireSyncLease, withSyncLease } from "../sync-logs/sync-lease.ts";
import type { Shop } from "../../shop.ts";
import { pullOrders } from "./pull-orders.ts";

/**
 * Imports the orders of the WooCommerce store. Idempotent: later calls import what changed.
 * @param given address and keys, which connect the store if it is not; null for the connected store's
 * @throws unprocessable when no store is connected or the keys are refused; conflict during another
 * sync; bad-gateway when the store cannot be reached
 */
export async function importOrders(
  shop: Shop,
  given: WooKeys | null,
  by: string | null,
): Promise<OrdersImported> {
  const platformId = await findOrConnectPlatform(shop, given, by);
  return withSyncLease(shop, platformId, async (lease) => {
    const { id } = await startLog(shop, { platformId, syncType: "orders", by });
    try {
      const woo = await openPlatformClient(shop, platformId);
      const connected = await readWooKeys(shop);
      if (connected) await linkListings(shop, { platformId, storeUrl: connected.keys.storeUrl });
      const pulled = await pullOrders(shop, woo, platformId, () => requireSyncLease(shop, lease));
      const errors = pulled.failed.map(({ name, reason }) => `${name}: ${reason}`);
      const success = pulled.imported + pulled.updated;
      await finishLog(shop, { id, platformId }, { success, errors }, null);
      return { message: describeResult(pulled), ...pulled };
    } catch (error) {
      const failure = describeProblem(shop, error);
      await finishLog(shop, { id, platformId }, { success: 0, errors: [] }, failure);
      throw error;
    }
  });
}

async function findOrConnectPlatform(
  shop: Shop,
  given: WooKeys | null,
  by: string | null,
): Promise<number> {
  const [row] = await findPlatforms(shop, "woocommerce");
  if (!given) {
    const connected = await readWooKeys(shop);
    if (connected) return connected.platformId;
    const name = PLATFORMS.woocommerce.name;
    throw unprocessable(`No ${name} shop is connected. Connect it in Platforms first.`);
  }
  if (!row) {
    return (await connectPlatform(shop, { platform: "woocommerce", credentials: given }, by)).id;
  }
  await changePlatform(shop, row.id, { credentials: given }, by);
  return row.id;
}

const describeResult = ({ imported, updated }: { imported: number; updated: number }): string =>
  imported + updated === 0
    ? "No order is new there."
    : `Imported ${countOf(imported, "order")}, updated ${updated}.`;
