import sharp from "sharp";
import { expect, test } from "vitest";
import type { Mail } from "#domain/services/mailer.ts";
import { IMAP_USER } from "#tests/support/imap-server.ts";
import { METADATA_SECRET, pictureWithMetadata } from "#tests/support/test-pictures.ts";
import { shopWithMailbox } from "#tests/support/shop-with-mailbox.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { takeLease } from "../../../infrastructure/leases/with-lease.ts";
import { getMailboxSettings } from "../../../infrastructure/mail/mailbox/get-mailbox-settings.ts";
import { updateMailboxSettings } from "../../../infrastructure/mail/mailbox/update-mailbox-settings.ts";
import { getInquiry } from "../get-inquiry.ts";
import { setInquiryState } from "../set-inquiry-state.ts";
import { findAnsweredInquiry } from "./find-answered-inquiry.ts";
import { readMailAnswers } from "./read-mail-answers.ts";
import { readMailHead } from "./read-mail-head.ts";
import { TAKEN_FLAG } from "./read-mails.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

const TAKEN = [TAKEN_FLAG];

type Answer = {
  to?: Mail | undefined;
  from?: string;
  subject?: string;
  head?: string;
  id?: string;
};

let count = 0;
function mailOf(text: string, { to, from, subject, head = "", id }: Answer = {}): string {
  const thread = to
    ? `In-Reply-To: ${to.messageId}\nReferences: <a@b.example> ${to.messageId}\n`
    : "";
  return `Message-ID: ${id ?? `<${(count += 1)}@mail.example>`}
From: Ana <${from ?? "ana@example.com"}>
To: ${IMAP_USER}
Subject: ${subject ?? "Re: your mail"}
${thread}${head}Content-Type: text/plain; charset=utf-8

${text}
`;
}

const received = async (shop: TestShop, id: number) => {
  const { messages, state } = await getInquiry(shop, id);
  const texts = messages.filter(({ kind }) => kind === "customer").slice(1);
  return { state, texts: texts.map(({ text }) => text) };
};

test("adds an answer by its thread, without what it quotes, and flags it", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  const reply = sent.at(-1);
  // The clock of a mail server may be behind: the mailbox was set up at three.
  const quoted = "Wonderful!\n\nOn Friday Fernhill wrote:\n> Yes, it is.";
  server.deliver(mailOf(quoted, { to: reply }), "2026-11-20T14:59:58.000Z");
  server.deliver(mailOf("An offer for your website", { from: "other@example.com" }));
  expect(await readMailAnswers(shop)).toBe(1);
  const { messages, state } = await getInquiry(shop, id);
  expect(state).toBe("waiting-for-you");
  expect(messages.at(-1)).toMatchObject({
    kind: "customer",
    text: "Wonderful!",
    mailedFrom: "ana@example.com",
  });
  expect(server.flags()).toEqual([TAKEN, []]);
  // The mail is in the shop's own mailbox: nobody needs a notice of it.
  const before = sent.length;
  await deliverDueMails(shop);
  expect(sent).toHaveLength(before);
});

test("takes each answer once, however often the mailbox is read or numbered anew", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  server.deliver(mailOf("One", { to: sent.at(-1) }));
  server.deliver(mailOf("Two", { to: sent.at(-1) }));
  expect(await readMailAnswers(shop)).toBe(2);
  expect(await readMailAnswers(shop)).toBe(0);
  server.renumber();
  expect(await readMailAnswers(shop)).toBe(0);
  server.deliver(mailOf("Three", { to: sent.at(-1) }));
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await received(shop, id)).toMatchObject({ texts: ["One", "Two", "Three"] });
});

test("flags at the next reading what a killed process had taken", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  server.deliver(mailOf("One", { to: sent.at(-1) }));
  await readMailAnswers(shop);
  // As after a kill between the transaction and the flag: the position was not stored.
  await shop.db.updateTable("mailboxState").set({ lastUid: 0 }).execute();
  server.unflag();
  expect(await readMailAnswers(shop)).toBe(0);
  expect(server.flags()).toEqual([TAKEN]);
  expect(await received(shop, id)).toMatchObject({ texts: ["One"] });
});

test("skips a mail whose reading has ended the process three times", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  server.deliver(mailOf("A mail that ends the process", { to: sent.at(-1) }));
  server.deliver(mailOf("The next one", { to: sent.at(-1) }));
  await shop.db
    .insertInto("mailboxState")
    .values({ slot: 1, uidValidity: "1", readingUid: 1, readingTries: 3 })
    .execute();
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await received(shop, id)).toMatchObject({ texts: ["The next one"] });
});

const VERIFIED = "Authentication-Results: mx.google.com; dmarc=pass header.from=example.com\n";

test("leaves a mail without its thread alone, though its From and the number in its subject are the customer's", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  const subject = `Re: ${sent.at(-1)?.subject}`;
  expect(subject).toContain(`(#${id})`);
  const failed = "Authentication-Results: mx.google.com; dmarc=fail header.from=example.com\n";
  // Of this mailbox's server nobody knows by which name it signs.
  for (const head of ["", failed, VERIFIED]) server.deliver(mailOf("Forged", { subject, head }));
  server.deliver(mailOf("Mine", { subject, head: failed, to: sent.at(-1) }));
  expect(await readMailAnswers(shop)).toBe(1);
  expect(await received(shop, id)).toMatchObject({ texts: ["Mine"] });
  expect(server.flags()).toEqual([[], [], [], TAKEN]);
});

