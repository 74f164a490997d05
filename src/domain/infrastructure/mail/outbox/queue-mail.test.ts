import { expect, test } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { deleteOldMails } from "./delete-old-mails.ts";
import { findMailThread } from "./find-mail-thread.ts";
import { listOutgoingMails } from "./list-outgoing-mails.ts";
import { queueMail } from "./queue-mail.ts";
import { retryOutgoingMail } from "./retry-outgoing-mail.ts";
import { stopOutgoingMail } from "./stop-outgoing-mail.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

const order = { kind: "order" as const, id: 12 };

test("queues nothing and says so where mail is not set up", async () => {
  const shop = await testShop();
  expect(await queueMail(shop, orderMail())).toBeNull();
  expect(await listOutgoingMails(shop, {})).toEqual([]);
});

test("queues nothing when the caller's transaction fails", async () => {
  const { shop } = await mailingShop();
  const failed = inTransaction(shop, async (inner) => {
    await queueMail(inner, orderMail());
    throw new Error("The order is gone.");
  });
  await expect(failed).rejects.toThrow("The order is gone.");
  expect(await listOutgoingMails(shop, {})).toEqual([]);
});

test("keeps line breaks out of every header", async () => {
  const { shop, sent } = await mailingShop();
  await queueMail(
    shop,
    orderMail({
      subject: "Ring\r\nBcc: all@example.com",
      replyTo: "a@shop.example\nBcc: all@example.com",
      inReplyTo: "<1@a>\r\nX: 1",
      references: ["<1@a>\r\nX: 1", "\r\n"],
    }),
  );
  await deliverDueMails(shop);
  expect(sent[0]).toMatchObject({
    subject: "Ring Bcc: all@example.com",
    replyTo: "a@shop.example Bcc: all@example.com",
    inReplyTo: "<1@a> X: 1",
    references: ["<1@a>X:1"],
  });
  const now = shop.now().toISOString();
  const insert = shop.db.insertInto("outgoingMails").values({
    aboutKind: "order",
    aboutId: 12,
    messageId: "<1@a>",
    recipient: "ana@example.com",
    subject: "Ring\r\nBcc: all@example.com",
    text: "",
    html: "",
    dueAt: now,
    givesUpAt: now,
  });
  await expect(insert.execute()).rejects.toThrow(/check/i);
});

test("shows a mail to an address that is none as failed", async () => {
  const { shop, sent } = await mailingShop();
  await queueMail(shop, orderMail({ to: "ana@example.com, bob@example.com" }));
  expect(await deliverDueMails(shop)).toBe(0);
  const mails = await listOutgoingMails(shop, {});
  expect(mails).toMatchObject([
    { state: "failed", failure: expect.stringContaining("full email address") },
  ]);
  const { id = 0, messageId } = mails[0] ?? {};
  await retryOutgoingMail(shop, id, "ana@example.com");
  expect(await deliverDueMails(shop)).toBe(1);
  expect(sent).toMatchObject([{ to: "ana@example.com", messageId }]);
});

test("queues a mail with the same key once, and a stopped one again under its Message-ID", async () => {
  const { shop, sent } = await mailingShop();
  const key = { onceKey: "order:12:shipped", delaySeconds: 60 };
  const first = await queueMail(shop, orderMail(key));
  expect(await queueMail(shop, orderMail({ ...key, subject: "Again" }))).toEqual(first);
  expect(await stopOutgoingMail(shop, key.onceKey)).toBe(true);
  expect(await stopOutgoingMail(shop, key.onceKey)).toBe(false);
  expect(await listOutgoingMails(shop, { about: order })).toEqual([]);
  expect(await findMailThread(shop, order)).toEqual([]);
  shop.clock.advance({ seconds: 30 });
  await queueMail(shop, orderMail({ ...key, subject: "Shipped after all" }));
  shop.clock.advance({ seconds: 59 });
  expect(await deliverDueMails(shop)).toBe(0);
  shop.clock.advance({ seconds: 1 });
  expect(await deliverDueMails(shop)).toBe(1);
  expect(sent).toMatchObject([{ subject: "Shipped after all", messageId: first?.messageId }]);
  expect(await stopOutgoingMail(shop, key.onceKey)).toBe(false);
  expect(await queueMail(shop, orderMail(key))).toMatchObject({ state: "sent" });
});

test("keeps the start and the end of a long thread", async () => {
  const { shop, sent } = await mailingShop();
  const references = Array.from({ length: 100 }, (_, number) => `<${number}@a>`);
  await queueMail(shop, orderMail({ references }));
  await deliverDueMails(shop);
  expect(sent[0]?.references).toEqual(["<0@a>", ...references.slice(-19)]);
});

test("deletes the text of a sent mail after 30 days, and the mail after a year", async () => {
  const { shop } = await mailingShop();
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  const texts = () => shop.db.selectFrom("outgoingMails").select(["text", "html"]).execute();
  shop.clock.advance({ days: 29 });
  await deleteOldMails(shop);
  expect(await texts()).toEqual([{ text: "It is ready.", html: "<p>It is ready.</p>" }]);
  shop.clock.advance({ days: 2 });
  await deleteOldMails(shop);
  expect(await texts()).toEqual([{ text: "", html: "" }]);
  shop.clock.advance({ days: 335 });
  await deleteOldMails(shop);
  expect(await texts()).toEqual([]);
});
