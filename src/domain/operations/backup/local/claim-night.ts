import type { Shop } from "../../../shop.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
/** The process of a longer run is assumed dead. */
const LEASE_MILLISECONDS = 6 * HOUR_MILLISECONDS;
const RETRY_AFTER_MILLISECONDS = HOUR_MILLISECONDS / 2;

/**
 * Claims the lease of a night's backup; of concurrent calls one resolves to true. A failed night can be
 * claimed again after half an hour, one whose process died after six hours.
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
            eb("backupRuns.startedAt", "<", before(LEASE_MILLISECONDS)),
            eb.and([
              eb("backupRuns.problem", "is not", null),
              eb("backupRuns.startedAt", "<", before(RETRY_AFTER_MILLISECONDS)),
            ]),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
