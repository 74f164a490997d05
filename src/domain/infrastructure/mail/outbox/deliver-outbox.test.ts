import { expect, test } from "vitest";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { orderMail } from "#tests/support/order-mail.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { dismissOutgoingMail } from "./dismiss-outgoing-mail.ts";
import { findMailThread } from "./find-mail-thread.ts";
import { listOutgoingMails } from "./list-outgoing-mails.ts";
import { queueMail } from "./queue-mail.ts";
import { retryOutgoingMail } from "./retry-outgoing-mail.ts";
import { stopOutgoingMail } from "./stop-outgoing-mail.ts";
import { deliverDueMails } from "../../../newsletter/deliver-due-mails.ts";

const order = { kind: "order" as const, id: 12 };

const rejection = (responseCode: number, command: string) =>
  Object.assign(new Error("The server said no"), { responseCode, command });

const only = async (shop: TestShop) => {
  const [mail] = await listOutgoingMails(shop, { about: order });
  if (!mail) throw new Error("There is no mail.");
  return mail;
};

test("delivers a queued mail once, with its thread", async () => {
  const { shop, sent } = await mailingShop();
  const queued = await queueMail(
    shop,
    orderMail({
      kind: "reply",
      replyTo: "hello@shop.example",
      inReplyTo: "<2@mail.example>",
      references: ["<1@mail.example>", "<2@mail.example>"],
    }),
  );
  expect(queued).toMatchObject({ state: "waiting", kind: "reply", tries: 0, sentAt: null });
  expect(await deliverDueMails(shop)).toBe(1);
  expect(await deliverDueMails(shop)).toBe(0);
  expect(sent).toEqual([
    {
      to: "ana@example.com",
      subject: "Your ring",
      text: "It is ready.",
      html: "<p>It is ready.</p>",
      messageId: queued?.messageId,
      replyTo: "hello@shop.example",
      inReplyTo: "<2@mail.example>",
      references: ["<1@mail.example>", "<2@mail.example>"],
    },
  ]);
  expect(queued?.messageId).toMatch(/^<[\w-]{36}@localhost>$/);
  expect(await only(shop)).toMatchObject({ state: "sent", sentAt: shop.now().toISOString() });
  expect(await findMailThread(shop, order)).toEqual([queued?.messageId]);
});

test("waits twice as long after each failure, four hours at most, and gives up after two days", async () => {
  const { shop } = await mailingShop(() => rejection(450, "RCPT TO"));
  const { dueAt } = (await queueMail(shop, orderMail())) ?? { dueAt: "" };
  const waits: number[] = [];
  for (;;) {
    await deliverDueMails(shop);
    const mail = await only(shop);
    expect(mail.failure).toBe("The email server asked to try again later.");
    if (mail.state === "failed") break;
    waits.push((Date.parse(mail.dueAt) - shop.now().getTime()) / 60_000);
    shop.clock.set(mail.dueAt);
  }
  expect(waits.slice(0, 8)).toEqual([5, 10, 20, 40, 80, 160, 240, 240]);
  const hours = (shop.now().getTime() - Date.parse(dueAt)) / 3_600_000;
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(48);
  expect(await deliverDueMails(shop)).toBe(0);
});

test("never sends a mail that waited two days, mail being off", async () => {
  const { shop, sent } = await mailingShop();
  await queueMail(shop, orderMail());
  shop.clock.advance({ days: 2 });
  expect(await deliverDueMails({ ...shop, mail: null })).toBe(0);
  expect(await only(shop)).toMatchObject({
    state: "failed",
    failure: "It couldn’t be sent within two days.",
  });
  expect(await deliverDueMails(shop)).toBe(0);
  expect(sent).toEqual([]);
});

test.each([
  [550, "RCPT TO", "The email server refused the recipient’s address. Check the customer’s"],
  [554, "DATA", "The email server refused the message."],
])("gives up at once on a %i reply to %s", async (code, command, reason) => {
  const { shop } = await mailingShop(() => rejection(code, command));
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  const mail = await only(shop);
  expect(mail).toMatchObject({ state: "failed", tries: 1 });
  expect(mail.failure).toContain(reason);
  expect(await listOutgoingMails(shop, { isFailed: true })).toEqual([mail]);
  await dismissOutgoingMail(shop, mail.id);
  expect(await listOutgoingMails(shop, { isFailed: true })).toEqual([]);
});

test("retries the server's own troubles, and sends at once when asked to", async () => {
  let isDown = true;
  const { shop, sent } = await mailingShop(() =>
    isDown ? Object.assign(new Error("No password"), { code: "EAUTH" }) : undefined,
  );
  await queueMail(shop, orderMail());
  await deliverDueMails(shop);
  const { id, failure, state } = await only(shop);
  expect(state).toBe("waiting");
  expect(failure).toContain("The email server didn’t accept the password.");
  isDown = false;
  expect(await deliverDueMails(shop)).toBe(0);
  expect(await retryOutgoingMail(shop, id)).toMatchObject({ state: "waiting", failure: null });
  await expect(retryOutgoingMail(shop, id)).rejects.toThrow("is being sent already");
  expect(await deliverDueMails(shop)).toBe(1);
  expect(sent).toHaveLength(1);
  await expect(retryOutgoingMail(shop, id)).rejects.toThrow("was sent already");
  await expect(retryOutgoingMail(shop, 999)).rejects.toMatchObject({ code: "not-found" });
  await expect(retryOutgoingMail({ ...shop, mail: null }, id)).rejects.toMatchObject({
    code: "unprocessable",
  });
  await expect(dismissOutgoingMail(shop, id)).rejects.toMatchObject({ code: "not-found" });
});

test("sends again under the same Message-ID after a crash between sending and recording", async () => {
  const { shop, sent } = await mailingShop();
  await queueMail(shop, orderMail());
  const beforeDelivery = await shop.db.selectFrom("outgoingMails").selectAll().execute();
  await deliverDueMails(shop);
  const [{ dueAt, tries } = { dueAt: "", tries: 0 }] = await listOutgoingMails(shop, {});
  expect(tries).toBe((beforeDelivery[0]?.tries ?? 0) + 1);
  // As a crash leaves it: claimed, but not recorded.
  await shop.db.updateTable("outgoingMails").set({ state: "waiting", sentAt: null }).execute();
  expect(await deliverDueMails(shop)).toBe(0);
  shop.clock.set(dueAt);
  expect(await deliverDueMails(shop)).toBe(1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
});

test("several processes send each mail once", async () => {
  const { shop, sent } = await mailingShop();
  for (let id = 1; id <= 60; id += 1)
    await queueMail(shop, orderMail({ about: { kind: "inquiry", id } }));
  const counts = await Promise.all(Array.from({ length: 4 }, () => deliverDueMails(shop)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(sent).toHaveLength(60);
});

test("a mail that is stopped while its delivery fails stays stopped", async () => {
  const { shop } = await mailingShop(() => rejection(450, "RCPT TO"));
  await queueMail(shop, orderMail({ onceKey: "k" }));
  const send = shop.mail?.send;
  shop.mail = {
    from: "Fernhill <hello@shop.example>",
    verify: () => Promise.resolve(),
    close: () => undefined,
    send: async (mail) => {
      await stopOutgoingMail(shop, "k");
      await send?.(mail);
    },
  };
  await deliverDueMails(shop);
  expect(await listOutgoingMails(shop, {})).toEqual([]);
});
