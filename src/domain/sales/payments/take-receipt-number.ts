import { dayInTimeZone } from "#contract/end-of-day.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";

/**
 * The next receipt number of the calendar year in the shop's time zone, "2026-0001". Call it inside the
 * transaction that stores it: if that fails, the number is given again, so there are no gaps.
 */
export async function takeReceiptNumber(shop: Shop): Promise<string> {
  const { timeZone } = await getSettings(shop);
  const year = Number(dayInTimeZone(shop.now().toISOString(), timeZone).slice(0, 4));
  const { lastNumber } = await shop.db
    .insertInto("receiptNumbers")
    .values({ year, lastNumber: 1 })
    .onConflict((taken) =>
      taken
        .column("year")
        .doUpdateSet((eb) => ({ lastNumber: eb("receiptNumbers.lastNumber", "+", 1) })),
    )
    .returning("lastNumber")
    .executeTakeFirstOrThrow();
  return `${year}-${String(lastNumber).padStart(4, "0")}`;
}
