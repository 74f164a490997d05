import type { Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../../shop.ts";

const HEARTBEAT_MILLISECONDS = 1000;
/** A lease without a heartbeat for this long has expired. */
export const LEASE_MILLISECONDS = 30_000;
export const RUNNING_STATES = ["reading", "applying"] as const;

/**
 * Why processing stopped: cancelled or paused by an admin, the shop is stopping, or another process claimed
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

/** While a process holds the lease, no other one works on the import. */
export type ImportLease = {
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
  release: () => void;
};

/** Sends heartbeats for a lease that was claimed by writing `runner` into the import's row. */
export function startLease(
  shop: Shop,
  syncLogId: number,
  runner: string,
  stopping: AbortSignal,
): ImportLease {
  const interruption = new AbortController();
  const interrupt = (reason: ImportInterrupted["reason"]) =>
    interruption.abort(new ImportInterrupted(reason));
  const stop = () => interrupt("stopped");
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop);
  let current: string | null = null;
  const sendHeartbeat = async () => {
    const importRun = await renewLease(shop, syncLogId, runner, { currentItem: current });
    if (!importRun) interrupt("lost");
    else if (importRun.cancelRequested) interrupt("cancelled");
    else if (importRun.paused) interrupt("paused");
  };
  const timer = setInterval(() => {
    sendHeartbeat().catch((error: unknown) =>
      shop.log.warn("import heartbeat failed; retrying at the next one", { error }),
    );
  }, HEARTBEAT_MILLISECONDS);
  return {
    syncLogId,
    signal: interruption.signal,
    setCurrentItem: (what) => {
      current = what;
    },
    advance: async (shop, set = {}) => {
      interruption.signal.throwIfAborted();
      const importRun = await renewLease(shop, syncLogId, runner, { ...set, currentItem: current });
      if (!importRun) throw new ImportInterrupted("lost");
      if (importRun.cancelRequested) throw new ImportInterrupted("cancelled");
      if (importRun.paused) throw new ImportInterrupted("paused");
    },
    release: () => {
      clearInterval(timer);
      stopping.removeEventListener("abort", stop);
    },
  };
}

async function renewLease(
  { db, now }: Shop,
  syncLogId: number,
  runner: string,
  set: Updateable<Tables["importRuns"]>,
) {
  return db
    .updateTable("importRuns")
    .set({ ...set, heartbeatAt: now().toISOString() })
    .where("syncLogId", "=", syncLogId)
    .where("runner", "=", runner)
    .where("state", "in", RUNNING_STATES)
    .returning(["cancelRequested", "paused"])
    .executeTakeFirst();
}
