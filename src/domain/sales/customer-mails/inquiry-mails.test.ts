import { expect, test } from "vitest";
import { IMAP_PASSWORD, IMAP_USER } from "#tests/support/imap-server.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { updateMailboxSettings } from "../../infrastructure/mail/mailbox/update-mailbox-settings.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { composeCustomerMail } from "./compose-customer-mail.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";
import { readReference } from "./inquiry-reference.ts";
import { previewCustomerMail } from "./preview-customer-mail.ts";
import { queueCustomerMail } from "./queue-customer-mail.ts";

const quote: CustomerMailFacts["quote"] = {
  name: "Ana Ruiz",
  topic: null,
  total: "2969.46",
  deposit: null,
  readyBy: null,
  validUntil: null,
  note: null,
  isNewVersion: false,
  isExpired: false,
  url: "http://localhost:3000/quotes/x",
};

const composeQuote = async (change: Partial<CustomerMailFacts["quote"]>) =>
  composeCustomerMail(await testShop(), "quote", { ...quote, ...change });

test("sends a quote with all that it says", async () => {
  const { subject, text } = await composeQuote({
    topic: "Opal ring",
    deposit: "1484.73",
    readyBy: "2026-12-19T04:59:59.000Z",
    validUntil: "2026-12-01T04:59:59.000Z",
    note: "The band is a little wider.",
  });
  expect(subject).toBe("Your inquiry: Opal ring");
  expect(text).toContain(`Hi Ana,

Here is your quote. You can look at it and accept it online.

The band is a little wider.

Fernhill Atelier

For: Opal ring
Total: $2,969.46
Deposit: $1,484.73
Ready by: December 18, 2026
Valid until: November 30, 2026

See your quote: http://localhost:3000/quotes/x
`);
});

test("leaves out of a quote what it does not say", async () => {
  const { subject, text } = await composeQuote({});
  expect(subject).toBe("Your inquiry");
  expect(text).toContain(`accept it online.

Fernhill Atelier

Total: $2,969.46

See your quote:`);
});

test("says of a quote that it replaces another one, and that it has expired", async () => {
  const replaced = (await composeQuote({ isNewVersion: true })).text;
  expect(replaced).toContain("I changed your quote. The earlier one no longer counts.");
  const expired = (await composeQuote({ isExpired: true })).text;
  expect(expired).toContain("Your quote has expired, and nothing is reserved for you any longer.");
  expect(expired).not.toContain("Total:");
});

test.each([
  "See https://cheap.example",
  "See //cheap.example/gold",
  "cheap-gold.shop has it",
  "Is it on cheap.io?",
  "золото.рф",
  "cheap。example",
  "cheap．com",
  "che\u200Bap.\u00ADcom",
  "ｃheap.ｃom",
  "203.0.113.7/gold",
  "Write to me@cheap",
  "mailto:me",
])("does not repeat %j to an address that anybody typed", async (message) => {
  const shop = await testShop();
  const facts = { name: message, topic: null, privateUrl: null, message };
  const { subject, text, html } = await composeCustomerMail(shop, "received", facts);
  for (const part of [subject, text, html]) expect(part).not.toContain(message);
});

test("repeats a message without links", async () => {
  const shop = await testShop();
  for (const message of ["Size 6.5 … is it $1,250.00? Yes, e.g. on 4. May.", "Oh.Is it?"]) {
    const facts = { name: "Ana", topic: null, privateUrl: null, message };
    const { text } = await composeCustomerMail(shop, "received", facts);
    expect([message, text.includes(`> ${message}`)]).toEqual([message, message !== "Oh.Is it?"]);
  }
});

test("links the conversation while the private page is there", async () => {
  const shop = await testShop();
  const inquiry = { name: "Ana", topic: null, privateUrl: "http://localhost:3000/inquiries/x" };
  const reply = { ...inquiry, text: "It is." };
  expect((await composeCustomerMail(shop, "reply", reply)).text).toContain(
    "\n\nIt is.\n\nSee the conversation: http://localhost:3000/inquiries/x\n",
  );
  const ended = await composeCustomerMail(shop, "reply", { ...reply, privateUrl: null });
  expect(ended.text).not.toContain("See the conversation");
  const received = { ...inquiry, privateUrl: null, message: "Is it there?" };
  const { text } = await composeCustomerMail(shop, "received", received);
  expect(text).not.toContain("See your message");
});

test("previews with the newest piece that visitors see", async () => {
  const shop = await testShop();
  const subject = async () => (await previewCustomerMail(shop, "available")).subject;
  expect(await subject()).toBe("Now available: Gold ring");
  await addPiece(shop, { name: "First" });
  await addPiece(shop, { name: "Second" });
  await addPiece(shop, { name: "Hidden", isActive: false });
  await addPiece(shop, { name: "Deleted", deletedAt: shop.now().toISOString() });
  expect(await subject()).toBe("Now available: Second");
});

test("counts the confirmations to an address however it is capitalized", async () => {
  const { shop } = await mailingShop();
  const facts = { name: "Ana", topic: null, privateUrl: null };
  const queue = (kind: "received" | "reply", to: string) =>
    queueCustomerMail(
      shop,
      kind,
      { ...facts, message: "Hello", text: "Hello" },
      { about: { kind: "inquiry", id: 7 }, to },
    );
  for (let count = 1; count <= 3; count += 1) await queue("reply", "ana@example.com");
  for (const to of ["ana@example.com", "Ana@example.com", "ANA@EXAMPLE.COM"]) {
    expect(await queue("received", to)).not.toBeNull();
  }
  expect(await queue("received", "aNa@example.com")).toBeNull();
  expect(await queue("reply", "aNa@example.com")).not.toBeNull();
});

test("numbers the subjects of inquiries alone, long ones too, where a mailbox is read", async () => {
  const { shop } = await mailingShop();
  const facts = { name: "Ana", topic: "x".repeat(300), privateUrl: null, text: "It is." };
  const subjectOf = async (kind: "inquiry" | "order") =>
    (
      await queueCustomerMail(shop, "reply", facts, {
        about: { kind, id: 7 },
        to: "ana@example.com",
      })
    )?.subject ?? "";
  expect(readReference(await subjectOf("inquiry"))).toBeNull();
  const mailbox = { host: "imap.example.com", port: 993, security: "tls" as const };
  const account = { user: IMAP_USER, password: IMAP_PASSWORD };
  await updateMailboxSettings(shop, { ...mailbox, ...account }, null);
  expect(readReference(await subjectOf("inquiry"))).toBe(7);
  expect(readReference(await subjectOf("order"))).toBeNull();
});

test("names no address to answer to where the shop has none", async () => {
  const { shop } = await mailingShop();
  await updateSettings(shop, { email: "" }, null);
  const facts = { name: "Ana", topic: null, privateUrl: null, text: "It is." };
  await queueCustomerMail(shop, "reply", facts, {
    about: { kind: "order", id: 12 },
    to: "ana@example.com",
  });
  const mail = await shop.db.selectFrom("outgoingMails").selectAll().executeTakeFirstOrThrow();
  expect([mail.replyTo, mail.inReplyTo, mail.thread]).toEqual([null, null, null]);
});
