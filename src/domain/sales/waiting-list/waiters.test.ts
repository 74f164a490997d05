import { expect, test } from "vitest";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { moveToTrash } from "../../infrastructure/trash/move-to-trash.ts";
import { updateSettings } from "../../infrastructure/settings/update-settings.ts";
import { confirmWaiting } from "./confirm-waiting.ts";
import { findWaiting } from "./find-waiting.ts";
import { forgetPastWaiters, notifyWaiters } from "./notify-waiters.ts";
import { joinWaitingList } from "./join-waiting-list.ts";
import { leaveWaitingList } from "./leave-waiting-list.ts";
import { listWaiters } from "./list-waiters.ts";
import { waitingUrl } from "./waiting-secret.ts";

const ANA = "ana@example.com";
const FROM = "203.0.113.7";

async function shopWithPiece() {
  const { shop } = await mailingShop();
  return { shop, productId: await addPiece(shop, { name: "Opal ring", availability: "sold" }) };
}

/** @returns the secret of the waiter's own page */
async function join(shop: TestShop, productId: number, email = ANA): Promise<string> {
  await joinWaitingList(shop, newWaiterSchema.parse({ productId, email }));
  const { id } = await shop.db
    .selectFrom("waitingList")
    .select("id")
    .where("productId", "=", productId)
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return waitingUrl(shop, id).split("/").at(-1) ?? "";
}

const listMails = async ({ db }: TestShop) =>
  (await db.selectFrom("outgoingMails").select("recipient").orderBy("id").execute()).map(
    ({ recipient }) => recipient,
  );

test("shows who waits whether they have confirmed, and links a piece that visitors see alone", async () => {
  const { shop, productId } = await shopWithPiece();
  const secret = await join(shop, productId);
  const find = () => findWaiting(shop, secret, FROM);
  const piece = { id: productId, name: "Opal ring" };
  expect(await find()).toEqual({ isConfirmed: false, email: ANA, piece });
  await confirmWaiting(shop, secret);
  await updateProduct(shop, productId, { isActive: false }, null);
  expect(await find()).toMatchObject({ isConfirmed: true, piece: { ...piece, id: null } });
  await updateProduct(shop, productId, { isActive: true }, null);
  expect(await find()).toMatchObject({ piece });
  await moveToTrash(shop, { kind: "product", entityId: productId, label: "Ring", by: null });
  expect(await find()).toMatchObject({ piece: { ...piece, id: null } });
});

test("stays confirmed since the first time", async () => {
  const { shop, productId } = await shopWithPiece();
  const secret = await join(shop, productId);
  const other = await join(shop, productId, "ben@example.com");
  await confirmWaiting(shop, secret);
  const confirmedAt = shop.now().toISOString();
  shop.clock.advance({ hours: 1 });
  await confirmWaiting(shop, secret);
  expect((await listWaiters(shop)).items).toMatchObject([
    { email: ANA, confirmedAt },
    { email: "ben@example.com", confirmedAt: null },
  ]);
  await confirmWaiting(shop, other);
  expect((await listWaiters(shop)).items[1]?.confirmedAt).toBe(shop.now().toISOString());
});

test("lists who waits for a piece or for any, longest waiting first, a page at a time", async () => {
  const { shop, productId } = await shopWithPiece();
  const studs = await addPiece(shop, { name: "Studs", availability: "sold" });
  await join(shop, productId);
  await join(shop, studs, "ben@example.com");
  await join(shop, productId, "cy@example.com");
  const list = async (query = {}) => {
    const { items, total } = await listWaiters(shop, query);
    return [items.map(({ email }) => email.split("@")[0]), total];
  };
  expect(await list()).toEqual([["ana", "ben", "cy"], 3]);
  expect(await list({ productId })).toEqual([["ana", "cy"], 2]);
  expect(await list({ limit: 1, offset: 1 })).toEqual([["ben"], 3]);
});

