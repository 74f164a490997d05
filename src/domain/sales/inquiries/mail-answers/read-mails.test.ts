import { expect, test } from "vitest";
import type { Mail } from "#domain/services/mailer.ts";
import { answerByMail } from "#tests/support/imap-server.ts";
import { newOrder } from "#tests/support/new-order.ts";
import { shopWithMailbox } from "#tests/support/shop-with-mailbox.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { getMailboxSettings } from "../../../infrastructure/mail/mailbox/get-mailbox-settings.ts";
import { updateMailboxSettings } from "../../../infrastructure/mail/mailbox/update-mailbox-settings.ts";
import { changeOrderStatus } from "../../orders/change-order-status.ts";
import { recordOrder } from "../../orders/record-order.ts";
import { getInquiry } from "../get-inquiry.ts";
import { readMailAnswers } from "./read-mail-answers.ts";
import { TAKEN_FLAG } from "./read-mails.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

/** A shop with a mailbox, and what delivers an answer of Ana's to it. */
async function shopWithAnswers() {
  const mailbox = await shopWithMailbox();
  const { server, sent } = mailbox;
  return { ...mailbox, answer: (text: string) => server.deliver(mailOf(text, sent)) };
}

let count = 0;
const mailOf = (text: string, sent: Mail[]): string =>
  answerByMail({ from: "ana@example.com", text }, `Message-ID: ${sent.at(-1)?.messageId}`).replace(
    "<answer@",
    `<answer-${(count += 1)}@`,
  );

const textsOf = async (shop: TestShop, id: number) => {
  const { messages } = await getInquiry(shop, id);
  return messages.flatMap(({ mailedFrom, text }) => (mailedFrom === null ? [] : [text]));
};

test("asks the server for mails that are new since the last time, and for none twice", async () => {
  const { shop, server, answer } = await shopWithAnswers();
  answer("One");
  answer("Two");
  expect(await readMailAnswers(shop)).toBe(2);
  expect(server.commands()[0]).toBe("UID SEARCH UID 1:* SINCE 20-Nov-2026");
  const before = server.commands().length;
  expect(await readMailAnswers(shop)).toBe(0);
  // "3:*" holds the last mail, which has the number 2.
  expect(server.commands().slice(before)).toEqual(["UID SEARCH UID 3:* SINCE 20-Nov-2026"]);
});

test("reads a new mail of an inbox that others were deleted from", async () => {
  const { shop, server, id, answer } = await shopWithAnswers();
  for (const text of ["One", "Two", "Three"]) answer(text);
  await readMailAnswers(shop);
  server.deleteOldest();
  server.deleteOldest();
  answer("Four");
  expect(await readMailAnswers(shop)).toBe(1);
  expect(server.flags()).toEqual([[TAKEN_FLAG], [TAKEN_FLAG]]);
  expect(await textsOf(shop, id)).toEqual(["One", "Two", "Three", "Four"]);
});

test("reads the oldest two hundred first and the rest the next time, in whatever order they come", async () => {
  const { shop, server, id, answer } = await shopWithAnswers();
  answer("The oldest");
  answer("The next");
  for (let number = 3; number <= 200; number += 1) {
    server.deliver(`Message-ID: <${number}@news.example>\nFrom: news@news.example\n\nNews\n`);
  }
  answer("The newest");
  server.reverse();
  expect(await readMailAnswers(shop)).toBe(2);
  expect(await textsOf(shop, id)).toEqual(["The oldest", "The next"]);
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await textsOf(shop, id)).toEqual(["The oldest", "The next", "The newest"]);
});

test("begins anew where the inbox was numbered anew, with lower numbers", async () => {
  const { shop, id, answer } = await shopWithAnswers();
  await shop.db
    .insertInto("mailboxState")
    .values({ slot: 1, uidValidity: "former", lastUid: 99 })
    .execute();
  answer("One");
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await textsOf(shop, id)).toEqual(["One"]);
});

test("leaves alone what arrived earlier on the day that the mailbox was set up", async () => {
  const { shop, sent, server, id } = await shopWithAnswers();
  server.deliver(mailOf("Too early", sent), "2026-11-20T14:54:59.000Z");
  server.deliver(mailOf("In time", sent), "2026-11-20T14:55:00.000Z");
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await textsOf(shop, id)).toEqual(["In time"]);
});

