import { releaseLease } from "../../infrastructure/leases/with-lease.ts";
import type { Shop } from "../../shop.ts";
import { OPENERS, type Openers } from "./source-openers.ts";
import { continueRun, reopenSource } from "./resume-import.ts";
import { trackImport } from "../imports/run-import.ts";
import { RUNNING_STATES, takeImportLease } from "../imports/state/import-lease.ts";
import { resumeRollbacks } from "../imports/roll-back-import.ts";

/**
 * Resumes imports that no process has the lease of and that nobody paused, each in exactly one process.
 * @returns how many this process resumed, and their end, which callers need not await
 */
export async function resumeInterruptedImports(
  shop: Shop,
  { openers = OPENERS }: { openers?: Openers } = {},
): Promise<{ resumed: number; done: Promise<unknown> }> {
  await resumeRollbacks(shop);
  const resumed: Promise<unknown>[] = [];
  for (const { syncLogId } of await listUnfinished(shop)) {
    const lease = await takeImportLease(shop, syncLogId);
    if (!lease) continue;
    const importRun = await continueRun(shop, syncLogId, { paused: false });
    if (!importRun) {
      await releaseLease(shop, lease);
      continue;
    }
    shop.log.info("resuming interrupted import", { syncLogId });
    const leased = { importRun, lease };
    const done = trackImport(shop, leased, reopenSource(shop, importRun, openers)).catch(
      (error: unknown) => {
        shop.log.warn("resumed import failed; its sync log has the error", { syncLogId, error });
      },
    );
    resumed.push(done);
  }
  return { resumed: resumed.length, done: Promise.all(resumed) };
}

const listUnfinished = ({ db }: Shop) =>
  db
    .selectFrom("importRuns")
    .select("syncLogId")
    .where("state", "in", RUNNING_STATES)
    .where("paused", "=", false)
    .orderBy("syncLogId")
    .execute();
