import type { Shop } from "../../shop.ts";

/** The sync type of a conversion. */
export const CONVERSION = "conversion";

export type ConversionLog = { id: number; startedAt: string };

/**
 * Creates the sync log of a conversion with a unique start time, by which its collections are found
 * again.
 */
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
