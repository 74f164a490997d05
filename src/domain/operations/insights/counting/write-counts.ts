import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import type { Counts } from "./counts.ts";
import { selectWritable } from "./select-writable.ts";
import { VisitorSketch } from "./visitor-sketch.ts";

/** What one process has counted of a day since its last write. */
export type CountBatch = {
  day: string;
  counts: Counts;
  /** Null when nobody new came. */
  sketch: VisitorSketch | null;
};

const ROWS_AT_ONCE = 500;

/**
 * Adds what was counted to the counts of the day, whichever other processes count too.
 * @returns the visitors of all processes; null when nobody new came, or when the day's sketch is gone
 */
export async function writeCounts(shop: Shop, batch: CountBatch): Promise<VisitorSketch | null> {
  return inTransaction(shop, async (shop) => {
    const merged = await mergeVisitors(shop, batch);
    const rows = await selectWritable(shop, batch.day, batch.counts);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await shop.db
        .insertInto("visitCounts")
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflict((conflict) =>
          conflict.columns(["period", "kind", "subject"]).doUpdateSet((eb) => ({
            count: eb("visitCounts.count", "+", eb.ref("excluded.count")),
          })),
        )
        .execute();
    }
    return merged;
  });
}

/** Locks the day's sketch first, so that processes write one after the other. */
async function mergeVisitors(shop: Shop, { day, sketch }: CountBatch) {
  const { db, engine } = shop;
  const row = await db
    .selectFrom("visitorSketches")
    .select("registers")
    .where("day", "=", day)
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row || !sketch) return null;
  const merged = VisitorSketch.from(row.registers);
  merged.merge(sketch);
  await db
    .updateTable("visitorSketches")
    .set({ registers: merged.toText() })
    .where("day", "=", day)
    .execute();
  await writeVisits(shop, day, merged.estimate());
  return merged;
}

/** Never fewer than before: a sketch may have begun anew, after a backup was restored. */
async function writeVisits({ db }: Shop, day: string, count: number): Promise<void> {
  await db
    .insertInto("visitCounts")
    .values({ period: day, kind: "visits", subject: "", count })
    .onConflict((conflict) =>
      conflict
        .columns(["period", "kind", "subject"])
        .doUpdateSet({ count })
        .where("visitCounts.count", "<", count),
    )
    .execute();
}
