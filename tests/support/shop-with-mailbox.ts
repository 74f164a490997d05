import { updateMailboxSettings } from "#domain/infrastructure/mail/mailbox/update-mailbox-settings.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { replyToInquiry } from "#domain/sales/inquiries/reply-to-inquiry.ts";
import { closeAfterFile } from "./close-after-file.ts";
import { openImapServer } from "./imap-server.ts";
import { mailingShop } from "./mailing-shop.ts";
import { addInquiry } from "./new-inquiry.ts";
import { deliverDueMails } from "#domain/newsletter/deliver-due-mails.ts";

/** A shop that reads an inbox, with Ana's inquiry, to which it replied, and the mails that left so far. */
export async function shopWithMailbox() {
  const { shop, sent } = await mailingShop();
  const server = await openImapServer();
  const outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  closeAfterFile(async () => {
    await outbound.close();
    await server.close();
  });
  shop.outbound = outbound;
  await updateMailboxSettings(shop, server.settings, null);
  const { id } = await addInquiry(shop);
  await replyToInquiry(shop, id, { text: "Yes, it is." }, "ada");
  await deliverDueMails(shop);
  return { shop, sent, server, id };
}
