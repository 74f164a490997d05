import type { SyncLog, SyncStatus } from "#contract/channels/sync-logs.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";

type Options = {
  status?: SyncStatus | undefined;
  platformId?: number | undefined;
  limit?: number;
  offset?: number;
};

/**
 * Sync logs, the newest first; all without a limit. Previews are listed only while they are
 * running, with status "running".
 */
export async function listSyncLogs(
  { db }: Shop,
  { status, platformId, limit, offset = 0 }: Options = {},
): Promise<Page<SyncLog>> {
  const found = db
    .selectFrom("syncLogs")
    .leftJoin("importRuns", "importRuns.syncLogId", "syncLogs.id")
    .$call((query) => (status === undefined ? query : query.where("status", "=", status)))
    .$call((query) =>
      platformId === undefined ? query : query.where("platformId", "=", platformId),
    )
    .$call((query) =>
      status === "running"
        ? query
        : query.where((eb) => eb.or([eb("dryRun", "is", null), eb("dryRun", "=", false)])),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const items = await found
    .selectAll("syncLogs")
    .select("label")
    .orderBy("startedAt", "desc")
    .orderBy("syncLogs.id", "desc")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items, total };
}
