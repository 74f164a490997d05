import type { Shop } from "../../shop.ts";

/** What a conversion is called in the list of runs. */
export const CONVERSION = "conversion";

export type ConversionLog = { id: number; startedAt: string };

/** Enters a conversion into the list of runs, at an instant that is no other conversion's. */
export async function startConversionLog(
  { db, now }: Shop,
  startedBy: string | null,
): Promise<ConversionLog> {
  const last = await db
    .selectFrom("syncLogs")
    .select("startedAt")
    .where("syncType", "=", CONVERSION)
    .orderBy("startedAt", "desc")
    .executeTakeFirst();
  const after = last ? Date.parse(last.startedAt) + 1 : 0;
  const startedAt = new Date(Math.max(now().getTime(), after)).toISOString();
  const { id } = await db
    .insertInto("syncLogs")
    .values({
      syncType: CONVERSION,
      status: "completed",
      startedBy,
      startedAt,
      completedAt: startedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, startedAt };
}

export async function countConverted(
  { db, now }: Shop,
  { id }: ConversionLog,
  number: number,
): Promise<void> {
  await db
    .updateTable("syncLogs")
    .set(({ eb }) => ({
      recordsProcessed: eb("recordsProcessed", "+", number),
      recordsSuccess: eb("recordsSuccess", "+", number),
      completedAt: now().toISOString(),
    }))
    .where("id", "=", id)
    .execute();
}
