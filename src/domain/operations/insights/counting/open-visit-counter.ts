import { randomBytes } from "node:crypto";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { SeenPage, VisitCounter } from "../../../services/visit-counter.ts";
import type { Shop } from "../../../shop.ts";
import { dayBounds } from "../../statistics/day-bounds.ts";
import { shopDay } from "../shop-day.ts";
import { CountedDay } from "./counted-day.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Counts } from "./counts.ts";
import { selectWritable } from "./select-writable.ts";
import { VisitorSketch } from "./visitor-sketch.ts";

const WRITE_MILLISECONDS = 10_000;
const PREPARE_MILLISECONDS = 30 * 60 * 1000;

/** Opens the counts of this process: today's salt is read, and what is counted is written every ten seconds. */
export async function openVisitCounter(shop: Shop): Promise<OpenVisitCounter> {
  const counter = new OpenVisitCounter(shop);
  await counter.prepare();
  return counter;
}

type Prepared = { endsAt: number; counted: CountedDay };

/** Counts in memory by the shop's days, today and tomorrow, and writes in batches. */
export class OpenVisitCounter implements VisitCounter {
  readonly #shop: Shop;
  readonly #ownHost: string;
  readonly #timer: NodeJS.Timeout;
  /** In order; an ended day stays until it is written. */
  #days: Prepared[] = [];
  #preparedAt = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(shop: Shop) {
    this.#shop = shop;
    this.#ownHost = new URL(shop.publicUrl).hostname;
    this.#timer = setInterval(() => void this.#run(), WRITE_MILLISECONDS).unref();
  }

  count(seen: SeenPage): void {
    const now = this.#shop.now().getTime();
    const day = this.#days.find(({ endsAt }) => now < endsAt);
    day?.counted.count(seen, this.#ownHost);
  }

  /** Reads the salts of today and tomorrow: no view at midnight waits for them. */
  async prepare(): Promise<void> {
    const now = this.#shop.now();
    const { timeZone } = await getSettings(this.#shop);
    const today = await this.#open(now, timeZone);
    const tomorrow = await this.#open(new Date(today.endsAt), timeZone);
    const earlier = this.#days.filter(
      ({ counted }) => counted.day < today.counted.day && !counted.isWritten,
    );
    this.#days = [...earlier, today, tomorrow];
    this.#preparedAt = now.getTime();
  }

  /** Writes what was counted; on failure it is counted again and written the next time. */
  write(): Promise<void> {
    const next = this.#writing.catch(() => undefined).then(() => this.#writeAll());
    this.#writing = next;
    return next;
  }

  /** Stops the timer and writes what is left. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #open(instant: Date, timeZone: string): Promise<Prepared> {
    const day = shopDay(instant, timeZone);
    const endsAt = Date.parse(dayBounds(instant, timeZone).end);
    const known = this.#days.find(({ counted }) => counted.day === day)?.counted;
    return { endsAt, counted: known ?? new CountedDay(await takeDaySalt(this.#shop, day)) };
  }

  async #writeAll(): Promise<void> {
    for (const { counted } of this.#days) {
      if (counted.isWritten) continue;
      const taken = counted.take();
      const { day, sketch } = counted;
      try {
        const { counts, hasNewVisitors } = taken;
        const batch = { day, counts, sketch: hasNewVisitors ? sketch : null };
        const merged = await writeCounts(this.#shop, batch);
        if (merged) sketch.merge(merged);
      } catch (error) {
        counted.putBack(taken);
        throw error;
      }
    }
  }

  async #run(): Promise<void> {
    try {
      await this.write();
      const now = this.#shop.now().getTime();
      if (now - this.#preparedAt > PREPARE_MILLISECONDS) await this.prepare();
    } catch (error) {
      this.#shop.log.error("writing the counts of visits failed; they are written later", {
        error,
      });
    }
  }
}

const SALT_BYTES = 16;

/** The salt of a day, the same in every process, and its visitors so far. */
async function takeDaySalt(
  { db }: Shop,
  day: string,
): Promise<{ day: string; salt: string; registers: string }> {
  const salt = randomBytes(SALT_BYTES).toString("base64url");
  await db
    .insertInto("visitorSketches")
    .values({ day, salt })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  return db
    .selectFrom("visitorSketches")
    .selectAll()
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
}

/** What one process has counted of a day since its last write. */
type CountBatch = {
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
async function writeCounts(shop: Shop, batch: CountBatch): Promise<VisitorSketch | null> {
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
