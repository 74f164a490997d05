import type { Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";

const HEARTBEAT_MILLISECONDS = 1000;
/** A run whose runner has not been heard of for so long has none any more. */
export const LEASE_MILLISECONDS = 30_000;
export const RUNNING_STATES = ["reading", "applying"] as const;

/** Why a run goes on no further: somebody cancelled it, the shop stops, or another process has it. */
export class ImportInterrupted extends Error {
  override name = "RunInterrupted";
  readonly reason: "cancelled" | "stopped" | "lost";

  constructor(reason: ImportInterrupted["reason"]) {
    super(`The import was ${reason}.`);
    this.reason = reason;
  }
}

/** A process's lease on a run: as long as it lasts, this process alone works on it. */
export type ImportLease = {
  syncLogId: number;
  /** Aborts, with a ImportInterrupted, when the run is to go on no further. */
  signal: AbortSignal;
  /** What is worked on at this moment, for those who watch. */
  setCurrentItem: (current: string | null) => void;
  /**
   * Writes how far the run is, within the transaction that did the work: it stands or falls with it.
   * Throws ImportInterrupted when the run is not to go on.
   */
  advance: (shop: Shop, set?: Updateable<Tables["importRuns"]>) => Promise<void>;
  release: () => void;
};

/** Keeps the lease that a process took by writing its name into the run. */
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
  };
  const timer = setInterval(() => {
    sendHeartbeat().catch((error: unknown) =>
      shop.log.warn("an import could not tell that it lives", { error }),
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
    .returning("cancelRequested")
    .executeTakeFirst();
}