test("says that the inbox cannot be read where the server refuses the search", async () => {
  const { shop, server, answer } = await shopWithAnswers();
  server.refuseSearch();
  answer("One");
  expect(await readMailAnswers(shop)).toBe(0);
  expect((await getMailboxSettings(shop)).failure).toBe(
    "127.0.0.1 didn’t let the inbox be read. Check in your email account’s settings that other programs may read it by IMAP.",
  );
});

test("leaves alone a report of more than a megabyte", async () => {
  const { shop, sent, server } = await shopWithAnswers();
  const report = (
    filling: string,
  ) => `Content-Type: multipart/report; boundary=b; report-type=delivery-status

--b
Content-Type: message/delivery-status

Action: failed

--b
Content-Type: text/rfc822-headers

Message-ID: ${sent.at(-1)?.messageId}

${filling}
--b--
`;
  const failed = () =>
    shop.db.selectFrom("outgoingMails").select("id").where("state", "=", "failed").execute();
  server.deliver(report("x".repeat(1_000_000)));
  await readMailAnswers(shop);
  expect(await failed()).toEqual([]);
  server.deliver(report("x".repeat(999_000)));
  await readMailAnswers(shop);
  expect(await failed()).toHaveLength(1);
});

test("leaves a mail of more than 30 MB in the mailbox, and reads the next one", async () => {
  const { shop, id, answer } = await shopWithAnswers();
  answer("x".repeat(31 * 1024 * 1024));
  answer("And this");
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await textsOf(shop, id)).toEqual(["And this"]);
  expect((await getMailboxSettings(shop)).failure).toBeNull();
});

test("leaves a mail with an oversized header in the mailbox, and reads the others", async () => {
  const { shop, sent, server, id, answer } = await shopWithAnswers();
  answer("One");
  const withHead = (text: string, bytes: number) =>
    server.deliver(`References: <${"x".repeat(bytes)}@x.example>\n${mailOf(text, sent)}`);
  withHead("Long", 60_000);
  withHead("Oversized", 70_000);
  withHead("Larger than any mail", 31 * 1024 * 1024);
  answer("Two");
  expect(await readMailAnswers(shop)).toBe(3);
  expect(await textsOf(shop, id)).toEqual(["One", "Long", "Two"]);
  expect((await getMailboxSettings(shop)).failure).toBeNull();
});

test("adds an answer about an order to the conversation that the order was recorded in", async () => {
  const { shop, sent, id, answer } = await shopWithAnswers();
  const repair = { title: "Repair", price: "50.00", quantity: 1 };
  for (const inquiryId of [id, undefined]) {
    const order = await recordOrder(shop, newOrder([repair], { inquiryId }), "ada");
    await changeOrderStatus(shop, order.id, "processing", "ada");
    shop.clock.advance({ minutes: 1 });
    await deliverDueMails(shop);
    expect(sent.at(-1)?.subject).toBe(`Order ${order.id}: on the bench`);
    answer(`About order ${order.id}`);
  }
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await textsOf(shop, id)).toEqual(["About order 1"]);
});

test("waits ten minutes after a failure, and four hours after a refused password", async () => {
  const { shop, server, answer } = await shopWithAnswers();
  const dueIn = async () => {
    const { dueAt } = await shop.db
      .selectFrom("mailboxState")
      .select("dueAt")
      .executeTakeFirstOrThrow();
    return (Date.parse(dueAt ?? "") - shop.now().getTime()) / 60_000;
  };
  await updateMailboxSettings(shop, { ...server.settings, password: "wrong" }, null);
  await readMailAnswers(shop);
  expect(await dueIn()).toBe(240);
  answer("One");
  await updateMailboxSettings(shop, server.settings, null);
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await getMailboxSettings(shop)).toMatchObject({
    checkedAt: shop.now().toISOString(),
    failure: null,
  });
  await server.close();
  await readMailAnswers(shop);
  expect(await dueIn()).toBe(10);
});
