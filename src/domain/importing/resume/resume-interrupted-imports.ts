import { randomUUID } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { OPENERS, type Openers } from "./source-openers.ts";
import { openAgain } from "./resume-import.ts";
import { followRun } from "../imports/run-import.ts";
import { SILENCE_MILLISECONDS, UNDER_WAY } from "../imports/import-lease.ts";
import { takeBackLeft } from "../imports/roll-back-import.ts";
import type { RunRow } from "../imports/process-import.ts";

/**
 * Takes up the runs that nobody works on any more, since their process was stopped or killed: each by
 * one process alone, whichever comes first.
 * @param alone whether no other process can work on this database, so that whoever was there is gone
 * @returns how many this process took up, and their end, for which nobody needs to wait
 */
export async function resumeLeftRuns(
  shop: Shop,
  { alone = false, openers = OPENERS }: { alone?: boolean; openers?: Openers } = {},
): Promise<{ taken: number; done: Promise<unknown> }> {
  if (alone) await forgetRunners(shop);
  await takeBackLeft(shop);
  const taken: Promise<unknown>[] = [];
  for (let run = await takeOne(shop); run; run = await takeOne(shop)) {
    const { syncLogId } = run;
    shop.log.info("an import that was cut off goes on", { syncLogId });
    const done = followRun(shop, run, openAgain(shop, run, openers)).catch((error: unknown) => {
      shop.log.warn("an import that was cut off did not come to its end", { syncLogId, error });
    });
    taken.push(done);
  }
  return { taken: taken.length, done: Promise.all(taken) };
}

async function forgetRunners({ db }: Shop): Promise<void> {
  await db
    .updateTable("importRuns")
    .set({ runner: null })
    .where("state", "in", UNDER_WAY)
    .execute();
}

/** Of several who find the same run, the one whose name is written first has it. */
async function takeOne(shop: Shop): Promise<RunRow | undefined> {
  const { db, now } = shop;
  const silent = new Date(now().getTime() - SILENCE_MILLISECONDS).toISOString();
  const left = await db
    .selectFrom("importRuns")
    .select(["syncLogId", "runner"])
    .where("state", "in", UNDER_WAY)
    .where((eb) => eb.or([eb("runner", "is", null), eb("heartbeatAt", "<", silent)]))
    .orderBy("syncLogId")
    .executeTakeFirst();
  if (!left) return undefined;
  const at = now().toISOString();
  const run = await db
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
    .where("syncLogId", "=", left.syncLogId)
    .where("state", "in", UNDER_WAY)
    .where("runner", left.runner === null ? "is" : "=", left.runner)
    .returningAll()
    .executeTakeFirst();
  return run ?? takeOne(shop);
}
