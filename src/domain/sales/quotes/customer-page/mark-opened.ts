import { limitVisitorWrites } from "../../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../../shop.ts";
import { findQuoteRow } from "../quote-secret.ts";

/**
 * Notes that the customer has looked at a quote, once. A secret that opens none changes nothing.
 * @param from the visitor's IP address
 */
export async function markOpened(shop: Shop, secret: string, from: string): Promise<void> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  const row = await findQuoteRow(shop, secret);
  if (!row || row.state !== "sent" || row.openedAt !== null) return;
  await shop.db
    .updateTable("quotes")
    .set({ openedAt: shop.now().toISOString() })
    .where("id", "=", row.id)
    .where("openedAt", "is", null)
    .execute();
}
