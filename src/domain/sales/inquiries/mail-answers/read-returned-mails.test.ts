import { expect, test } from "vitest";
import type { Mail } from "#domain/services/mailer.ts";
import { shopWithMailbox } from "#tests/support/shop-with-mailbox.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { readMailAnswers } from "./read-mail-answers.ts";

const DELIVERY_REPORT = `Content-Type: multipart/report; boundary="b";
 report-type=delivery-status`;

/** A report of RFC 3464, as mail servers send it. */
const reportOn = (mail: Mail | undefined, fields: string) => `Message-ID: <report@mail.example>
From: Mail Delivery System <MAILER-DAEMON@mail.example>
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
${DELIVERY_REPORT}

--b
Content-Type: text/plain

I'm sorry to have to inform you.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; ana@example.com
${fields}

--b
Content-Type: text/rfc822-headers

Message-ID: ${mail?.messageId ?? ""}
Subject: ${mail?.subject ?? ""}
--b--
`;

const listReturned = async ({ db }: TestShop) =>
  (
    await db.selectFrom("outgoingMails").select("failure").where("state", "=", "failed").execute()
  ).map(({ failure }) => failure);

test("puts a mail that came back on the To-Do List with the reason", async () => {
  const { shop, sent, server } = await shopWithMailbox();
  const mail = sent.find(({ to }) => to === "ana@example.com");
  server.deliver(reportOn(mail, "Action: delayed\nStatus: 4.4.1"));
  await readMailAnswers(shop);
  expect(await listReturned(shop)).toEqual([]);
  const said = "Diagnostic-Code: smtp; 550 5.7.1 Message\n refused as spam";
  server.deliver(reportOn(mail, `Action: failed\nStatus: 5.7.1\n${said}`));
  server.deliver(reportOn({ ...sent[0]!, messageId: "<other@shop.example>" }, "Action: failed"));
  expect(await readMailAnswers(shop)).toBe(0);
  expect(await listReturned(shop)).toEqual([
    "The email came back. The recipient’s server says: 550 5.7.1 Message refused as spam",
  ]);
});
