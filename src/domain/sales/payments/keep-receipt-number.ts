import type { Shop } from "../../shop.ts";

/**
 * A receipt number that another shop gave, unless this shop gave it too; numbers given later are above
 * it. Call it inside the transaction that stores it.
 * @returns null for none, and for one that is taken or no such number
 */
export async function keepReceiptNumber(
  { db }: Shop,
  receiptNumber: string | null,
): Promise<string | null> {
  const [, year, number] = /^(\d{4})-(\d{4,9})$/.exec(receiptNumber ?? "") ?? [];
  if (receiptNumber === null || year === undefined || Number(number) < 1) return null;
  const taken = await db
    .selectFrom("orders")
    .select("id")
    .where("receiptNumber", "=", receiptNumber)
    .executeTakeFirst();
  if (taken) return null;
  const lastNumber = Number(number);
  await db
    .insertInto("receiptNumbers")
    .values({ year: Number(year), lastNumber })
    .onConflict((given) =>
      given
        .column("year")
        .doUpdateSet({ lastNumber })
        .where("receiptNumbers.lastNumber", "<", lastNumber),
    )
    .execute();
  return receiptNumber;
}
