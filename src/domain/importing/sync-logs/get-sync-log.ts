import type { SyncLogDetail } from "#contract/importing/imports.ts";
import { notFound } from "../../errors.ts";
import { getImportProgress } from "../imports/state/get-import-progress.ts";
import { getImportReport } from "../imports/state/get-import-report.ts";
import type { Shop } from "../../shop.ts";

/**
 * One sync log, with progress and report when it is that of an import.
 * @throws not-found when there is no such sync log
 */
export async function getSyncLog(shop: Shop, id: number): Promise<SyncLogDetail> {
  const log = await shop.db
    .selectFrom("syncLogs")
    .leftJoin("importRuns", "importRuns.syncLogId", "syncLogs.id")
    .selectAll("syncLogs")
    .select("label")
    .where("syncLogs.id", "=", id)
    .executeTakeFirst();
  if (!log) throw notFound("Run");
  if (log.label === null) return { ...log, progress: null, report: null };
  return {
    ...log,
    progress: await getImportProgress(shop, id),
    report: await getImportReport(shop, id),
  };
}