test("finds a mail without its thread by the number in its subject where the mailbox's server verified it", async () => {
  const { shop, server, sent, id } = await shopWithMailbox();
  await updateMailboxSettings(shop, { ...server.settings, host: "imap.gmail.com" }, null);
  const find = async (answer: Answer) => {
    const subject = `Re: ${sent.at(-1)?.subject}`;
    const header = Buffer.from(mailOf("", { subject, ...answer }).replaceAll("\n", "\r\n"));
    return findAnsweredInquiry(shop, await readMailHead(header), header);
  };
  expect(await find({ head: VERIFIED })).toBe(id);
  expect(await find({ head: VERIFIED, from: "ANA@example.com" })).toBe(id);
  expect(await find({ head: VERIFIED, from: "bo@example.com" })).toBeNull();
  expect(await find({ head: VERIFIED, subject: "A ring" })).toBeNull();
  expect(await find({ head: VERIFIED.replace("pass", "fail") })).toBeNull();
  expect(await find({ head: VERIFIED.replace("google", "mallory") })).toBeNull();
  expect(await find({})).toBeNull();
});

test("leaves alone the shop's own mails and what programs write", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  const [to] = sent;
  server.deliver(mailOf("Own", { to, from: "hello@shop.example" }));
  server.deliver(mailOf("Own notice", { to, id: String(sent[1]?.messageId) }));
  server.deliver(mailOf("Away", { to, head: "Auto-Submitted: auto-replied\n" }));
  server.deliver(mailOf("Bounced", { to, head: "Return-Path: <>\n" }));
  server.deliver(mailOf("List", { to, head: "Precedence: bulk\n" }));
  server.deliver("\n\n");
  server.deliver("From: nobody\nReferences: <<<\n\n");
  expect(await readMailAnswers(shop)).toBe(0);
  expect(await received(shop, id)).toMatchObject({ texts: [] });
  expect(server.flags().flat()).toEqual([]);
});

test("opens a closed inquiry again, and leaves a deleted one alone", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  await setInquiryState(shop, id, "closed");
  server.deliver(mailOf("One more thing", { to: sent.at(-1) }));
  await readMailAnswers(shop);
  expect(await received(shop, id)).toEqual({
    state: "waiting-for-you",
    texts: ["One more thing"],
  });
  await shop.db.updateTable("inquiries").set({ deletedAt: shop.now().toISOString() }).execute();
  server.deliver(mailOf("Too late", { to: sent.at(-1) }));
  expect(await readMailAnswers(shop)).toBe(0);
});

const part = (type: string, content: Buffer | string) => `--b
Content-Type: ${type}
Content-Disposition: attachment; filename="../../a.jpg"
Content-Transfer-Encoding: base64

${Buffer.from(content).toString("base64").replaceAll(/.{76}/g, "$&\n")}
`;

test("takes photos through the photo pipeline, and no other attachment", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } });
  const photo = await pictureWithMetadata(plain);
  expect(photo.toString("latin1")).toContain(METADATA_SECRET);
  server.deliver(`Message-ID: <photos@mail.example>
From: ana@example.com
Subject: <script>alert(1)</script>
References: ${sent.at(-1)?.messageId}
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: text/html

<p>Like <b>this</b>.</p><script>alert(1)</script><img src="https://tracker.example/x.gif">

${part("image/jpeg", photo)}
${part("image/png", "no picture at all")}
${part("application/pdf", "%PDF-1.4")}
${part("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>")}
--b--
`);
  expect(await readMailAnswers(shop)).toBe(1);
  const { messages } = await getInquiry(shop, id);
  const { text, photos } = messages.at(-1) ?? {};
  expect(text).toBe("Like this.");
  expect(photos).toHaveLength(1);
  const [stored] = await shop.db.selectFrom("media").selectAll().execute();
  expect(stored).toMatchObject({ width: 40, height: 30 });
});

test("lets one process read the mailbox, and another one once its lease has expired", async () => {
  const { shop, sent, server } = await shopWithMailbox();
  server.deliver(mailOf("One", { to: sent.at(-1) }));
  const [first, second] = await Promise.all([readMailAnswers(shop), readMailAnswers(shop)]);
  expect([first, second].toSorted((a, b) => a - b)).toEqual([0, 1]);
  // As a process left it that died.
  await takeLease(shop, "mailbox", 60_000);
  server.deliver(mailOf("Two", { to: sent.at(-1) }));
  expect(await readMailAnswers(shop)).toBe(0);
  shop.clock.advance({ minutes: 2 });
  expect(await readMailAnswers(shop)).toBe(1);
});

test("says why the mailbox cannot be read, and leaves it alone for a while", async () => {
  const { shop, server } = await shopWithMailbox();
  const { settings } = server;
  await updateMailboxSettings(shop, { ...settings, password: "wrong" }, null);
  expect(await readMailAnswers(shop)).toBe(0);
  const { failure } = await getMailboxSettings(shop);
  expect(failure).toMatch(/^The email server didn’t accept the password\. /);
  await updateMailboxSettings(shop, settings, null);
  expect(await getMailboxSettings(shop)).toMatchObject({ failure: null });
  await server.close();
  await readMailAnswers(shop);
  expect((await getMailboxSettings(shop)).failure).toContain("993 for TLS");
});

test("takes sixty answers an hour into one conversation, and leaves older mail alone", async () => {
  const { shop, sent, server, id } = await shopWithMailbox();
  server.deliver(mailOf("From last week", { to: sent.at(-1) }), "2026-11-13T18:00:00.000Z");
  for (let number = 1; number <= 62; number += 1) {
    server.deliver(mailOf(`Answer ${number}`, { to: sent.at(-1) }));
  }
  expect(await readMailAnswers(shop)).toBe(60);
  expect((await received(shop, id)).texts).not.toContain("From last week");
});
