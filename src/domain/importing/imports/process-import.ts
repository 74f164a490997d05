import type { ImportRun } from "./state/import-run.ts";
import { DatabaseUnavailableError } from "#database/database-unavailable.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { applyAllOrNothing } from "./phases/apply-all-or-nothing.ts";
import { applyItems } from "./phases/apply-items.ts";
import { categoryFinder } from "../category-finder.ts";
import {
  closeCancelled,
  closeWithoutApplying,
  failImport,
  finishImport,
  recordError,
} from "./end-import.ts";
import { NameAndPriceIndex } from "../items/matching/name-and-price-index.ts";
import { countMissing } from "../items/writing/queue-for-removal.ts";
import { readItems } from "./phases/read-items.ts";
import {
  startHeartbeat,
  type ImportLease,
  ImportInterrupted,
  type LeasedImport,
} from "./state/import-lease.ts";
import type { Source } from "../source.ts";
import { tagFinder } from "../tag-finder.ts";
import { rollBackImport } from "./roll-back-import.ts";

const CANNOT_REOPEN =
  "The import was interrupted while reading, and its source can’t be opened again. Start the import again.";
const FILE_CUT_OFF =
  "The import was interrupted while reading its file, and nothing was imported. Choose the file again.";

/**
 * Processes an import that this process has the lease of, to its end.
 * @param open opens the source; null when it cannot be reopened
 * @throws DomainError when the source fails, after what was read is applied; any other error as it
 * is
 */
export async function processImport(
  shop: Shop,
  { importRun, lease: taken }: LeasedImport,
  open: (() => Promise<Source>) | null,
  stopping: AbortSignal,
): Promise<void> {
  const lease = startHeartbeat(shop, importRun.syncLogId, taken, stopping);
  try {
    const failure =
      importRun.state === "reading" ? await readSource(shop, lease, importRun, open) : null;
    await applyImport(shop, lease, await reloadImportRun(shop, importRun));
    if (failure) throw failure;
  } catch (error) {
    const cause = lease.signal.aborted ? lease.signal.reason : error;
    await closeInterrupted(shop, lease, importRun, cause);
    throw cause;
  } finally {
    lease.stopHeartbeat();
  }
}

async function closeInterrupted(
  shop: Shop,
  lease: ImportLease,
  importRun: ImportRun,
  cause: unknown,
): Promise<void> {
  const isInterrupted = cause instanceof ImportInterrupted;
  const isResumable = isInterrupted
    ? cause.reason !== "cancelled"
    : cause instanceof DatabaseUnavailableError;
  if (isResumable) return;
  if (importRun.allOrNothing && !importRun.dryRun)
    await rollBackImport(shop, lease, importRun, cause);
  else if (isInterrupted) await closeCancelled(shop, lease);
  else await failImport(shop, lease, cause);
}

/** @returns why the source could not be read to its end; null when it was */
async function readSource(
  shop: Shop,
  lease: ImportLease,
  importRun: ImportRun,
  open: (() => Promise<Source>) | null,
): Promise<unknown> {
  let failure: unknown = null;
  let source: Source | null = null;
  try {
    if (!open) {
      const isFile = importRun.sourceKind === "spreadsheet";
      throw unprocessable(isFile ? FILE_CUT_OFF : CANNOT_REOPEN);
    }
    const context = {
      syncLogId: importRun.syncLogId,
      sourceKey: importRun.sourceKey,
      nameAndPriceIndex: new NameAndPriceIndex(importRun.sourceKey),
      platformId: await getPlatformId(shop, importRun),
      categories: await categoryNames(shop),
      findCategory: await categoryFinder(shop),
      findTagName: await tagFinder(shop),
    };
    source = await open();
    await readItems(shop, lease, context, source);
  } catch (error) {
    lease.signal.throwIfAborted();
    if (error instanceof ImportInterrupted) throw error;
    failure = error;
  }
  await startApplying(shop, lease, { ...importRun, isWhole: source?.isWhole ?? false }, failure);
  return failure;
}

/** On SQLite, pages wait for a transaction; with more pieces than this, too long. */
const MAX_PIECES_IN_TRANSACTION = 200;

/** Larger imports are written in batches, and rolled back if one fails. */
async function fitsInTransaction(
  { db }: Shop,
  { syncLogId, itemsApplied }: ImportRun,
): Promise<boolean> {
  const { count } = await db
    .selectFrom("importItems")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "planned")
    .where("verdict", "in", ["add", "change"])
    .executeTakeFirstOrThrow();
  return itemsApplied === 0 && count <= MAX_PIECES_IN_TRANSACTION;
}

/** Its state after reading. */
async function reloadImportRun({ db }: Shop, { syncLogId }: ImportRun): Promise<ImportRun> {
  return db
    .selectFrom("importRuns")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
}

async function startApplying(
  shop: Shop,
  lease: ImportLease,
  importRun: ImportRun,
  failure: unknown,
) {
  lease.setCurrentItem(null);
  await inTransaction(shop, async (shop) => {
    const whole = importRun.isWhole && failure === null;
    const { total } = await shop.db
      .selectFrom("importItems")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("syncLogId", "=", importRun.syncLogId)
      .where("state", "=", "planned")
      .executeTakeFirstOrThrow();
    await lease.advance(shop, {
      state: "applying",
      readToEnd: failure === null,
      isWhole: importRun.isWhole,
      errorCode: failure instanceof DomainError ? failure.code : null,
      total: total + importRun.itemsApplied,
      gone: whole ? await countMissing(shop, importRun) : 0,
      phaseStartedAt: shop.now().toISOString(),
      doneBefore: 0,
    });
    if (failure) await recordError(shop, importRun.syncLogId, failure);
  });
}

async function applyImport(shop: Shop, lease: ImportLease, importRun: ImportRun): Promise<void> {
  const finish = (shop: Shop) => finishImport(shop, lease, importRun);
  if (importRun.dryRun || (importRun.allOrNothing && !importRun.readToEnd))
    return closeWithoutApplying(shop, lease);
  const applying = {
    syncLogId: importRun.syncLogId,
    sourceKind: importRun.sourceKind,
    sourceKey: importRun.sourceKey,
    platformId: await getPlatformId(shop, importRun),
    itemsApplied: importRun.itemsApplied,
    photosDone: importRun.photosDone,
    hostFailures: new Map(),
    isStrict: importRun.allOrNothing,
    categories: await categoryNames(shop),
  };
  if (importRun.allOrNothing && (await fitsInTransaction(shop, importRun))) {
    return applyAllOrNothing(shop, lease, applying, finish);
  }
  await applyItems(shop, lease, applying);
  await inTransaction(shop, async (shop) => {
    await lease.advance(shop);
    await finish(shop);
  });
}

const categoryNames = async (shop: Shop) =>
  new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));

async function getPlatformId({ db }: Shop, { syncLogId }: ImportRun): Promise<number | null> {
  const log = await db
    .selectFrom("syncLogs")
    .select("platformId")
    .where("id", "=", syncLogId)
    .executeTakeFirstOrThrow();
  return log.platformId;
}
