import type { Selectable } from "kysely";
import type { UndoneImport } from "#contract/importing/undone-import.ts";
import type { Tables } from "#database/tables.ts";
import { yieldToRequests } from "#database/yield-to-requests.ts";
import { idList } from "../../id-list.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import type { Shop } from "../../shop.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";
import { closeLog } from "./end-import.ts";
import { requireImport } from "./state/list-import-items.ts";
import { forgetUndonePeople, removeReleased } from "../records/forget-undone-people.ts";
import { isNewTag } from "../records/new-tags.ts";
import { trashBatchOf, undoItem } from "../items/writing/undo-item.ts";

const BATCH_SIZE = 20;

type ImportRun = Selectable<Tables["importRuns"]>;

/**
 * Undoes an import: moves what it added to the trash and reverts what it changed. What was edited
 * since stays, and is reported. Interrupted, it can be repeated.
 * @param by username of the admin
 * @throws not-found when there is no such import; conflict when it is running, a preview or undone
 * already
 */
export async function undoImport(
  shop: Shop,
  syncLogId: number,
  by: string | null,
): Promise<UndoneImport> {
  await requireImport(shop, syncLogId);
  await startUndo(shop, syncLogId);
  return undoAll(shop, syncLogId, by);
}

/** Undoes the remaining items of an import in state "undoing". Safe to run concurrently. */
export async function undoAll(
  shop: Shop,
  syncLogId: number,
  by: string | null,
): Promise<UndoneImport> {
  const result: UndoneImport = { undone: 0, kept: [] };
  while (await inTransaction(shop, (shop) => undoBatch(shop, syncLogId, by, result))) {
    await yieldToRequests();
  }
  await removeReleased(shop, { by, batch: trashBatchOf(syncLogId) });
  // The report of an import that failed names what was wrong with whom.
  if (!isRollback(await lockImportRun(shop, syncLogId))) await forgetUndonePeople(shop, syncLogId);
  await inTransaction(shop, async (shop) => {
    const importRun = await lockImportRun(shop, syncLogId);
    if (importRun.state === "undoing") await finishUndo(shop, importRun);
  });
  return result;
}

async function startUndo({ db }: Shop, syncLogId: number): Promise<void> {
  const start = db
    .updateTable("importRuns")
    .set({ state: "undoing" })
    .where("syncLogId", "=", syncLogId)
    .where("dryRun", "=", false)
    .where("state", "in", ["completed", "failed", "cancelled", "undoing"]);
  const { numUpdatedRows } = await onUniqueViolation(
    () => start.executeTakeFirst(),
    () => conflict("Another import from this source is running. Wait until it finishes."),
  );
  if (numUpdatedRows > 0n) return;
  throw conflict("This import can’t be undone. It’s still running, a preview, or already undone.");
}

/** @returns whether items remain */
async function undoBatch(
  shop: Shop,
  syncLogId: number,
  by: string | null,
  result: UndoneImport,
): Promise<boolean> {
  const importRun = await lockImportRun(shop, syncLogId);
  if (importRun.state !== "undoing") return false;
  const items = await shop.db
    .selectFrom("importItems")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .where("state", "in", ["applied", "accepted"])
    .where("verdict", "in", ["add", "change"])
    // In reverse order: later changes may build on earlier ones. Tags last, when nothing uses them.
    .orderBy((eb) => eb.case().when("kind", "=", "tag").then(1).else(0).end())
    .orderBy("position", "desc")
    .limit(BATCH_SIZE)
    .execute();
  for (const item of items) {
    const { undone, kept } = await undoItem(shop, importRun, item, by);
    result.undone += undone && !isNewTag(item) ? 1 : 0;
    result.kept.push(...kept.map((reason) => ({ name: item.name, reason })));
  }
  return items.length > 0;
}

/** Serializes concurrent undos of one import. */
async function lockImportRun({ db, engine }: Shop, syncLogId: number): Promise<ImportRun> {
  return db
    .selectFrom("importRuns")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

const isRollback = ({ allOrNothing, errorCode }: ImportRun): boolean =>
  allOrNothing && errorCode !== null;

async function finishUndo(shop: Shop, importRun: ImportRun): Promise<void> {
  const { syncLogId, sourceKey } = importRun;
  await shop.db
    .deleteFrom("importQueue")
    .where("importBatch", "=", String(syncLogId))
    .where("status", "=", "pending_photos")
    .execute();
  const removedRequests = await shop.db
    .deleteFrom("removalQueue")
    .where("importBatch", "=", String(syncLogId))
    .where("status", "=", "pending_removal")
    .returning("productId")
    .execute();
  const ids = removedRequests.flatMap(({ productId }) => productId ?? []);
  await shop.db
    .updateTable("productSources")
    .set({ missingSince: null })
    .where("sourceKey", "=", sourceKey)
    .where("productId", "in", idList(shop, ids))
    .execute();
  const failed = isRollback(importRun);
  // What an import added that failed as a whole does not even stay in the trash.
  if (failed) await purgeTrash(shop, { batch: trashBatchOf(syncLogId) });
  const state = failed ? (importRun.cancelRequested ? "cancelled" : "failed") : "undone";
  await shop.db
    .updateTable("importRuns")
    .set({ state, ...(failed && { itemsApplied: 0 }) })
    .where("syncLogId", "=", syncLogId)
    .execute();
  if (failed) {
    await closeLog(shop, syncLogId, state);
    return;
  }
  await shop.db
    .updateTable("syncLogs")
    .set({ status: state })
    .where("id", "=", syncLogId)
    .execute();
}
