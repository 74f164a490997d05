import type { SyncLog } from "#contract/sync-logs.ts";
import { unprocessable } from "../errors.ts";
import { pullOrders } from "../external-orders/pull-orders.ts";
import { linkListings } from "../listings/link-listings.ts";
import { noteStaleListings } from "../listings/note-stale-listings.ts";
import { sendDueListings } from "../listings/send-due-listings.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { findPlatform, type PlatformRow } from "../platforms/find-platform.ts";
import { openPlatformStore } from "../platforms/open-platform-store.ts";
import { readPlatformSettings } from "../platforms/platform-settings.ts";
import type { Shop } from "../shop.ts";
import { registerWebhooks } from "../webhooks/register-webhooks.ts";
import type { WooClient } from "../woocommerce/open-woo.ts";
import { lookAtProducts } from "./look-at-products.ts";
import { beginLog, endLog, type Tally } from "./sync-log.ts";
import { takeSyncLease } from "./sync-lease.ts";

export type SyncOptions = {
  /** How the shop is reached; the platform's own keys when left out. */
  open?: (shop: Shop, platformId: number) => Promise<WooClient>;
};

/**
 * Brings both sides together: reads the orders there, looks at what changed there, sends what is due.
 * One run at a time, in whichever process; each leaves its log, the failed one too.
 * @param by username of who started it, null for one that started by itself
 * @throws conflict while a run is under way; unprocessable for a platform that is paused or has no run
 */
export async function runSync(
  shop: Shop,
  platformId: number,
  by: string | null,
  { open = openPlatformStore }: SyncOptions = {},
): Promise<SyncLog> {
  const platform = await findPlatform(shop, platformId);
  if (platform.platform !== "woocommerce") {
    throw unprocessable("This platform fetches by itself: there is nothing to run.");
  }
  if (!platform.isActive) throw unprocessable("This platform is paused. Resume it first.");
  const lease = await takeSyncLease(shop, platformId);
  try {
    const log = await beginLog(shop, { platformId, syncType: "sync", by });
    const tally: Tally = { success: 0, errors: [] };
    let failure: string | null = null;
    try {
      const woo = await open(shop, platformId);
      await bringTogether(shop, platform, woo, tally, {
        keep: lease.keep,
        open: () => Promise.resolve(woo),
      });
    } catch (error) {
      failure = describeProblem(shop, error);
    }
    return await endLog(shop, { id: log, platformId }, tally, failure);
  } finally {
    await lease.release();
  }
}

async function bringTogether(
  shop: Shop,
  platform: PlatformRow,
  woo: WooClient,
  tally: Tally,
  { keep, open }: { keep: () => Promise<void>; open: () => Promise<WooClient> },
): Promise<void> {
  const { id: platformId } = platform;
  const { storeUrl } = readPlatformSettings(platform);
  await woo.connect();
  const note = await registerWebhooks(shop, woo, platform);
  if (note) tally.errors.push(note);
  if (storeUrl) await linkListings(shop, { platformId, storeUrl });
  const orders = await pullOrders(shop, woo, platformId, keep);
  tally.success += orders.imported + orders.updated;
  tally.errors.push(...orders.failed.map(({ name, reason }) => `${name}: ${reason}`));
  tally.success += await lookAtProducts(shop, woo, platformId, keep);
  await noteStaleListings(shop, platformId);
  const { sent, failed } = await sendDueListings(shop, { platformId, open });
  tally.success += sent;
  tally.errors.push(...failed.map(({ productId, reason }) => `Piece ${productId}: ${reason}`));
}
