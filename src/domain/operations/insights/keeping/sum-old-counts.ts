/// <reference lib="esnext.temporal" />
import { sql } from "kysely";
import { advisoryLock } from "../../../advisory-lock.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { shopDay } from "../shop-day.ts";

const YEARS_BY_DAY = 2;

/** Adds up the days of each month that ended two years ago. Visits of a month are the sum of its days'. */
export async function sumOldCounts(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const today = Temporal.PlainDate.from(shopDay(shop.now(), timeZone));
  const until = today.subtract({ years: YEARS_BY_DAY }).with({ day: 1 }).toString();
  await inTransaction(shop, async (shop) => {
    await advisoryLock(shop, "old visit counts");
    const { db } = shop;
    const oldDays = db
      .selectFrom("visitCounts")
      .select(({ fn }) => [
        sql<string>`substr(period, 1, 7)`.as("period"),
        "kind",
        "subject",
        fn.sum<number>("count").as("count"),
      ])
      .where("period", "<", until)
      .where(sql`length(period)`, "=", 10)
      .groupBy([sql`substr(period, 1, 7)`, "kind", "subject"]);
    for (const row of await oldDays.execute()) {
      await db
        .insertInto("visitCounts")
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(["period", "kind", "subject"]).doUpdateSet((eb) => ({
            count: eb("visitCounts.count", "+", eb.ref("excluded.count")),
          })),
        )
        .execute();
    }
    await db
      .deleteFrom("visitCounts")
      .where("period", "<", until)
      .where(sql`length(period)`, "=", 10)
      .execute();
  });
}
