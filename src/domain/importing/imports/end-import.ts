import type { ImportRunState } from "#contract/imports.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { countVerdicts } from "./count-verdicts.ts";
import { queueForRemoval } from "../items/queue-for-removal.ts";
import type { RunRow } from "./process-import.ts";

/** Ends a run whose pieces are all in. Call it within the transaction that ends it. */
export async function finishRun(shop: Shop, run: RunRow): Promise<void> {
  const { readToEnd, errorCode } = await stateOf(shop, run);
  if (run.isWhole && readToEnd) await queueForRemoval(shop, run);
  await close(shop, run, readToEnd && errorCode === null ? "completed" : "failed");
}

/** Ends a run of which nothing is to be applied: a dry one, or one that is all or nothing and broke. */
export async function endRun(shop: Shop, run: RunRow): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { readToEnd } = await stateOf(shop, run);
    await close(shop, run, readToEnd ? "completed" : "failed");
  });
}

/** Something broke that is nobody's fault outside; the log tells the engineer what. */
export async function failRun(shop: Shop, run: RunRow, error: unknown): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { state } = await stateOf(shop, run);
    if (state !== "reading" && state !== "applying") return;
    await noteError(shop, run.syncLogId, error);
    await close(shop, run, "failed");
  });
}

export async function cancelled(shop: Shop, run: RunRow): Promise<void> {
  await inTransaction(shop, (shop) => close(shop, run, "cancelled"));
}

/** A run that the shop's stop cut off waits to be taken up, by whichever process. */
export async function letGoOfRun({ db }: Shop, { syncLogId, runner }: RunRow): Promise<void> {
  await db
    .updateTable("importRuns")
    .set({ runner: null, heartbeatAt: null })
    .where("syncLogId", "=", syncLogId)
    .where("runner", "=", runner)
    .execute();
}

/** What went wrong in words; what is nobody's fault outside is for the engineer, in the log. */
export async function noteError(
  { db, log }: Shop,
  syncLogId: number,
  error: unknown,
): Promise<void> {
  const known = error instanceof DomainError;
  if (!known) log.error("an import failed", { syncLogId, error });
  const errorDetails = known ? error.message : "Something went wrong on our side.";
  await db.updateTable("syncLogs").set({ errorDetails }).where("id", "=", syncLogId).execute();
}

async function stateOf({ db }: Shop, { syncLogId }: RunRow) {
  return db
    .selectFrom("importRuns")
    .select(["readToEnd", "errorCode", "state"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
}

async function close(
  shop: Shop,
  { syncLogId, runner }: RunRow,
  state: ImportRunState,
): Promise<void> {
  const ended = await shop.db
    .updateTable("importRuns")
    .set({
      state,
      runner: null,
      currentItem: null,
      // What opens the source again, sealed keys among it, is kept only as long as it may be needed.
      ...(state === "completed" && { options: null }),
    })
    .where("syncLogId", "=", syncLogId)
    .where("runner", "=", runner)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  await closeLog(shop, syncLogId, state);
}

/** Writes the end of a run into its sync log. */
export async function closeLog(
  shop: Shop,
  syncLogId: number,
  status: ImportRunState,
): Promise<void> {
  await countItems(shop, syncLogId);
  const completedAt = shop.now().toISOString();
  await shop.db
    .updateTable("syncLogs")
    .set({ status, completedAt })
    .where("id", "=", syncLogId)
    .execute();
}

/** Brings the numbers of a sync log in step with what its run holds. */
export async function countItems(shop: Shop, syncLogId: number): Promise<void> {
  const { pieces, others } = await countVerdicts(shop, syncLogId);
  const { add, change, skip, refuse, doubtful } = pieces;
  const taken = others.reduce((sum, { added, skipped }) => sum + added + skipped, 0);
  const refused = others.reduce((sum, other) => sum + other.refused, 0);
  await shop.db
    .updateTable("syncLogs")
    .set({
      recordsProcessed: add + change + skip + refuse + doubtful + taken + refused,
      recordsSuccess: add + change + skip + taken,
      recordsError: refuse + refused,
    })
    .where("id", "=", syncLogId)
    .execute();
}
