import type { Updateable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { Shop } from "../../shop.ts";

const HEARTBEAT_MILLISECONDS = 1000;
/** A run whose runner has not been heard of for so long has none any more. */
export const SILENCE_MILLISECONDS = 30_000;
export const UNDER_WAY = ["reading", "applying"] as const;

/** Why a run goes on no further: somebody cancelled it, the shop stops, or another process has it. */
export class RunInterrupted extends Error {
  override name = "RunInterrupted";
  readonly why: "cancelled" | "stopped" | "lost";

  constructor(why: RunInterrupted["why"]) {
    super(`The import was ${why}.`);
    this.why = why;
  }
}

/** A process's hold on a run: as long as it lasts, this process alone works on it. */
export type RunHold = {
  syncLogId: number;
  /** Aborts, with a RunInterrupted, when the run is to go on no further. */
  signal: AbortSignal;
  /** What is worked on at this moment, for those who watch. */
  say: (current: string | null) => void;
  /**
   * Writes how far the run is, within the transaction that did the work: it stands or falls with it.
   * Throws RunInterrupted when the run is not to go on.
   */
  advance: (shop: Shop, set?: Updateable<Tables["importRuns"]>) => Promise<void>;
  letGo: () => void;
};

/** Keeps the hold that a process took by writing its name into the run. */
export function holdRun(
  shop: Shop,
  syncLogId: number,
  runner: string,
  stopping: AbortSignal,
): RunHold {
  const interruption = new AbortController();
  const interrupt = (why: RunInterrupted["why"]) => interruption.abort(new RunInterrupted(why));
  const stop = () => interrupt("stopped");
  if (stopping.aborted) stop();
  stopping.addEventListener("abort", stop);
  let current: string | null = null;
  const beat = async () => {
    const run = await mine(shop, syncLogId, runner, { currentItem: current });
    if (!run) interrupt("lost");
    else if (run.cancelRequested) interrupt("cancelled");
  };
  const timer = setInterval(() => {
    beat().catch((error: unknown) =>
      shop.log.warn("an import could not tell that it lives", { error }),
    );
  }, HEARTBEAT_MILLISECONDS);
  return {
    syncLogId,
    signal: interruption.signal,
    say: (what) => {
      current = what;
    },
    advance: async (shop, set = {}) => {
      interruption.signal.throwIfAborted();
      const run = await mine(shop, syncLogId, runner, { ...set, currentItem: current });
      if (!run) throw new RunInterrupted("lost");
      if (run.cancelRequested) throw new RunInterrupted("cancelled");
    },
    letGo: () => {
      clearInterval(timer);
      stopping.removeEventListener("abort", stop);
    },
  };
}

async function mine(
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
    .where("state", "in", UNDER_WAY)
    .returning("cancelRequested")
    .executeTakeFirst();
}
