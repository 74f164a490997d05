import type { Shop } from "../../shop.ts";

const HOUR_MS = 60 * 60 * 1000;
/** What goes on for longer was killed. */
const DEAD_AFTER_MS = 6 * HOUR_MS;
const AGAIN_AFTER_MS = HOUR_MS / 2;

/**
 * Takes the backup of a night upon this process: of several that ask, one is told yes. A night that
 * failed is given again after half an hour, one whose process died after six hours.
 */
export async function claimNight({ db, now }: Shop, night: string): Promise<boolean> {
  const startedAt = now().toISOString();
  const before = (ms: number) => new Date(now().getTime() - ms).toISOString();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("backupRuns")
    .values({ night, startedAt })
    .onConflict((conflict) =>
      conflict
        .column("night")
        .doUpdateSet({ startedAt, problem: null })
        .where("backupRuns.finishedAt", "is", null)
        .where((eb) =>
          eb.or([
            eb("backupRuns.startedAt", "<", before(DEAD_AFTER_MS)),
            eb.and([
              eb("backupRuns.problem", "is not", null),
              eb("backupRuns.startedAt", "<", before(AGAIN_AFTER_MS)),
            ]),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
