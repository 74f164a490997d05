import type { ImportRun } from "../imports/state/import-run.ts";
import type { ImportReport } from "#contract/importing/imports.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import type { Shop } from "../../shop.ts";
import { requireImport } from "../imports/state/list-import-items.ts";
import { OPENERS, type Openers } from "./source-openers.ts";
import {
  type LeasedImport,
  RUNNING_STATES,
  seizeImportLease,
} from "../imports/state/import-lease.ts";
import { trackImport, alreadyRunning } from "../imports/run-import.ts";

/**
 * Resumes a failed, cancelled or paused import where it stopped, and returns once it is running.
 * @throws not-found when there is no such import; conflict when it is running, complete, or another
 * import of its source is running
 */
export async function resumeImport(
  shop: Shop,
  syncLogId: number,
  openers: Openers = OPENERS,
): Promise<{ done: Promise<ImportReport> }> {
  await requireImport(shop, syncLogId);
  const leased = await restartImport(shop, syncLogId, openers);
  const done = trackImport(shop, leased, reopenSource(shop, leased.importRun, openers));
  // The sync log has the error.
  done.catch(() => undefined);
  return { done };
}

/** How to reopen an import's source; null when it cannot be. */
export function reopenSource(shop: Shop, { sourceKind, options }: ImportRun, openers: Openers) {
  const open = openers[sourceKind];
  return open && options !== null ? () => open(shop, options) : null;
}

async function restartImport(
  shop: Shop,
  syncLogId: number,
  openers: Openers,
): Promise<LeasedImport> {
  const restart = () =>
    inTransaction(shop, async (shop) => {
      const importRun = await restartRun(shop, syncLogId, openers);
      // A process that has not noticed the pause, or the end, must not go on.
      return { importRun, lease: await seizeImportLease(shop, syncLogId) };
    });
  return onUniqueViolation(restart, () => conflict("Another import from this source is running."));
}

async function restartRun(shop: Shop, syncLogId: number, openers: Openers): Promise<ImportRun> {
  const { db, now } = shop;
  const paused = await continueRun(shop, syncLogId, { paused: true });
  if (paused) return paused;
  const ended = await db
    .selectFrom("importRuns")
    .selectAll()
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  if (ended.state !== "failed" && ended.state !== "cancelled") throw cannotResume(ended);
  // What was read can be applied even when the rest cannot be read any more.
  const canReopen = !ended.readToEnd && reopenSource(shop, ended, openers) !== null;
  if (!canReopen && ended.allOrNothing)
    throw conflict("Nothing was imported. Start the import again.");
  if (!canReopen && ended.dryRun)
    throw conflict("This preview can’t be continued. Start it again.");
  const at = now().toISOString();
  await db
    .updateTable("syncLogs")
    .set({ status: "running", errorDetails: null, completedAt: null })
    .where("id", "=", syncLogId)
    .execute();
  return db
    .updateTable("importRuns")
    .set({
      state: canReopen ? "reading" : "applying",
      errorCode: null,
      cancelRequested: false,
      paused: false,
      phaseStartedAt: at,
      doneBefore: canReopen ? ended.itemsRead : ended.itemsApplied,
    })
    .where("syncLogId", "=", syncLogId)
    .where("state", "=", ended.state)
    .returningAll()
    .executeTakeFirstOrThrow(() => alreadyRunning(ended.label));
}

/** Continues an import that is still reading or applying; undefined when it ended, or was paused or resumed. */
export const continueRun = (
  { db, now }: Shop,
  syncLogId: number,
  { paused }: { paused: boolean },
): Promise<ImportRun | undefined> =>
  db
    .updateTable("importRuns")
    .set((eb) => ({
      paused: false,
      phaseStartedAt: now().toISOString(),
      doneBefore: eb
        .case()
        .when("state", "=", "reading")
        .then(eb.ref("itemsRead"))
        .else(eb.ref("itemsApplied"))
        .end(),
    }))
    .where("syncLogId", "=", syncLogId)
    .where("state", "in", RUNNING_STATES)
    .where("paused", "=", paused)
    .returningAll()
    .executeTakeFirst();

function cannotResume({ state, label }: ImportRun) {
  if (state === "reading" || state === "applying") return alreadyRunning(label);
  return conflict("This import is finished. There’s nothing to continue.");
}
