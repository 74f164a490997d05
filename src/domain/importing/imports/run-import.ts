import type { ImportReport } from "#contract/importing/imports.ts";
import { conflict } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { keepLease } from "../../infrastructure/leases/with-lease.ts";
import { onUniqueViolation } from "../../on-unique-violation.ts";
import type { Shop } from "../../shop.ts";
import { getImportReport } from "./state/get-import-report.ts";
import { ImportInterrupted, type LeasedImport, seizeImportLease } from "./state/import-lease.ts";
import type { Source } from "../source.ts";
import { processImport } from "./process-import.ts";

export type ImportOptions = {
  /** Username of the admin; null for the shop itself. */
  by: string | null;
  /** Plans only: writes nothing but the plan. */
  dryRun?: boolean;
  /** Writes all pieces that are not refused, or none. */
  allOrNothing?: boolean;
  /** JSON from which the source can be reopened; secrets in it are encrypted. */
  options?: unknown;
};

/**
 * Imports a source and waits for the end. A cancelled import resolves with its report.
 * @throws conflict while the same source is being imported, DomainError when the source fails; what
 * was read until then is applied
 */
export async function runImport(
  shop: Shop,
  source: Source,
  options: ImportOptions,
): Promise<ImportReport> {
  const { done } = await startImport(shop, source, options);
  return done;
}

/** Starts an import and returns once it has a sync log; `done` settles at its end. */
export async function startImport(
  shop: Shop,
  source: Source,
  options: ImportOptions,
): Promise<{ syncLogId: number; done: Promise<ImportReport> }> {
  const leased = await createImportRun(shop, source, options);
  const done = trackImport(shop, leased, () => Promise.resolve(source));
  // The sync log has the error; callers need not wait.
  done.catch(() => undefined);
  return { syncLogId: leased.importRun.syncLogId, done };
}

/** Processes an import as a job of the shop, and releases its lease at the end. */
export function trackImport(
  shop: Shop,
  { importRun, lease }: LeasedImport,
  open: (() => Promise<Source>) | null,
): Promise<ImportReport> {
  const work = async (stopping: AbortSignal) => {
    try {
      await processImport(shop, { importRun, lease }, open, stopping);
    } catch (error) {
      if (!(error instanceof ImportInterrupted)) throw error;
      if (error.reason !== "cancelled" && error.reason !== "paused") {
        throw conflict("Your shop is restarting. The import continues when it’s back.");
      }
    }
    return getImportReport(shop, importRun.syncLogId);
  };
  return shop.jobs.run((stopping) => keepLease(shop, lease, () => work(stopping)));
}

async function createImportRun(
  shop: Shop,
  source: Source,
  { by, dryRun = false, allOrNothing = false, options }: ImportOptions,
): Promise<LeasedImport> {
  const now = shop.now().toISOString();
  const create = () =>
    inTransaction(shop, async (shop) => {
      const { id } = await shop.db
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
      const importRun = await shop.db
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
          phaseStartedAt: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { importRun, lease: await seizeImportLease(shop, id) };
    });
  return onUniqueViolation(create, () => alreadyRunning(source.label));
}

export const alreadyRunning = (label: string) =>
  conflict(`An import from ${label} is running. Wait until it finishes, or cancel it.`);
