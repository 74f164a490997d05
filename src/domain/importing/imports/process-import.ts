import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { applyAllOrNothing } from "./apply-all-or-nothing.ts";
import { applyItems } from "./apply-items.ts";
import { categoryFinder } from "../category-finder.ts";
import { cancelled, endRun, failRun, finishRun, letGoOfRun, noteError } from "./end-import.ts";
import { NameAndPrice } from "../items/name-and-price-index.ts";
import { countMissing } from "../items/queue-for-removal.ts";
import { readItems } from "./read-items.ts";
import { holdRun, type RunHold, RunInterrupted } from "./import-lease.ts";
import type { Source } from "../source.ts";
import { tagFinder } from "../tag-finder.ts";
import { takeBack } from "./roll-back-import.ts";

export type RunRow = Selectable<Tables["importRuns"]>;

const NOT_AGAIN =
  "It was cut off while it was read, and its source cannot be opened again. Please start the import once more.";

/**
 * Works on a run that this process has taken, until its end.
 * @param open opens the source; null where it cannot be opened again
 * @throws DomainError when the source breaks, after what was read until then is in; whatever else
 * breaks, too
 */
export async function workOnRun(
  shop: Shop,
  run: RunRow,
  open: (() => Promise<Source>) | null,
  stopping: AbortSignal,
): Promise<void> {
  const hold = holdRun(shop, run.syncLogId, run.runner ?? "", stopping);
  try {
    const broken = run.state === "reading" ? await read(shop, hold, run, open) : null;
    await apply(shop, hold, await readRun(shop, run));
    if (broken) throw broken;
  } catch (error) {
    const why = hold.signal.aborted ? hold.signal.reason : error;
    await putAway(shop, run, why);
    throw why;
  } finally {
    hold.letGo();
  }
}

async function putAway(shop: Shop, run: RunRow, why: unknown): Promise<void> {
  const isInterrupted = why instanceof RunInterrupted;
  if (isInterrupted && why.why !== "cancelled") await letGoOfRun(shop, run);
  else if (run.allOrNothing && !run.dryRun) await takeBack(shop, run, why);
  else if (isInterrupted) await cancelled(shop, run);
  else await failRun(shop, run, why);
}

/** @returns why the source could not be read to its end, if so */
async function read(
  shop: Shop,
  hold: RunHold,
  run: RunRow,
  open: (() => Promise<Source>) | null,
): Promise<unknown> {
  let broken: unknown = null;
  let source: Source | null = null;
  try {
    if (!open) throw unprocessable(NOT_AGAIN);
    const reading = {
      syncLogId: run.syncLogId,
      sourceKey: run.sourceKey,
      alike: new NameAndPrice(run.sourceKey),
      platformId: await platformOf(shop, run),
      categories: await categoryNames(shop),
      findCategory: await categoryFinder(shop),
      findTagName: await tagFinder(shop),
    };
    source = await open();
    await readItems(shop, hold, reading, source);
  } catch (error) {
    hold.signal.throwIfAborted();
    if (error instanceof RunInterrupted) throw error;
    broken = error;
  }
  await beginApplying(shop, hold, { ...run, isWhole: source?.isWhole ?? false }, broken);
  return broken;
}

/** The shop's pages wait for a transaction as long as it takes; of more pieces than this it takes too long. */
const MOST_IN_ONE_TRANSACTION = 200;

/** Else it is written in parts, and taken back if one of them breaks. */
async function isSmall({ db }: Shop, { syncLogId, itemsApplied }: RunRow): Promise<boolean> {
  const { count } = await db
    .selectFrom("importItems")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", "planned")
    .where("verdict", "in", ["add", "change"])
    .executeTakeFirstOrThrow();
  return itemsApplied === 0 && count <= MOST_IN_ONE_TRANSACTION;
}

/** As it stands now that it was read. */
async function readRun({ db }: Shop, { syncLogId }: RunRow): Promise<RunRow> {
  return db
    .selectFrom("importRuns")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
}

async function beginApplying(shop: Shop, hold: RunHold, run: RunRow, broken: unknown) {
  hold.say(null);
  await inTransaction(shop, async (shop) => {
    const whole = run.isWhole && broken === null;
    const { total } = await shop.db
      .selectFrom("importItems")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("syncLogId", "=", run.syncLogId)
      .where("state", "=", "planned")
      .executeTakeFirstOrThrow();
    await hold.advance(shop, {
      state: "applying",
      readToEnd: broken === null,
      isWhole: run.isWhole,
      errorCode: broken instanceof DomainError ? broken.code : null,
      total: total + run.itemsApplied,
      gone: whole ? await countMissing(shop, run) : 0,
      phaseStartedAt: shop.now().toISOString(),
      doneBefore: 0,
    });
    if (broken) await noteError(shop, run.syncLogId, broken);
  });
}

async function apply(shop: Shop, hold: RunHold, run: RunRow): Promise<void> {
  const finish = (shop: Shop) => finishRun(shop, run);
  if (run.dryRun || (run.allOrNothing && !run.readToEnd)) return endRun(shop, run);
  const applying = {
    syncLogId: run.syncLogId,
    sourceKind: run.sourceKind,
    sourceKey: run.sourceKey,
    platformId: await platformOf(shop, run),
    itemsApplied: run.itemsApplied,
    isStrict: run.allOrNothing,
    categories: await categoryNames(shop),
  };
  if (run.allOrNothing && (await isSmall(shop, run))) {
    return applyAllOrNothing(shop, hold, applying, finish);
  }
  await applyItems(shop, hold, applying);
  await inTransaction(shop, async (shop) => {
    await hold.advance(shop);
    await finish(shop);
  });
}

const categoryNames = async (shop: Shop) =>
  new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));

async function platformOf({ db }: Shop, { syncLogId }: RunRow): Promise<number | null> {
  const log = await db
    .selectFrom("syncLogs")
    .select("platformId")
    .where("id", "=", syncLogId)
    .executeTakeFirstOrThrow();
  return log.platformId;
}
