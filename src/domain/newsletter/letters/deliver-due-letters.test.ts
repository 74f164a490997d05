import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { updateCollection } from "../../catalogue/collections/update-collection.ts";
import { deliverDueLetters } from "./deliver-due-letters.ts";
import { sendLetter as sendLater } from "./send-letter.ts";

/** Without the time in which it can be stopped. */
const sendLetter = (...[shop, letter, by]: Parameters<typeof sendLater>) =>
  sendLater(shop, letter, by, { delaySeconds: 0 });

const letter = { subject: "New at the bench", body: "Three rings." };

const deliveries = (shop: TestShop) =>
  shop.db
    .selectFrom("letterDeliveries")
    .select(["state", "tries", "dueAt", "lastError", "sentAt"])
    .where("letterId", "is not", null)
    .orderBy("id")
    .execute();

const sendTo = async (shop: TestShop, ...names: string[]) => {
  await addSubscribers(shop, ...names);
  return sendLetter(shop, letter, "ada");
};

test("sends all due letters, however many there are", async () => {
  const { shop, sent } = await mailingShop();
  await sendTo(shop, ...Array.from({ length: 51 }, (_, number) => `reader-${number}`));
  expect(await deliverDueLetters(shop)).toBe(51);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(51);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(51);
  expect(sent[0]?.messageId).toMatch(/^<letter-\d+@localhost>$/);
});

test("sends nothing once its signal is aborted", async () => {
  const controller = new AbortController();
  const { shop, sent } = await mailingShop(() => {
    controller.abort();
    return undefined;
  });
  await sendTo(shop, "ada", "bob");
  expect(await deliverDueLetters(shop, controller.signal)).toBe(1);
  expect(sent).toHaveLength(1);
  expect(await deliverDueLetters(shop, controller.signal)).toBe(0);
});

test("waits twice as long after each failure, and gives up after eight attempts", async () => {
  const { shop } = await mailingShop(() => new Error(`421 ${"busy ".repeat(200)}`));
  const warnings: unknown[] = [];
  shop.log = { ...shop.log, warn: (message, fields) => warnings.push([message, fields]) };
  await sendTo(shop, "ada");
  for (let tries = 1; tries <= 8; tries += 1) {
    expect(await deliverDueLetters(shop)).toBe(0);
    const [delivery] = await deliveries(shop);
    const wait = 2 ** (tries - 1) * 5;
    expect(delivery).toMatchObject({
      state: tries < 8 ? "waiting" : "failed",
      tries,
      dueAt: new Date(shop.now().getTime() + wait * 60_000).toISOString(),
    });
    expect(delivery?.lastError).toHaveLength(500);
    shop.clock.advance({ minutes: wait });
  }
  expect(warnings).toHaveLength(8);
  expect(warnings.at(-1)).toEqual([
    "mail delivery failed",
    { delivery: expect.any(Number), isLast: true, error: expect.any(Error) },
  ]);
  expect(await deliverDueLetters(shop)).toBe(0);
  expect((await deliveries(shop))[0]).toMatchObject({ tries: 8, sentAt: null });
});

test("sends a letter without its collection once that is unpublished", async () => {
  const { shop, sent } = await mailingShop();
  await addSubscribers(shop, "ada");
  const { id } = await addCollection(shop, "Gold");
  await sendLetter(shop, { ...letter, collectionId: id }, "ada");
  await updateCollection(shop, id, { isPublished: false }, { by: null });
  expect(await deliverDueLetters(shop)).toBe(1);
  expect(sent[0]?.text).not.toContain("Gold\n");
  expect(sent[0]?.text).not.toContain("/collections/");
  expect((await deliveries(shop))[0]).toMatchObject({ sentAt: shop.now().toISOString() });
});

test("stops letters to who has unsubscribed since, and does not count them", async () => {
  const { shop, sent } = await mailingShop();
  await sendTo(shop, "ada");
  await shop.db.updateTable("subscribers").set({ isActive: false }).execute();
  expect(await deliverDueLetters(shop)).toBe(0);
  expect(await deliveries(shop)).toMatchObject([{ state: "stopped", sentAt: null }]);
  expect(sent).toEqual([]);
});

test("leaves letters waiting while there is no mail server", async () => {
  const { shop } = await mailingShop();
  await sendTo(shop, "ada");
  expect(await deliverDueLetters({ ...shop, mail: null })).toBe(0);
  expect(await deliveries(shop)).toMatchObject([{ state: "waiting", tries: 0 }]);
});
