import { describe, expect, test } from "vitest";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import type { Mail } from "../../services/mailer.ts";
import { changeSubscription } from "../letters/change-subscription.ts";
import { getMailState } from "../letters/get-mail-state.ts";
import { sendLetter as sendLater } from "../letters/send-letter.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { deleteSubscriber } from "./delete-subscriber.ts";
import { findConfirmation } from "./find-confirmation.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { subscribe } from "./subscribe.ts";
import { deliverDueMails } from "../deliver-due-mails.ts";

/** Without the time in which it can be stopped. */
const sendLetter = (...[shop, letter, by]: Parameters<typeof sendLater>) =>
  sendLater(shop, letter, by, { delaySeconds: 0 });

const ADA = "ada@example.com";

const tokenIn = (mail: Mail | undefined): string =>
  /\/confirm-subscription\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
const unsubscribeTokenIn = (mail: Mail | undefined): string =>
  mail?.unsubscribeUrl?.split("/").at(-1) ?? "";

const stateOf = async (shop: TestShop, search = "ada") =>
  (await listSubscribers(shop, { search })).items[0];

const LETTER = { subject: "New at the bench", body: "Three rings." };

/** Who gets a letter that is sent now. */
async function recipientsOf(shop: TestShop, sent: Mail[]): Promise<string[]> {
  sent.length = 0;
  await sendLetter(shop, LETTER, "admin").catch(() => undefined);
  await deliverDueMails(shop);
  return sent.filter(({ subject }) => subject === LETTER.subject).map(({ to }) => to);
}

