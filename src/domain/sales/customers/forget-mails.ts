import type { MailSubject } from "#contract/mail/outgoing-mails.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";

/** Deletes the mails to customers about these orders or inquiries, sent or not. */
export async function forgetMails(shop: Shop, about: MailSubject, ids: number[]): Promise<void> {
  await shop.db
    .deleteFrom("outgoingMails")
    .where("aboutKind", "=", about)
    .where("aboutId", "in", idList(shop, ids))
    .execute();
}
