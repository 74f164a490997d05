import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { notFound } from "../../../errors.ts";
import type { Shop } from "../../../shop.ts";
import { toOutgoingMail } from "./to-outgoing-mail.ts";

/** Takes a failed mail off the To-Do List. Idempotent. @throws not-found when no failed mail has this id */
export async function dismissOutgoingMail(shop: Shop, id: number): Promise<OutgoingMail> {
  const row = await shop.db
    .updateTable("outgoingMails")
    .set({ dismissedAt: shop.now().toISOString() })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound("Email");
  return toOutgoingMail(row);
}
