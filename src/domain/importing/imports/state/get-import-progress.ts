import type { ImportProgress } from "#contract/importing/imports.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { countFetched } from "./count-fetched.ts";
import { countVerdicts } from "./count-verdicts.ts";

/**
 * An import's progress, read from the database, so it does not matter which process runs it.
 * @throws not-found when there is no such import
 */
export async function getImportProgress(shop: Shop, syncLogId: number): Promise<ImportProgress> {
  const importRun = await shop.db
    .selectFrom("importRuns")
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .selectAll("importRuns")
    .select(["startedAt", "completedAt", "errorDetails"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirst();
  if (!importRun) throw notFound("Import");
  const { pieces, others } = await countVerdicts(shop, syncLogId);
  const { add, change, skip, refuse, doubtful } = pieces;
  const done = importRun.state === "reading" ? importRun.itemsRead : importRun.itemsApplied;
  return {
    syncLogId,
    state: importRun.state,
    dryRun: importRun.dryRun,
    paused: importRun.paused,
    photos: importRun.photosDone,
    label: importRun.label,
    way: importRun.way,
    current: importRun.currentItem,
    done: atMost(importRun.total, importRun.dryRun ? importRun.itemsRead : done),
    total: importRun.total,
    secondsLeft: secondsLeft(shop, importRun, await countDone(shop, importRun, done)),
    added: add,
    changed: change,
    skipped: skip,
    refused: refuse,
    doubtful,
    gone: importRun.gone,
    others,
    startedAt: importRun.startedAt,
    completedAt: importRun.completedAt,
    error: importRun.errorDetails,
  };
}

/** New tags are items beside those that the source counts. */
const atMost = (total: number | null, done: number) =>
  total === null ? done : Math.min(total, done);

type Phase = {
  syncLogId: number;
  state: string;
  allOrNothing: boolean;
  paused: boolean;
  phaseStartedAt: string;
  doneBefore: number;
  itemsApplied: number;
  total: number | null;
};
type Done = { done: number; total: number | null };

/** An all-or-nothing import spends its time on photos: all pieces are written at once after them. */
async function countDone(shop: Shop, importRun: Phase, done: number): Promise<Done> {
  const isFetching =
    importRun.allOrNothing && importRun.state === "applying" && importRun.itemsApplied === 0;
  if (!isFetching) return { done, total: importRun.total };
  const { fetched, pieces } = await countFetched(shop, importRun.syncLogId);
  return { done: fetched, total: pieces };
}

/** Extrapolates from the pace of this phase; null when unknown. */
function secondsLeft({ now }: Shop, importRun: Phase, { done, total }: Done): number | null {
  if (importRun.state !== "reading" && importRun.state !== "applying") return null;
  if (importRun.paused) return null;
  const doneNow = done - importRun.doneBefore;
  if (total === null || doneNow <= 0) return null;
  const seconds = (now().getTime() - Date.parse(importRun.phaseStartedAt)) / 1000;
  return Math.ceil((seconds / doneNow) * Math.max(0, total - done));
}
