import type { Shop } from "../../../shop.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const RETENTION_HOURS = 48;

/** How many answers of a route took up to so many milliseconds, and longer than the bucket before. */
export type DurationCount = {
  route: string;
  /** 0 for whatever took longer than all buckets. */
  upTo: number;
  count: number;
};

/** The hour of an instant in UTC: "2026-11-20T15". */
export const hourOf = (instant: Date): string => instant.toISOString().slice(0, 13);

/** Adds counts to this hour's, whichever other processes count too, and deletes those older than two days. */
export async function writeDurations({ db, now }: Shop, counts: DurationCount[]): Promise<void> {
  const hour = hourOf(now());
  if (counts.length > 0) {
    // In one order, so that of two processes none waits for a row of the other's.
    const sorted = counts.toSorted((a, b) => a.upTo - b.upTo || (a.route < b.route ? -1 : 1));
    await db
      .insertInto("routeDurations")
      .values(sorted.map((each) => ({ hour, ...each })))
      .onConflict((conflict) =>
        conflict.columns(["hour", "route", "upTo"]).doUpdateSet((eb) => ({
          count: eb("routeDurations.count", "+", eb.ref("excluded.count")),
        })),
      )
      .execute();
  }
  const oldest = hourOf(new Date(now().getTime() - RETENTION_HOURS * HOUR_MILLISECONDS));
  await db.deleteFrom("routeDurations").where("hour", "<", oldest).execute();
}
