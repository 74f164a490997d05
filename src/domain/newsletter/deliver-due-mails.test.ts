import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { updateCollection } from "../catalogue/collections/update-collection.ts";
import { deleteOldMails } from "../infrastructure/mail/outbox/delete-old-mails.ts";
import { listOutgoingMails } from "../infrastructure/mail/outbox/list-outgoing-mails.ts";
import { queueMail } from "../infrastructure/mail/outbox/queue-mail.ts";
import { recordReturnedMail } from "../infrastructure/mail/outbox/record-returned-mail.ts";
import { deliverDueMails } from "./deliver-due-mails.ts";
import { getLetter } from "./letters/get-letter.ts";
import { sendLetter as sendLater } from "./letters/send-letter.ts";
import { stopLetter } from "./letters/stop-letter.ts";
import { subscribe } from "./subscribers/subscribe.ts";

/** Without the time in which it can be stopped. */
const sendLetter = (...[shop, letter, by]: Parameters<typeof sendLater>) =>
  sendLater(shop, letter, by, { delaySeconds: 0 });

const letter = { subject: "New at the bench", body: "Three rings." };

const sendTo = async (shop: TestShop, ...names: string[]) => {
  await addSubscribers(shop, ...names);
  return sendLetter(shop, letter, "ada");
};

const listLetterMails = (shop: TestShop, id: number) =>
  listOutgoingMails(shop, { about: { kind: "letter", id } });

const refusal = (command: string) =>
  Object.assign(new Error("The server said no"), { responseCode: 550, command });

test("sends all due letters, however many there are", async () => {
  const { shop, sent } = await mailingShop();
  await sendTo(shop, ...Array.from({ length: 51 }, (_, number) => `reader-${number}`));
  expect(await deliverDueMails(shop)).toBe(51);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(51);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(51);
  expect(sent[0]?.messageId).toMatch(/^<[\w-]{36}-\d+@localhost>$/);
});

test("sends customers their mails first, then who subscribes, then the letters", async () => {
  const queued: Promise<unknown>[] = [];
  const { shop, sent } = await mailingShop(({ subject, to }) => {
    // While a letter is being sent.
    if (subject === letter.subject && to.startsWith("ada")) {
      queued.push(queueMail(shop, orderMail({ subject: "Shipped" })));
      queued.push(subscribe(shop, "cleo@example.com"));
    }
    return undefined;
  });
  await sendTo(shop, "ada", "bob");
  await subscribe(shop, "dora@example.com");
  await queueMail(shop, orderMail({ subject: "Paid" }));
  const send = shop.mail?.send;
  if (shop.mail) {
    shop.mail.send = async (mail) => {
      await send?.(mail);
      await Promise.all(queued.splice(0));
    };
  }
  expect(await deliverDueMails(shop)).toBe(6);
  const confirm = "Confirm your subscription to Fernhill Goldsmith";
  expect(sent.map(({ subject }) => subject)).toEqual([
    "Paid",
    confirm,
    letter.subject,
    "Shipped",
    confirm,
    letter.subject,
  ]);
});

test("sends nothing once its signal is aborted", async () => {
  const controller = new AbortController();
  const { shop, sent } = await mailingShop(() => {
    controller.abort();
    return undefined;
  });
  await sendTo(shop, "ada", "bob");
  expect(await deliverDueMails(shop, controller.signal)).toBe(1);
  expect(sent).toHaveLength(1);
  expect(await deliverDueMails(shop, controller.signal)).toBe(0);
});

test("tries a letter again that the server refuses, as at a daily limit, and gives up a mail to a customer", async () => {
  let command = "DATA";
  const { shop } = await mailingShop(() => refusal(command));
  const { id } = await sendTo(shop, "ada");
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  expect(await listLetterMails(shop, id)).toMatchObject([
    { state: "waiting", tries: 1, failure: expect.stringContaining("refused the message") },
  ]);
  expect(await listOutgoingMails(shop, {})).toMatchObject([{ state: "failed", tries: 1 }]);
  command = "RCPT TO";
  shop.clock.advance({ minutes: 5 });
  await deliverDueMails(shop);
  expect(await getLetter(shop, id)).toMatchObject({ waiting: 0, failed: 1 });
});

test("leaves letters out of what needs a person, and says who got them when asked", async () => {
  const { shop } = await mailingShop(({ to }) =>
    to.startsWith("ada") ? refusal("RCPT TO") : undefined,
  );
  const { id } = await sendTo(shop, "ada", "bob");
  await deliverDueMails(shop);
  expect(await listOutgoingMails(shop, {})).toEqual([]);
  expect(await listOutgoingMails(shop, { isFailed: true })).toEqual([]);
  expect(await listLetterMails(shop, id)).toMatchObject([
    { to: "ada@example.com", subject: letter.subject, state: "failed" },
    { to: "bob@example.com", subject: letter.subject, state: "sent" },
  ]);
});

test("counts a letter that came back as failed", async () => {
  const { shop, sent } = await mailingShop();
  const { id } = await sendTo(shop, "ada", "bob");
  await deliverDueMails(shop);
  const report = `Action: failed\r\nStatus: 5.1.1\r\nMessage-ID: ${sent[0]?.messageId}\r\n`;
  expect(await recordReturnedMail(shop, Buffer.from(report))).toBe(1);
  expect(await getLetter(shop, id)).toMatchObject({ sent: 1, failed: 1 });
});

test("a letter that is stopped while its delivery fails stays stopped", async () => {
  const { shop } = await mailingShop();
  const { id } = await sendTo(shop, "ada");
  if (shop.mail) {
    shop.mail.send = async () => {
      await stopLetter(shop, id);
      throw new Error("421 busy");
    };
  }
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await getLetter(shop, id)).toMatchObject({ waiting: 0, stopped: 1 });
});

test("sends a letter without its collection once that is unpublished", async () => {
  const { shop, sent } = await mailingShop();
  await addSubscribers(shop, "ada");
  const collection = await addCollection(shop, "Gold");
  const { id } = await sendLetter(shop, { ...letter, collectionId: collection.id }, "ada");
  await updateCollection(shop, collection.id, { isPublished: false }, { by: null });
  expect(await deliverDueMails(shop)).toBe(1);
  expect(sent[0]?.text).not.toContain("Gold\n");
  expect(sent[0]?.text).not.toContain("/collections/");
  expect(await listLetterMails(shop, id)).toMatchObject([{ sentAt: shop.now().toISOString() }]);
});

test("stops letters to who has unsubscribed since, and does not count them", async () => {
  const { shop, sent } = await mailingShop();
  const { id } = await sendTo(shop, "ada");
  await shop.db.updateTable("subscribers").set({ isActive: false }).execute();
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await getLetter(shop, id)).toMatchObject({ sent: 0, waiting: 0, stopped: 1 });
  expect(sent).toEqual([]);
});

test("leaves letters waiting while there is no mail server", async () => {
  const { shop } = await mailingShop();
  const { id } = await sendTo(shop, "ada");
  expect(await deliverDueMails({ ...shop, mail: null })).toBe(0);
  expect(await listLetterMails(shop, id)).toMatchObject([{ state: "waiting", tries: 0 }]);
});

test("keeps the numbers of a letter for good", async () => {
  const { shop } = await mailingShop();
  const { id } = await sendTo(shop, "ada");
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  shop.clock.advance({ days: 366 });
  await deleteOldMails(shop);
  expect(await listOutgoingMails(shop, {})).toEqual([]);
  expect(await getLetter(shop, id)).toMatchObject({ sent: 1 });
});
