import type { ImportRun } from "./state/import-run.ts";
import type { ImportRunState } from "#contract/importing/imports.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { countVerdicts } from "./state/count-verdicts.ts";
import { queueForRemoval } from "../items/writing/queue-for-removal.ts";

/** Ends an import whose pieces are all applied. Call it within the final transaction. */
export async function finishImport(shop: Shop, importRun: ImportRun): Promise<void> {
  const { readToEnd, errorCode } = await readState(shop, importRun);
  if (importRun.isWhole && readToEnd) await queueForRemoval(shop, importRun);
  await close(shop, importRun, readToEnd && errorCode === null ? "completed" : "failed");
}

/**
 * Ends an import that applies nothing: a preview, or an all-or-nothing import whose source failed.
 */
export async function closeWithoutApplying(shop: Shop, importRun: ImportRun): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { readToEnd } = await readState(shop, importRun);
    await close(shop, importRun, readToEnd ? "completed" : "failed");
  });
}

/** Ends an import after an unexpected error. */
export async function failImport(shop: Shop, importRun: ImportRun, error: unknown): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { state } = await readState(shop, importRun);
    if (state !== "reading" && state !== "applying") return;
    await recordError(shop, importRun.syncLogId, error);
    await close(shop, importRun, "failed");
  });
}

export async function closeCancelled(shop: Shop, importRun: ImportRun): Promise<void> {
  await inTransaction(shop, (shop) => close(shop, importRun, "cancelled"));
}

/** Releases the lease of an import interrupted by a shutdown, so that any process can resume it. */
export async function releaseImport({ db }: Shop, { syncLogId, runner }: ImportRun): Promise<void> {
  await db
    .updateTable("importRuns")
    .set({ runner: null, heartbeatAt: null })
    .where("syncLogId", "=", syncLogId)
    .where("runner", "=", runner)
    .execute();
}

/**
 * Stores the message of a DomainError; any other error goes to the log, and the report gets a
 * generic message.
 */
export async function recordError(
  { db, log }: Shop,
  syncLogId: number,
  error: unknown,
): Promise<void> {
  const isDomainError = error instanceof DomainError;
  if (!isDomainError) log.error("import failed; what was applied stays", { syncLogId, error });
  const errorDetails = isDomainError ? error.message : "Something went wrong on our side.";
  await db.updateTable("syncLogs").set({ errorDetails }).where("id", "=", syncLogId).execute();
}

async function readState({ db }: Shop, { syncLogId }: ImportRun) {
  return db
    .selectFrom("importRuns")
    .select(["readToEnd", "errorCode", "state"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
}

async function close(
  shop: Shop,
  { syncLogId, runner }: ImportRun,
  state: ImportRunState,
): Promise<void> {
  const ended = await shop.db
    .updateTable("importRuns")
    .set({
      state,
      runner: null,
      currentItem: null,
      // The options that reopen the source, encrypted keys among them, are deleted once they are
      // not needed.
      ...(state === "completed" && { options: null }),
    })
    .where("syncLogId", "=", syncLogId)
    .where("runner", "=", runner)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  await closeLog(shop, syncLogId, state);
}

/** Writes the end of an import to its sync log. */
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

/** Updates a sync log's counts from what the source has. */
export async function countItems(shop: Shop, syncLogId: number): Promise<void> {
  const { pieces, others } = await countVerdicts(shop, syncLogId, { withNewTags: false });
  const { add, change, skip, refuse, doubtful } = pieces;
  const succeeded = others.reduce((sum, { added, skipped }) => sum + added + skipped, 0);
  const refused = others.reduce((sum, other) => sum + other.refused, 0);
  await shop.db
    .updateTable("syncLogs")
    .set({
      recordsProcessed: add + change + skip + refuse + doubtful + succeeded + refused,
      recordsSuccess: add + change + skip + succeeded,
      recordsError: refuse + refused,
    })
    .where("id", "=", syncLogId)
    .execute();
}
