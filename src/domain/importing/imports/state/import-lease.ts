import type { Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import { inTransaction } from "../../../in-transaction.ts";
import {
  type Lease,
  renewLease,
  revokeLease,
  takeLease,
} from "../../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../../shop.ts";
import type { ImportRun } from "./import-run.ts";

const HEARTBEAT_MILLISECONDS = 1000;
const LEASE_MILLISECONDS = 30_000;
export const RUNNING_STATES = ["reading", "applying"] as const;

/**
 * Why processing stopped: cancelled or paused by an admin, the shop is stopping, or another process took
 * the lease.
 */
export class ImportInterrupted extends Error {
  override name = "RunInterrupted";
  readonly reason: "cancelled" | "paused" | "stopped" | "lost";

  constructor(reason: ImportInterrupted["reason"]) {
    super(`The import was ${reason}.`);
    this.reason = reason;
  }
}

/** While a process has the lease, no other one works on the import. */
export type ImportLease = Lease & {
  syncLogId: number;
  /** Aborts with an ImportInterrupted when processing must stop. */
  signal: AbortSignal;
  /** Sets the item shown in the progress, at the next heartbeat. */
  setCurrentItem: (current: string | null) => void;
  /**
   * Updates the import's row within the transaction of the work itself, renewing the lease.
   * @throws ImportInterrupted when processing must stop
   */
  advance: (shop: Shop, set?: Updateable<Tables["importRuns"]>) => Promise<void>;
  stopHeartbeat: () => void;
};

/** An import that this process has the lease of. */
export type LeasedImport = { importRun: ImportRun; lease: Lease };

const importLeaseName = (syncLogId: number): string => `import ${syncLogId}`;

/** Takes the lease of an import, also as part of a transaction; null while another process works on it. */
export const takeImportLease = (shop: Shop, syncLogId: number): Promise<Lease | null> =>
  takeLease(shop, importLeaseName(syncLogId), LEASE_MILLISECONDS);

/** Takes the lease of a new import, or from a process that must not go on, as part of a transaction. */
export async function seizeImportLease(shop: Shop, syncLogId: number): Promise<Lease> {
  await revokeLease(shop, importLeaseName(syncLogId));
  const lease = await takeImportLease(shop, syncLogId);
  if (!lease) throw new Error("A lease that was revoked could not be taken.");
  return lease;
}

/** Within a transaction of the work. @throws ImportInterrupted when another process has taken the lease */
export async function requireImportLease(shop: Shop, lease: Lease): Promise<void> {
  if (!(await renewLease(shop, lease))) throw new ImportInterrupted("lost");
}

/** Sends heartbeats of an import whose lease this process has. */
export function startHeartbeat(
  shop: Shop,
  syncLogId: number,
  lease: Lease,
  stopping: AbortSignal,
): ImportLease {
  const interruption = new AbortController();
  const stop = () => interruption.abort(new ImportInterrupted("stopped"));
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop);
  let current: string | null = null;
  const update = async (shop: Shop, set: Updateable<Tables["importRuns"]> = {}) => {
    const importRun = await shop.db
      .updateTable("importRuns")
      .set({ ...set, currentItem: current })
      .where("syncLogId", "=", syncLogId)
      .where("state", "in", RUNNING_STATES)
      .returning(["cancelRequested", "paused"])
      .executeTakeFirst();
    if (!importRun) throw new ImportInterrupted("lost");
    await requireImportLease(shop, lease);
    if (importRun.cancelRequested) throw new ImportInterrupted("cancelled");
    if (importRun.paused) throw new ImportInterrupted("paused");
  };
  const timer = setInterval(() => {
    inTransaction(shop, update).catch((error: unknown) => {
      if (error instanceof ImportInterrupted) interruption.abort(error);
      else shop.log.warn("import heartbeat failed; retrying at the next one", { error });
    });
  }, HEARTBEAT_MILLISECONDS);
  return {
    ...lease,
    syncLogId,
    signal: interruption.signal,
    setCurrentItem: (what) => {
      current = what;
    },
    advance: async (shop, set) => {
      interruption.signal.throwIfAborted();
      await update(shop, set);
    },
    stopHeartbeat: () => {
      clearInterval(timer);
      stopping.removeEventListener("abort", stop);
    },
  };
}
