import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { shopDay } from "../shop-day.ts";
import { type Period, periodBounds } from "./counted-period.ts";

/** The letters that went out within a period, with the day on which their sending began. */
export async function listSentLetters(
  { db }: Shop,
  period: Period,
  timeZone: string,
): Promise<{ day: string; subject: string }[]> {
  const { start, end } = periodBounds(period, timeZone);
  const firstSent = sql<string>`min(letter_deliveries.sent_at)`;
  const rows = await db
    .selectFrom("letters")
    .innerJoin("letterDeliveries", "letterDeliveries.letterId", "letters.id")
    .where("letterDeliveries.sentAt", "is not", null)
    .groupBy(["letters.id", "letters.subject"])
    .having(firstSent, ">=", start)
    .having(firstSent, "<", end)
    .select(["letters.subject", firstSent.as("sentAt")])
    .orderBy("letters.id")
    .execute();
  return rows.map(({ subject, sentAt }) => ({ day: shopDay(new Date(sentAt), timeZone), subject }));
}
