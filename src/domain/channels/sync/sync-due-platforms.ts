import { DomainError } from "../../errors.ts";
import { forEachRow } from "../../for-each-row.ts";
import { retryDueOrders } from "../external-orders/retry-failed-orders.ts";
import { findPlatforms } from "../platforms/find-platform.ts";
import { nextSync } from "../platforms/next-sync.ts";
import { readPlatformSettings } from "../platforms/platform-settings.ts";
import type { Shop } from "../../shop.ts";
import { runSync } from "./run-sync.ts";

/**
 * Synchronizes platforms whose scheduled sync is due, except those another process is at, and tries orders that
 * could not be recorded again.
 */
export async function syncDuePlatforms(shop: Shop): Promise<void> {
  const now = shop.now().toISOString();
  await retryDueOrders(shop);
  const platforms = await findPlatforms(shop, "woocommerce");
  const named = { work: "sync a platform", key: ({ id }: (typeof platforms)[number]) => id };
  await forEachRow(shop, platforms, named, async (row) => {
    const next = nextSync({ ...row, schedule: readPlatformSettings(row).schedule });
    if (next === null || next > now) return;
    try {
      await runSync(shop, row.id, null);
    } catch (error) {
      // Its log has the reason.
      if (!(error instanceof DomainError)) throw error;
    }
  });
}