test("asks nobody who has confirmed, and again after a day who has not", async () => {
  const { shop, productId } = await shopWithPiece();
  const secret = await join(shop, productId);
  shop.clock.advance({ hours: 23, minutes: 59 });
  await join(shop, productId);
  expect(await listMails(shop)).toEqual([ANA]);
  shop.clock.advance({ minutes: 1 });
  await join(shop, productId);
  expect(await listMails(shop)).toEqual([ANA, ANA]);
  await confirmWaiting(shop, secret);
  shop.clock.advance({ days: 2 });
  await join(shop, productId);
  expect(await listMails(shop)).toEqual([ANA, ANA]);
});

test("counts the week to confirm from when it last asked", async () => {
  const { shop, productId } = await shopWithPiece();
  await join(shop, productId);
  shop.clock.advance({ days: 6 });
  await join(shop, productId);
  shop.clock.advance({ days: 6, hours: 23 });
  await forgetPastWaiters(shop);
  expect((await listWaiters(shop)).total).toBe(1);
  shop.clock.advance({ hours: 1 });
  await forgetPastWaiters(shop);
  expect((await listWaiters(shop)).total).toBe(0);
  expect(await listMails(shop)).toEqual([]);
});

test("keeps who has confirmed as long as it takes", async () => {
  const { shop, productId } = await shopWithPiece();
  await confirmWaiting(shop, await join(shop, productId));
  shop.clock.advance({ days: 400 });
  await notifyWaiters(shop);
  expect((await listWaiters(shop)).items).toMatchObject([{ email: ANA }]);
});

test("forgets with whoever leaves their mails alone", async () => {
  const { shop, productId } = await shopWithPiece();
  const secret = await join(shop, productId);
  await join(shop, productId, "ben@example.com");
  expect(await listMails(shop)).toEqual([ANA, "ben@example.com"]);
  await leaveWaitingList(shop, secret);
  expect(await listMails(shop)).toEqual(["ben@example.com"]);
  expect((await listWaiters(shop)).items).toMatchObject([{ email: "ben@example.com" }]);
});

test("lets who waits for twenty pieces ask for one of them again", async () => {
  const { shop, productId } = await shopWithPiece();
  await join(shop, productId);
  for (let at = 1; at < 20; at += 1) {
    await join(shop, await addPiece(shop, { name: `Ring ${at}`, availability: "sold" }));
  }
  shop.clock.advance({ days: 1 });
  const before = (await listMails(shop)).length;
  await join(shop, productId);
  expect(await listMails(shop)).toHaveLength(before + 1);
  // Another address is counted by itself.
  await join(shop, productId, "ben@example.com");
});

test("asks with the shop's address for answers, where it has one", async () => {
  const { shop, productId } = await shopWithPiece();
  await join(shop, productId);
  await updateSettings(shop, { email: "" }, null);
  await join(shop, productId, "ben@example.com");
  const mails = await shop.db.selectFrom("outgoingMails").select(["replyTo", "text"]).execute();
  expect(mails.map(({ replyTo }) => replyTo)).toEqual(["hello@fernhill-goldsmith.example", null]);
  expect(mails[0]?.text).toMatch(/Piece: Opal ring\n\nConfirm: http:\S+\/waiting-list\/\S+$/);
});

test("names the address to write to where the shop sends no such mail, if there is one", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { availability: "sold" });
  const refused = (message: string) =>
    expect(join(shop, productId)).rejects.toMatchObject({ code: "unprocessable", message });
  await refused(
    "I can’t send you an email about this piece. Please write to hello@fernhill-goldsmith.example.",
  );
  await updateSettings(shop, { email: "" }, null);
  await refused("I can’t send you an email about this piece.");
});

test("takes a reservation that has ended for an available piece, which nobody waits for", async () => {
  const { shop } = await shopWithPiece();
  const reservedUntil = "2026-11-22T05:00:00.000Z";
  const row = { availability: "reserved", reservedFor: "Bo", reservedUntil };
  const productId = await addPiece(shop, { name: "Band", ...row });
  await join(shop, productId);
  shop.clock.set(reservedUntil);
  await expect(join(shop, productId)).rejects.toMatchObject({
    code: "conflict",
    message: "“Band” is neither reserved nor sold. Ask about it right away.",
  });
});
