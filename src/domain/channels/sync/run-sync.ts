import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { conflict, unprocessable } from "../../errors.ts";
import { pullOrders } from "../external-orders/pull-orders.ts";
import { linkListings } from "../listings/link-listings.ts";
import { refreshStaleListings } from "../listings/refresh-stale-listings.ts";
import { sendDueListings } from "./send-due-listings.ts";
import { describeProblem } from "../platforms/describe-problem.ts";
import { findPlatform, type PlatformRow } from "../platforms/find-platform.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { readPlatformSettings } from "../platforms/platform-settings.ts";
import type { Shop } from "../../shop.ts";
import { registerWebhooks } from "../webhooks/register-webhooks.ts";
import type { WooClient } from "../woocommerce/woo-client.ts";
import { startLog, finishLog, type SyncResult } from "../sync-logs/sync-log.ts";
import { requireSyncLease, withSyncLease } from "../sync-logs/sync-lease.ts";
import { recordListingState } from "../listings/record-listing-state.ts";
import { wooProductSchema } from "../woocommerce/product-schema.ts";
import { readGmt } from "../woocommerce/read-gmt.ts";
import { modifiedSince, readLastSeenAt, writeLastSeenAt } from "../sync-logs/last-seen.ts";
import { batchesOf } from "../../batches-of.ts";

export type SyncOptions = {
  /** Opens the client of a store; with the platform's keys by default. */
  open?: (shop: Shop, platformId: number) => Promise<WooClient>;
};

/** A sync under way: its log at the start, and its log at the end. */
export type StartedSync = { started: SyncLog; finished: Promise<SyncLog> };

/**
 * Synchronizes a platform: pulls its orders and changed products, then sends what is due. One sync per
 * platform at a time, across processes; each leaves a log, also when it fails.
 * @param by username of who started it, null when scheduled
 * @throws conflict during another sync; unprocessable for a platform that is paused or has no sync
 */
export async function startSync(
  shop: Shop,
  platformId: number,
  by: string | null,
  { open = openPlatformClient }: SyncOptions = {},
): Promise<StartedSync> {
  const platform = await findPlatform(shop, platformId);
  if (platform.platform !== "woocommerce") {
    throw unprocessable(
      "This platform reads the feed on its own schedule. There’s nothing to sync.",
    );
  }
  if (!platform.isActive) throw unprocessable("This platform is paused. Resume it first.");
  const begun = Promise.withResolvers<SyncLog>();
  const finished = shop.jobs.run((stopping) =>
    withSyncLease(shop, platformId, async (lease) => {
      const keep = async () => {
        if (stopping.aborted) throw conflict("The shop is shutting down. The next sync continues.");
        await requireSyncLease(shop, lease);
      };
      const log = await startLog(shop, { platformId, syncType: "sync", by });
      begun.resolve(log);
      return syncAndLog(shop, platform, log, { keep, open });
    }),
  );
  finished.catch(begun.reject);
  return { started: await begun.promise, finished };
}

/** startSync, waiting for its end. */
export async function runSync(...run: Parameters<typeof startSync>): Promise<SyncLog> {
  return (await startSync(...run)).finished;
}

async function syncAndLog(
  shop: Shop,
  platform: PlatformRow,
  { id }: SyncLog,
  { keep, open }: { keep: () => Promise<void> } & Required<SyncOptions>,
): Promise<SyncLog> {
  const tally: SyncResult = { success: 0, errors: [] };
  let failure: string | null = null;
  try {
    const woo = await open(shop, platform.id);
    await syncPlatform(shop, platform, woo, tally, { keep, open: () => Promise.resolve(woo) });
  } catch (error) {
    failure = describeProblem(shop, error);
  }
  return finishLog(shop, { id, platformId: platform.id }, tally, failure);
}

async function syncPlatform(
  shop: Shop,
  platform: PlatformRow,
  woo: WooClient,
  tally: SyncResult,
  { keep, open }: { keep: () => Promise<void>; open: () => Promise<WooClient> },
): Promise<void> {
  const { id: platformId } = platform;
  const { storeUrl } = readPlatformSettings(platform);
  await woo.connect();
  await keep();
  const note = await registerWebhooks(shop, woo, platform);
  if (note) tally.errors.push(note);
  if (storeUrl) await linkListings(shop, { platformId, storeUrl });
  const orders = await pullOrders(shop, woo, platformId, keep);
  tally.success += orders.imported + orders.updated;
  tally.errors.push(...orders.failed.map(({ name, reason }) => `${name}: ${reason}`));
  tally.success += await pullProducts(shop, woo, platformId, keep);
  await refreshStaleListings(shop, platformId);
  const { sent, failed } = await sendDueListings(shop, { platformId, open });
  tally.success += sent;
  tally.errors.push(...failed.map(({ productId, reason }) => `Piece ${productId}: ${reason}`));
}

/** Keeps URLs below the limits of web servers. */
const IDS_PER_REQUEST = 100;

/**
 * Records the products that changed in the store since the last call, and listings that were never read.
 * @returns how many had news
 */
export async function pullProducts(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  onPage: () => Promise<void>,
): Promise<number> {
  let seen = await pullUnread(shop, woo, platformId, onPage);
  const mark = await readLastSeenAt(shop, platformId, "productsSeenUntil");
  let latest = mark;
  for await (const { items } of woo.pages("products", { status: "any", ...modifiedSince(mark) })) {
    for (const raw of items) {
      const product = wooProductSchema.safeParse(raw).data;
      if (!product) continue;
      if (await recordListingState(shop, { platformId, product, isFresh: true })) seen += 1;
      const modifiedAt = readGmt(product.date_modified_gmt);
      if (modifiedAt && (!latest || modifiedAt > latest)) latest = modifiedAt;
    }
    await onPage();
  }
  if (latest && latest !== mark) {
    await writeLastSeenAt(shop, platformId, "productsSeenUntil", latest);
  }
  return seen;
}

async function pullUnread(
  shop: Shop,
  woo: WooClient,
  platformId: number,
  onPage: () => Promise<void>,
): Promise<number> {
  const rows = await shop.db
    .selectFrom("productListings")
    .select("externalId")
    .where("platformId", "=", platformId)
    .where("externalId", "is not", null)
    .where("listingData", "is", null)
    .orderBy("id")
    .execute();
  let seen = 0;
  for (const batch of batchesOf(rows, IDS_PER_REQUEST)) {
    const include = batch.map(({ externalId }) => externalId).join(",");
    for await (const { items } of woo.pages("products", { include, status: "any" })) {
      for (const raw of items) {
        const product = wooProductSchema.safeParse(raw).data;
        if (product && (await recordListingState(shop, { platformId, product, isFresh: true })))
          seen += 1;
      }
    }
    await onPage();
  }
  return seen;
}
