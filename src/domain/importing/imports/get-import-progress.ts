import type { ImportProgress } from "#contract/imports.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { countVerdicts } from "./count-verdicts.ts";

/**
 * How far a run is, read from the database: whichever process works on it.
 * @throws not-found when there is no such import
 */
export async function readProgress(shop: Shop, syncLogId: number): Promise<ImportProgress> {
  const run = await shop.db
    .selectFrom("importRuns")
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .selectAll("importRuns")
    .select(["startedAt", "completedAt", "errorDetails"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirst();
  if (!run) throw notFound("Import");
  const { pieces, others } = await countVerdicts(shop, syncLogId);
  const { add, change, skip, refuse, doubtful } = pieces;
  const done = run.state === "reading" ? run.itemsRead : run.itemsApplied;
  return {
    syncLogId,
    state: run.state,
    dryRun: run.dryRun,
    label: run.label,
    way: run.way,
    current: run.currentItem,
    done: run.dryRun ? run.itemsRead : done,
    total: run.total,
    secondsLeft: secondsLeft(shop, run, done),
    added: add,
    changed: change,
    skipped: skip,
    refused: refuse,
    doubtful,
    gone: run.gone,
    others,
    startedAt: run.startedAt,
    completedAt: run.completedAt,
    error: run.errorDetails,
  };
}

type Paced = { state: string; phaseStartedAt: string; doneBefore: number; total: number | null };

/** As long as it goes on at this pace; null while nobody can tell. */
function secondsLeft({ now }: Shop, run: Paced, done: number): number | null {
  if (run.state !== "reading" && run.state !== "applying") return null;
  const doneNow = done - run.doneBefore;
  if (run.total === null || doneNow <= 0) return null;
  const seconds = (now().getTime() - Date.parse(run.phaseStartedAt)) / 1000;
  return Math.ceil((seconds / doneNow) * Math.max(0, run.total - done));
}
