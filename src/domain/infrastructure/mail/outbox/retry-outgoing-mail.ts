import type { OutgoingMail } from "#contract/mail/outgoing-mails.ts";
import { conflict, notFound } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { isMailSetUp } from "../get-mail-settings.ts";
import { mailNotSetUp } from "../with-mailer.ts";
import { givesUpAt } from "./queue-mail.ts";
import { toOutgoingMail } from "./to-outgoing-mail.ts";

/**
 * Sends a mail that failed, for good or for now, again at once and for two more days, under the same
 * Message-ID.
 * @param to a corrected address
 * @throws not-found; conflict for one that was sent or is being sent; unprocessable where mail is not set up
 */
export async function retryOutgoingMail(
  shop: Shop,
  id: number,
  to?: string,
): Promise<OutgoingMail> {
  if (!(await isMailSetUp(shop))) throw mailNotSetUp();
  return inTransaction(shop, async (shop) => {
    const row = await shop.db
      .selectFrom("outgoingMails")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row || row.state === "stopped") throw notFound("Email");
    const now = shop.now().toISOString();
    const retried = await shop.db
      .updateTable("outgoingMails")
      .set({
        state: "waiting",
        tries: 0,
        failure: null,
        dueAt: now,
        givesUpAt: givesUpAt(now),
        dismissedAt: null,
        ...(to !== undefined && { recipient: to }),
      })
      .where("id", "=", id)
      .where("state", "in", ["failed", "waiting"])
      .where("failure", "is not", null)
      .returningAll()
      .executeTakeFirst();
    if (!retried) {
      throw conflict(`This email ${row.state === "sent" ? "was" : "is being"} sent already.`);
    }
    return toOutgoingMail(retried);
  });
}
