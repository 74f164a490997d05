import { randomUUID } from "node:crypto";
import type { ImportReport } from "#contract/imports.ts";
import { isUniqueViolation } from "#database/is-unique-violation.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { getImportReport } from "./get-import-report.ts";
import { ImportInterrupted } from "./import-lease.ts";
import type { Source } from "../source.ts";
import { type ImportRun, processImport } from "./process-import.ts";

export type ImportOptions = {
  /** Username of who starts it, null for the shop itself. */
  by: string | null;
  /** Plans and writes nothing into the shop. */
  dryRun?: boolean;
  /** All pieces that are not refused go in in one transaction, or none. */
  allOrNothing?: boolean;
  /** What its opener needs to open the source again: JSON, no secret in it that is not sealed. */
  options?: unknown;
};

/**
 * Imports a source, to its end. Cancelled it ends well, with what was done until then.
 * @throws conflict while a run of the same source is under way, DomainError of the source when it
 * breaks; what was read until then is in
 */
export async function runImport(
  shop: Shop,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const { done } = await startImport(shop, source, options);
  return done;
}

/** The same, but it answers as soon as the run has its sync log. `done` is its end. */
export async function startImport(
  shop: Shop,
  source: Source,
  options: ImportOptions,
): Promise<{ syncLogId: number; done: Promise<ImportReport> }> {
  const importRun = await createImportRun(shop, source, options);
  const done = trackImport(shop, importRun, () => Promise.resolve(source));
  // Whoever waits hears of it, and the sync log tells everybody else.
  done.catch(() => undefined);
  return { syncLogId: importRun.syncLogId, done };
}

/** Works on a run that this process has taken, as a job of the shop. */
export function trackImport(
  shop: Shop,
  importRun: ImportRun,
  open: (() => Promise<Source>) | null,
): Promise<ImportReport> {
  return shop.jobs.run(async (stopping) => {
    try {
      await processImport(shop, importRun, open, stopping);
    } catch (error) {
      if (!(error instanceof ImportInterrupted)) throw error;
      if (error.reason !== "cancelled") {
        throw conflict("The shop is being stopped. The import goes on when it is back.");
      }
    }
    return getImportReport(shop, importRun.syncLogId);
  });
}

async function createImportRun(
  shop: Shop,
  source: Source,
  { by, dryRun = false, allOrNothing = false, options }: ImportOptions,
): Promise<ImportRun> {
  const now = shop.now().toISOString();
  try {
    return await inTransaction(shop, async ({ db }) => {
      const { id } = await db
        .insertInto("syncLogs")
        .values({
          platformId: source.platformId,
          syncType: source.kind,
          status: "running",
          startedBy: by,
          startedAt: now,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return db
        .insertInto("importRuns")
        .values({
          syncLogId: id,
          sourceKind: source.kind,
          sourceKey: source.key,
          label: source.label,
          dryRun,
          allOrNothing,
          isWhole: source.isWhole,
          options: options === undefined ? null : JSON.stringify(options),
          runner: randomUUID(),
          heartbeatAt: now,
          phaseStartedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw alreadyRunning(source.label);
  }
}

export const alreadyRunning = (label: string) =>
  conflict(`An import from ${label} is under way. Wait for its end, or cancel it.`);
