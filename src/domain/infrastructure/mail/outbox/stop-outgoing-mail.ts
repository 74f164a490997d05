import type { Shop } from "../../../shop.ts";

/**
 * Stops a mail that waits, since what it tells was undone; queued again, it has the same Message-ID.
 * @returns whether there was one that was not sent yet
 */
export async function stopOutgoingMail({ db }: Shop, onceKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outgoingMails")
    .set({ state: "stopped" })
    .where("onceKey", "=", onceKey)
    .where("state", "in", ["waiting", "failed"])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}
