import { type ImportLease, requireImportLease, RUNNING_STATES } from "./state/import-lease.ts";
import type { ImportRun } from "./state/import-run.ts";
import type { ImportRunState } from "#contract/importing/imports.ts";
import { DomainError } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { countVerdicts } from "./state/count-verdicts.ts";
import { queueForRemoval } from "../items/writing/queue-for-removal.ts";

/** Ends an import whose pieces are all applied. Call it within the final transaction. */
export async function finishImport(
  shop: Shop,
  lease: ImportLease,
  importRun: ImportRun,
): Promise<void> {
  const { readToEnd, errorCode } = await readState(shop, lease);
  if (importRun.isWhole && readToEnd) await queueForRemoval(shop, importRun);
  await close(shop, lease, readToEnd && errorCode === null ? "completed" : "failed");
}

/**
 * Ends an import that applies nothing: a preview, or an all-or-nothing import whose source failed.
 */
export async function closeWithoutApplying(shop: Shop, lease: ImportLease): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { readToEnd } = await readState(shop, lease);
    await close(shop, lease, readToEnd ? "completed" : "failed");
  });
}

/** Ends an import after an unexpected error. */
export async function failImport(shop: Shop, lease: ImportLease, error: unknown): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { state } = await readState(shop, lease);
    if (state !== "reading" && state !== "applying") return;
    await recordError(shop, lease.syncLogId, error);
    await close(shop, lease, "failed");
  });
}

export async function closeCancelled(shop: Shop, lease: ImportLease): Promise<void> {
  await inTransaction(shop, (shop) => close(shop, lease, "cancelled"));
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

async function readState({ db }: Shop, { syncLogId }: ImportLease) {
  return db
    .selectFrom("importRuns")
    .select(["readToEnd", "errorCode", "state"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
}

async function close(shop: Shop, lease: ImportLease, state: ImportRunState): Promise<void> {
  const { syncLogId } = lease;
  const { numUpdatedRows } = await shop.db
    .updateTable("importRuns")
    .set({
      state,
      currentItem: null,
      // The options that reopen the source, encrypted keys among them, are deleted once they are
      // not needed.
      ...(state === "completed" && { options: null }),
    })
    .where("syncLogId", "=", syncLogId)
    .where("state", "in", RUNNING_STATES)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await requireImportLease(shop, lease);
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
  const succeeded = others.reduce(
    (sum, { added, changed, skipped }) => sum + added + changed + skipped,
    0,
  );
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
