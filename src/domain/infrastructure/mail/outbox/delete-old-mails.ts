import type { Shop } from "../../../shop.ts";

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const TEXT_DAYS = 30;
const ROW_DAYS = 365;
const RECEIVED_DAYS = 60;

/**
 * Deletes the text of mails sent 30 days ago, every trace of one after a year but letters, and the marks of received mails
 * long after a mailbox is searched for them.
 */
export async function deleteOldMails(shop: Shop): Promise<void> {
  const before = (days: number) =>
    new Date(shop.now().getTime() - days * DAY_MILLISECONDS).toISOString();
  await shop.db
    .updateTable("outgoingMails")
    .set({ text: "", html: "" })
    .where("state", "=", "sent")
    .where("sentAt", "<", before(TEXT_DAYS))
    .where("html", "!=", "")
    .execute();
  await shop.db
    .deleteFrom("outgoingMails")
    .where("createdAt", "<", before(ROW_DAYS))
    .where("aboutKind", "!=", "letter")
    .execute();
  await shop.db.deleteFrom("receivedMails").where("takenAt", "<", before(RECEIVED_DAYS)).execute();
}
