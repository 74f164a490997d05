import type { SyncLog } from "#contract/channels/sync-logs.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";

/** What a sync has done. */
export type SyncResult = { success: number; errors: string[] };

const PLATFORM_TYPES = ["sync", "orders"] as const;
/** How many errors the log lists. */
const MAX_ERRORS = 50;

/** Starts the log of a sync. An earlier one without an end was interrupted, since its lease has expired. */
export async function startLog(
  shop: Shop,
  run: { platformId: number; syncType: (typeof PLATFORM_TYPES)[number]; by: string | null },
): Promise<SyncLog> {
  const now = shop.now().toISOString();
  return inTransaction(shop, async ({ db }) => {
    await db
      .updateTable("syncLogs")
      .set({ status: "interrupted", completedAt: now, errorDetails: "The shop stopped meanwhile." })
      .where("platformId", "=", run.platformId)
      .where("syncType", "in", PLATFORM_TYPES)
      .where("status", "=", "running")
      .execute();
    const log = await db
      .insertInto("syncLogs")
      .values({
        platformId: run.platformId,
        syncType: run.syncType,
        status: "running",
        startedBy: run.by,
        startedAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...log, label: null };
  });
}

/** Finishes the log and updates the platform. @param failure why the sync was aborted, or null */
export async function finishLog(
  shop: Shop,
  { id, platformId }: { id: number; platformId: number },
  { success, errors }: SyncResult,
  failure: string | null,
): Promise<SyncLog> {
  const now = shop.now().toISOString();
  const all = failure === null ? errors : [failure, ...errors];
  const more = all.length > MAX_ERRORS ? [`And ${all.length - MAX_ERRORS} more.`] : [];
  return inTransaction(shop, async ({ db }) => {
    await db
      .updateTable("platformIntegrations")
      .set({ lastSyncAt: now })
      .where("id", "=", platformId)
      .execute();
    const lastError = failure ?? errors[0] ?? null;
    await db
      .insertInto("platformSyncState")
      .values({ platformId, lastError })
      .onConflict((known) => known.column("platformId").doUpdateSet({ lastError }))
      .execute();
    const log = await db
      .updateTable("syncLogs")
      .set({
        status: failure === null ? "completed" : "failed",
        recordsProcessed: success + errors.length,
        recordsSuccess: success,
        recordsError: errors.length,
        errorDetails: [...all.slice(0, MAX_ERRORS), ...more].join("\n") || null,
        completedAt: now,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...log, label: null };
  });
}
