import { notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";

/**
 * Ends a redirect: its old address is a missing page again.
 * @param by the admin's username, for the history
 * @throws not-found
 */
export async function deleteRedirect(shop: Shop, id: number, by: string | null): Promise<void> {
  await inTransaction(shop, async (shop) => {
    const { numDeletedRows } = await shop.db
      .deleteFrom("redirects")
      .where("id", "=", id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound("Redirect");
    await recordChange(shop, by, { kind: "settings", action: "changed", fields: ["redirects"] });
  });
}
