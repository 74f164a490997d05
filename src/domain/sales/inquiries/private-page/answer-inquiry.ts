import { notFound, unprocessable } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import type { Shop } from "../../../shop.ts";
import { addAnswer } from "./add-answer.ts";
import { findInquiryRow, hasEnded } from "../records/inquiry-secret.ts";
import { limitInquiries } from "../admission/limit-inquiries.ts";
import { loadLatestMessages } from "../records/load-messages.ts";
import { lockInquiry } from "../records/lock-inquiry.ts";
import { notifyOfMessage } from "../mails/notify-of-message.ts";

/**
 * Adds what a customer writes on their own page; the inquiry waits for the shop. A closed one opens again, a
 * new one stays new and a held one held. The same text sent twice in a row is taken once.
 * @param from the visitor's IP address
 * @throws not-found for a forged or revoked secret; unprocessable when the page has ended; too-many-requests
 */
export async function answerInquiry(
  shop: Shop,
  secret: string,
  text: string,
  from: string,
): Promise<void> {
  await limitInquiries(shop, from, "answers");
  await inTransaction(shop, async (shop) => {
    const found = await findInquiryRow(shop, secret);
    if (!found) throw notFound("Inquiry");
    const inquiry = await lockInquiry(shop, found.id);
    const { id, state } = inquiry;
    if (hasEnded(shop, found)) throw unprocessable("This page has ended. Please write to us anew.");
    const latest = (await loadLatestMessages(shop, [id])).get(id);
    if (latest?.kind === "customer" && latest.text === text) return;
    await addAnswer(shop, inquiry, { text });
    if (state !== "to-check") await notifyOfMessage(shop, id, text);
  });
}
