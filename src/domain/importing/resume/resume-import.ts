import { randomUUID } from "node:crypto";
import type { ImportReport } from "#contract/imports.ts";
import { isUniqueViolation } from "#database/is-unique-violation.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRun } from "../imports/list-import-items.ts";
import { OPENERS, type Openers } from "./source-openers.ts";
import { followRun, underWay } from "../imports/run-import.ts";
import type { RunRow } from "../imports/process-import.ts";

/**
 * Takes up a run that failed or was cancelled where it was. It answers as soon as it is under way.
 * @throws not-found when there is no such import; conflict when it is under way, has come to its end, or
 * another run of its source is under way
 */
export async function resumeRun(
  shop: Shop,
  syncLogId: number,
  openers: Openers = OPENERS,
): Promise<{ done: Promise<ImportReport> }> {
  await requireRun(shop, syncLogId);
  const run = await takeEnded(shop, syncLogId, openers);
  const done = followRun(shop, run, openAgain(shop, run, openers));
  // The sync log tells how it ends.
  done.catch(() => undefined);
  return { done };
}

/** How the source of a run is opened again; null where it cannot be. */
export function openAgain(shop: Shop, { sourceKind, options }: RunRow, openers: Openers) {
  const open = openers[sourceKind];
  return open && options !== null ? () => open(shop, options) : null;
}

async function takeEnded(shop: Shop, syncLogId: number, openers: Openers): Promise<RunRow> {
  try {
    return await inTransaction(shop, async ({ db, now }) => {
      const ended = await db
        .selectFrom("importRuns")
        .selectAll()
        .where("syncLogId", "=", syncLogId)
        .executeTakeFirstOrThrow();
      if (ended.state !== "failed" && ended.state !== "cancelled") throw notToResume(ended);
      // What was read can be brought in even where the rest cannot be read any more.
      const again = !ended.readToEnd && openAgain(shop, ended, openers) !== null;
      if (!again && ended.allOrNothing)
        throw conflict("Nothing of it is in. Start the import once more.");
      if (!again && ended.dryRun) throw conflict("This preview cannot go on. Start it once more.");
      const at = now().toISOString();
      await db
        .updateTable("syncLogs")
        .set({ status: "running", errorDetails: null, completedAt: null })
        .where("id", "=", syncLogId)
        .execute();
      return db
        .updateTable("importRuns")
        .set({
          state: again ? "reading" : "applying",
          readToEnd: ended.readToEnd,
          errorCode: null,
          cancelRequested: false,
          runner: randomUUID(),
          heartbeatAt: at,
          phaseStartedAt: at,
          doneBefore: again ? ended.itemsRead : ended.itemsApplied,
        })
        .where("syncLogId", "=", syncLogId)
        .where("state", "=", ended.state)
        .returningAll()
        .executeTakeFirstOrThrow(() => underWay(ended.label));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw conflict("Another import from this source is under way.");
  }
}

function notToResume({ state, label }: RunRow) {
  if (state === "reading" || state === "applying") return underWay(label);
  return conflict("This import has come to its end: there is nothing to go on with.");
}
