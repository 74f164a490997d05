import type { Shop } from "../../shop.ts";

const RETENTION_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Deletes previews older than a day, with their items. */
export async function deleteOldPreviews({ db, now }: Shop): Promise<void> {
  const before = new Date(now().getTime() - RETENTION_MILLISECONDS).toISOString();
  await db
    .deleteFrom("syncLogs")
    .where("startedAt", "<", before)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("importRuns")
        .select("syncLogId")
        .where("dryRun", "=", true)
        .where("state", "in", ["completed", "failed", "cancelled"]),
    )
    .execute();
}
