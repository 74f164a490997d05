import { randomUUID } from "node:crypto";
import type { InquiryCheck } from "#contract/sales/inquiries.ts";
import { idList } from "../../id-list.ts";
import { moveManyToTrash } from "../../infrastructure/trash/move-many-to-trash.ts";
import { inTransaction } from "../../in-transaction.ts";
import { recordChange } from "../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../shop.ts";
import { linkInquiryCustomer } from "../customer-links/link-inquiry-customer.ts";
import { loadMessages } from "./records/load-messages.ts";
import { confirmReceived } from "./mails/mail-received.ts";

/**
 * Accepts inquiries that were held as doubtful, which confirms them by email, or moves them to the trash.
 * Others are left alone.
 * @returns how many were held, and the batch that brings deleted ones back
 */
export async function checkInquiries(
  shop: Shop,
  { ids, action }: InquiryCheck,
  by: string | null,
): Promise<{ count: number; batch: string | null }> {
  return inTransaction(shop, async (shop) => {
    const held = await shop.db
      .selectFrom("inquiries")
      .select(["id", "name"])
      .where("id", "in", idList(shop, ids))
      .where("state", "=", "to-check")
      .where("deletedAt", "is", null)
      .$if(shop.engine === "postgres", (query) => query.forUpdate())
      .execute();
    if (action === "delete") {
      const batch = randomUUID();
      const entries = held.map(({ id, name }) => ({ entityId: id, label: `Inquiry of ${name}` }));
      const count = await moveManyToTrash(shop, { kind: "inquiry", entries, by, batch });
      const label = String(count);
      await recordChange(shop, by, { kind: "inquiries", action: "deleted", label });
      return { count, batch };
    }
    for (const { id } of held) {
      await shop.db
        .updateTable("inquiries")
        .set({ state: "new", heldBecause: null, updatedAt: shop.now().toISOString() })
        .where("id", "=", id)
        .execute();
      await linkInquiryCustomer(shop, id);
      const [message] = (await loadMessages(shop, [id])).get(id) ?? [];
      if (message) await confirmReceived(shop, id, message.text);
    }
    return { count: held.length, batch: null };
  });
}
