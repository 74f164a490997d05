import type { ImportRun } from "../imports/state/import-run.ts";
import { randomUUID } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { OPENERS, type Openers } from "./source-openers.ts";
import { reopenSource } from "./resume-import.ts";
import { trackImport } from "../imports/run-import.ts";
import { LEASE_MILLISECONDS, RUNNING_STATES } from "../imports/state/import-lease.ts";
import { resumeRollbacks } from "../imports/roll-back-import.ts";

/**
 * Resumes imports whose lease is released or expired and that nobody paused. Each is claimed by exactly one process.
 * @param alone whether no other process uses this database, so that all leases are stale
 * @returns how many this process resumed, and their end, which callers need not await
 */
export async function resumeInterruptedImports(
  shop: Shop,
  { alone = false, openers = OPENERS }: { alone?: boolean; openers?: Openers } = {},
): Promise<{ resumed: number; done: Promise<unknown> }> {
  if (alone) await releaseAllLeases(shop);
  await resumeRollbacks(shop);
  const resumed: Promise<unknown>[] = [];
  for (let importRun = await claimNext(shop); importRun; importRun = await claimNext(shop)) {
    const { syncLogId } = importRun;
    shop.log.info("resuming interrupted import", { syncLogId });
    const done = trackImport(shop, importRun, reopenSource(shop, importRun, openers)).catch(
      (error: unknown) => {
        shop.log.warn("resumed import failed; its sync log has the error", { syncLogId, error });
      },
    );
    resumed.push(done);
  }
  return { resumed: resumed.length, done: Promise.all(resumed) };
}

async function releaseAllLeases({ db }: Shop): Promise<void> {
  await db
    .updateTable("importRuns")
    .set({ runner: null })
    .where("state", "in", RUNNING_STATES)
    .execute();
}

/** Compare-and-set on `runner`: of several processes, one claims the import. */
async function claimNext(shop: Shop): Promise<ImportRun | undefined> {
  const { db, now } = shop;
  const expiredBefore = new Date(now().getTime() - LEASE_MILLISECONDS).toISOString();
  const interrupted = await db
    .selectFrom("importRuns")
    .select(["syncLogId", "runner"])
    .where("state", "in", RUNNING_STATES)
    .where("paused", "=", false)
    .where((eb) => eb.or([eb("runner", "is", null), eb("heartbeatAt", "<", expiredBefore)]))
    .orderBy("syncLogId")
    .executeTakeFirst();
  if (!interrupted) return undefined;
  const at = now().toISOString();
  const importRun = await db
    .updateTable("importRuns")
    .set((eb) => ({
      runner: randomUUID(),
      heartbeatAt: at,
      phaseStartedAt: at,
      doneBefore: eb
        .case()
        .when("state", "=", "reading")
        .then(eb.ref("itemsRead"))
        .else(eb.ref("itemsApplied"))
        .end(),
    }))
    .where("syncLogId", "=", interrupted.syncLogId)
    .where("state", "in", RUNNING_STATES)
    .where("runner", interrupted.runner === null ? "is" : "=", interrupted.runner)
    .returningAll()
    .executeTakeFirst();
  return importRun ?? claimNext(shop);
}
