import { expect, test } from "vitest";
import { closeAfterFile } from "#tests/support/close-after-file.ts";
import { type MailServerOptions, openMailServer } from "#tests/support/mail-server.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import { findFreePort } from "#tests/support/shop-server.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { openMailer } from "../open-mailer.ts";
import { listOutgoingMails } from "./list-outgoing-mails.ts";
import { queueMail } from "./queue-mail.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

async function shopWithServer(options: MailServerOptions = {}) {
  const server = await openMailServer(options);
  const shop = await testShop();
  const mailer = openMailer(server.url, "Fernhill <hello@shop.example>");
  shop.mail = mailer;
  closeAfterFile(async () => {
    mailer.close();
    await server.close();
  });
  return { shop, server };
}

test("a mail arrives with its heads, and none of a list", async () => {
  const { shop, server } = await shopWithServer();
  const queued = await queueMail(
    shop,
    orderMail({
      subject: "Ring\r\nBcc: all@example.com",
      replyTo: "ruth@shop.example",
      inReplyTo: "<2@mail.example>",
      references: ["<1@mail.example>", "<2@mail.example>"],
    }),
  );
  expect(await deliverDueMails(shop)).toBe(1);
  const [mail = ""] = server.arrived;
  const [heads = ""] = mail.split("\r\n\r\n");
  expect(heads).toContain("From: Fernhill <hello@shop.example>");
  expect(heads).toContain("To: ana@example.com");
  expect(heads).toContain("Subject: Ring Bcc: all@example.com");
  expect(heads).toContain("Reply-To: ruth@shop.example");
  expect(heads).toContain(`Message-ID: ${queued?.messageId}`);
  expect(heads).toContain("In-Reply-To: <2@mail.example>");
  expect(heads.replaceAll(/\r\n\s+/g, " ")).toContain(
    "References: <1@mail.example> <2@mail.example>",
  );
  expect(heads).not.toMatch(/^(List-|Bcc:)/im);
  expect(mail).toContain("Content-Type: text/plain");
  expect(mail).toContain("Content-Type: text/html");
});

test("a server that asks to try later gets the same mail again", async () => {
  const { shop, server } = await shopWithServer({ refusesFirst: true });
  const queued = await queueMail(shop, orderMail());
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await listOutgoingMails(shop, {})).toMatchObject([
    { state: "waiting", failure: "The email server asked to try again later." },
  ]);
  shop.clock.advance({ minutes: 5 });
  expect(await deliverDueMails(shop)).toBe(1);
  expect(server.arrived).toHaveLength(1);
  expect(server.arrived[0]).toContain(`Message-ID: ${queued?.messageId}`);
});

test("a server that refuses one of two recipients gets the other's mail", async () => {
  const { shop, server } = await shopWithServer({ refusesRecipients: ["gone@example.com"] });
  await queueMail(shop, orderMail({ to: "gone@example.com" }));
  await queueMail(shop, orderMail());
  expect(await deliverDueMails(shop)).toBe(1);
  expect(server.arrived).toHaveLength(1);
  expect(await listOutgoingMails(shop, { isFailed: true })).toMatchObject([
    { to: "gone@example.com", failure: expect.stringContaining("refused the recipient’s address") },
  ]);
});

test("a slow server takes each mail once", async () => {
  const { shop, server } = await shopWithServer({ acceptsAfterMilliseconds: 300 });
  await queueMail(shop, orderMail());
  const counts = await Promise.all([deliverDueMails(shop), deliverDueMails(shop)]);
  expect(counts.toSorted()).toEqual([0, 1]);
  expect(server.arrived).toHaveLength(1);
});

test("a closed port is tried again and explained", async () => {
  const shop = await testShop();
  const url = `smtp://127.0.0.1:${await findFreePort()}`;
  const mailer = openMailer(url, "Fernhill <hello@shop.example>");
  shop.mail = mailer;
  closeAfterFile(() => Promise.resolve(mailer.close()));
  await queueMail(shop, orderMail());
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await listOutgoingMails(shop, {})).toMatchObject([
    { state: "waiting", failure: expect.stringContaining("refused the connection") },
  ]);
});