describe("the mail that asks to confirm", () => {
  test("is sent once a day, however often the address subscribes", async () => {
    const { shop, sent } = await mailingShop();
    await Promise.all(["ada@example.com", "ADA@example.com", ADA].map((to) => subscribe(shop, to)));
    expect(await deliverDueMails(shop)).toBe(1);
    shop.clock.advance({ hours: 23, minutes: 59 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(0);
    shop.clock.advance({ minutes: 1 });
    await Promise.all([1, 2, 3].map(() => subscribe(shop, ADA)));
    expect(await deliverDueMails(shop)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual([ADA, ADA]);
  });

  test("is sent to an address that was asked while the clock was ahead", async () => {
    const { shop, sent } = await mailingShop();
    shop.clock.advance({ days: 3 });
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    shop.clock.advance({ days: -3 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(1);
    expect(sent).toHaveLength(2);
  });

  test("has a link in text and HTML, and one-click unsubscribe", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    const [mail] = sent;
    expect(mail?.subject).toBe("Confirm your subscription to Fernhill Goldsmith");
    expect(mail?.text).toMatch(
      /^Fernhill Goldsmith\n\nPlease confirm [^]+Confirm subscription http:\/\/localhost:3000\/confirm-subscription\/1-\d+\.[\w-]{43}\n/,
    );
    expect(mail?.html).toContain(
      `href="http://localhost:3000/confirm-subscription/${tokenIn(mail)}"`,
    );
    expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\/1\./);
  });

  test("is not sent to a confirmed address", async () => {
    const { shop, sent } = await mailingShop();
    await addSubscribers(shop, "ada");
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    expect(sent).toEqual([]);
  });

  test("is not sent to an address that was confirmed while it waited", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    // As the update does that confirms earlier subscribers, of whom some wait for a welcome mail.
    await addSubscribers(shop, "ada");
    await deliverDueMails(shop);
    expect(sent).toEqual([]);
    const [delivery] = await shop.db.selectFrom("outgoingMails").selectAll().execute();
    expect(delivery).toMatchObject({ state: "stopped" });
  });

  test("is sent once when the mail server was away for longer than a day", async () => {
    let isAway = true;
    const { shop, sent } = await mailingShop(() => (isAway ? new Error("421 busy") : undefined));
    await subscribe(shop, ADA);
    shop.clock.advance({ hours: 25 });
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    isAway = false;
    shop.clock.advance({ hours: 1 });
    await deliverDueMails(shop);
    expect(sent).toHaveLength(1);
    // A day after it was sent, not after it was asked for.
    shop.clock.advance({ hours: 23, minutes: 59 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(0);
  });

  test("is sent once a day to an address that is removed and subscribes again", async () => {
    const { shop } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    await deleteSubscriber(shop, (await stateOf(shop))?.id ?? 0, "admin");
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(0);
    shop.clock.advance({ days: 1 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(1);
  });

  test("is not sent to a subscriber who was removed meanwhile", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deleteSubscriber(shop, (await stateOf(shop))?.id ?? 0, "admin");
    await deliverDueMails(shop);
    expect(sent).toEqual([]);
  });

  test("is not sent within 30 days of unsubscribing", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    await changeSubscription(shop, unsubscribeTokenIn(sent[0]), false);
    shop.clock.advance({ days: 29, hours: 23 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(0);
    await deleteSubscriber(shop, (await stateOf(shop))?.id ?? 0, "admin");
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(0);
    shop.clock.advance({ hours: 1 });
    await subscribe(shop, ADA);
    expect(await deliverDueMails(shop)).toBe(1);
  });
});

describe("a confirmation", () => {
  test("makes letters go to the address, however often it is opened", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    const token = tokenIn(sent[0]);
    expect(await findConfirmation(shop, token)).toEqual({ isConfirmed: false });
    expect(await recipientsOf(shop, sent)).toEqual([]);
    await confirmSubscription(shop, token);
    const confirmedAt = shop.now().toISOString();
    shop.clock.advance({ hours: 1 });
    await confirmSubscription(shop, token);
    expect(await findConfirmation(shop, token)).toEqual({ isConfirmed: true });
    expect(await stateOf(shop)).toMatchObject({ isActive: true, confirmedAt });
    expect(await recipientsOf(shop, sent)).toEqual([ADA]);
  });

  test("is needed again after unsubscribing", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    const [first] = sent;
    await confirmSubscription(shop, tokenIn(first));
    await changeSubscription(shop, unsubscribeTokenIn(first), false);
    await subscribe(shop, ADA);
    expect(await stateOf(shop)).toMatchObject({ isActive: false });
    // The link of the old mail must not undo it.
    await confirmSubscription(shop, tokenIn(first));
    expect(await findConfirmation(shop, tokenIn(first))).toBeNull();
    expect(await recipientsOf(shop, sent)).toEqual([]);
    shop.clock.advance({ days: 31 });
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    expect(await stateOf(shop)).toMatchObject({ isActive: false });
    await confirmSubscription(shop, tokenIn(sent.at(-1)));
    expect(await stateOf(shop)).toMatchObject({ isActive: true });
    expect(await recipientsOf(shop, sent)).toEqual([ADA]);
  });

  test("expires after seven days", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await deliverDueMails(shop);
    const token = tokenIn(sent[0]);
    shop.clock.advance({ days: 7 });
    expect(await findConfirmation(shop, token)).toEqual({ isConfirmed: false });
    shop.clock.advance({ seconds: 1 });
    expect(await findConfirmation(shop, token)).toBeNull();
    await confirmSubscription(shop, token);
    expect(await stateOf(shop)).toMatchObject({ confirmedAt: null });
  });

  test("is invalid when it is forged, another's, for another purpose, or of a removed subscriber", async () => {
    const { shop, sent } = await mailingShop();
    await subscribe(shop, ADA);
    await subscribe(shop, "bob@example.com");
    await deliverDueMails(shop);
    const token = tokenIn(sent[0]);
    const [payload = "", signature] = token.split(".");
    const forged = [
      "",
      ".",
      payload,
      `${payload}.`,
      `${payload.replace(/^\d+/, "2")}.${signature}`,
      `${token}x`,
      unsubscribeTokenIn(sent[0]),
      "é.é",
    ];
    for (const each of forged) {
      await confirmSubscription(shop, each);
      expect([each, await findConfirmation(shop, each)]).toEqual([each, null]);
    }
    await deleteSubscriber(shop, (await stateOf(shop))?.id ?? 0, "admin");
    expect(await findConfirmation(shop, token)).toBeNull();
    expect((await getMailState(shop)).readers).toBe(0);
  });
});

describe("where no mail is set up", () => {
  test("addresses are kept unconfirmed, and an unsubscribed one stays so", async () => {
    const shop = await testShop();
    await addSubscribers(shop, "ada");
    await shop.db.updateTable("subscribers").set({ isActive: false }).execute();
    await subscribe(shop, ADA);
    await subscribe(shop, "bob@example.com");
    expect(await stateOf(shop)).toMatchObject({ isActive: false });
    expect(await stateOf(shop, "bob")).toMatchObject({ isActive: true, confirmedAt: null });
    expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  });
});
