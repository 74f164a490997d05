import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/**
 * Takes a link off the broken ones for good, since somebody has looked, or puts it back.
 * @throws not-found for a link that no text holds
 */
export async function dismissLink(
  { db, now }: Shop,
  { url, dismissed }: { url: string; dismissed: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("outsideLinks")
    .set({ dismissedAt: dismissed ? now().toISOString() : null })
    .where("url", "=", url)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw notFound("Link");
}
