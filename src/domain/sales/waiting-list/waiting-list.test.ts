import { expect, test } from "vitest";
import { newWaiterSchema, type Waiter } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop, type TestShop } from "#tests/support/test-shop.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import type { Mail } from "../../services/mailer.ts";
import { switchCustomerMail } from "../customer-mails/switch-customer-mail.ts";
import { confirmWaiting } from "./confirm-waiting.ts";
import { findWaiting } from "./find-waiting.ts";
import { isWaitingOffered } from "./is-waiting-offered.ts";
import { joinWaitingList } from "./join-waiting-list.ts";
import { leaveWaitingList } from "./leave-waiting-list.ts";
import { listWaiters } from "./list-waiters.ts";
import { removeWaiter } from "./remove-waiter.ts";
import { notifyWaiters } from "./notify-waiters.ts";
import { deliverDueMails } from "../../newsletter/deliver-due-mails.ts";

const ANA = "ana@example.com";

const join = (shop: TestShop, productId: number, email = ANA, more: object = {}) =>
  joinWaitingList(shop, newWaiterSchema.parse({ productId, email, ...more }));

const secretIn = (mail: Mail | undefined): string =>
  /\/waiting-list\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";

const open = (shop: TestShop, secret: string) => findWaiting(shop, secret, "203.0.113.7");

const waiting = async (shop: TestShop): Promise<Waiter[]> => (await listWaiters(shop)).items;

/** Runs the jobs of a minute: whoever is due is notified, and what is due is sent. */
async function pass(shop: TestShop, sent: Mail[], minutes = 1): Promise<Mail[]> {
  const before = sent.length;
  await notifyWaiters(shop);
  shop.clock.advance({ minutes });
  await deliverDueMails(shop);
  await notifyWaiters(shop);
  return sent.slice(before);
}

/** A sold piece that Ana waits for, confirmed. */
async function shopWithWaiter() {
  const { shop, sent } = await mailingShop();
  const productId = await addPiece(shop, { name: "Opal ring", availability: "sold" });
  await join(shop, productId);
  const [mail] = await pass(shop, sent);
  await confirmWaiting(shop, secretIn(mail));
  return { shop, sent, productId, secret: secretIn(mail) };
}

test("asks to confirm, tells once, and forgets the address", async () => {
  const { shop, sent, productId, secret } = await shopWithWaiter();
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [ANA, "Please confirm: Opal ring"],
  ]);
  expect(await open(shop, secret)).toEqual({
    isConfirmed: true,
    email: ANA,
    piece: { id: productId, name: "Opal ring" },
  });
  expect(await pass(shop, sent)).toEqual([]);

  await updateProduct(shop, productId, { availability: "available" }, null);
  const [letter, ...others] = await pass(shop, sent);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ to: ANA, subject: "Now available: Opal ring" });
  expect(letter?.text).toContain(`http://localhost:3000/products/${productId}`);

  expect(await waiting(shop)).toEqual([]);
  expect(await open(shop, secret)).toBeNull();
  const left = await shop.db.selectFrom("outgoingMails").select("recipient").execute();
  expect(left).toEqual([]);
  expect(await pass(shop, sent)).toEqual([]);
});

test("tells when a reservation ends by itself", async () => {
  const { shop, sent } = await mailingShop();
  const productId = await addPiece(shop, {
    availability: "reserved",
    reservedFor: "Ben",
    reservedUntil: "2026-11-22T05:00:00.000Z",
  });
  await join(shop, productId);
  const [mail] = await pass(shop, sent);
  await confirmWaiting(shop, secretIn(mail));
  shop.clock.set("2026-11-22T04:58:00.000Z");
  expect(await pass(shop, sent)).toEqual([]);
  shop.clock.set("2026-11-22T05:00:00.000Z");
  expect((await pass(shop, sent)).map(({ to }) => to)).toEqual([ANA]);
});

test("tells nobody of a piece that is gone again within a minute, and once when it comes back", async () => {
  const { shop, sent, productId } = await shopWithWaiter();
  await updateProduct(shop, productId, { availability: "available" }, null);
  await notifyWaiters(shop);
  await updateProduct(shop, productId, { availability: "sold" }, null);
  expect(await pass(shop, sent)).toEqual([]);
  expect(await waiting(shop)).toHaveLength(1);
  await updateProduct(shop, productId, { availability: "available" }, null);
  expect(await pass(shop, sent)).toHaveLength(1);
  expect(await waiting(shop)).toEqual([]);
});

test("two processes tell once", async () => {
  const { shop, sent, productId } = await shopWithWaiter();
  await updateProduct(shop, productId, { availability: "available" }, null);
  await Promise.all([notifyWaiters(shop), notifyWaiters(shop), notifyWaiters(shop)]);
  expect(await pass(shop, sent)).toHaveLength(1);
});

test("tells nobody who has not confirmed, of a hidden piece, or while the mail is off", async () => {
  const { shop, sent, productId } = await shopWithWaiter();
  await join(shop, productId, "ben@example.com");
  await pass(shop, sent);
  await updateProduct(shop, productId, { availability: "available", isActive: false }, null);
  expect(await pass(shop, sent)).toEqual([]);
  await updateProduct(shop, productId, { isActive: true }, null);
  await switchCustomerMail(shop, "available", false, null);
  expect(await pass(shop, sent)).toEqual([]);
  await switchCustomerMail(shop, "available", true, null);
  expect((await pass(shop, sent)).map(({ to }) => to)).toEqual([ANA]);
});

test("a letter that a server refuses stays until somebody deals with it", async () => {
  const { shop, sent, productId } = await shopWithWaiter();
  const { mail } = shop;
  shop.mail = (
    await mailingShop(() =>
      Object.assign(new Error("No such user"), { responseCode: 550, command: "RCPT TO" }),
    )
  ).shop.mail;
  await updateProduct(shop, productId, { availability: "available" }, null);
  await pass(shop, sent);
  const failed = await shop.db.selectFrom("outgoingMails").selectAll().execute();
  expect(failed.map(({ kind, state }) => [kind, state])).toContainEqual(["available", "failed"]);
  await shop.db
    .updateTable("outgoingMails")
    .set({ dismissedAt: shop.now().toISOString() })
    .where("state", "=", "failed")
    .execute();
  shop.mail = mail;
  expect(await pass(shop, sent)).toEqual([]);
  expect(await shop.db.selectFrom("waitingList").selectAll().execute()).toEqual([]);
});

test("asks an address once a day about a piece and three times a day in all", async () => {
  const { shop, sent } = await mailingShop();
  const ids = [];
  for (const name of ["a", "b", "c", "d"]) {
    ids.push(await addPiece(shop, { name, availability: "sold" }));
  }
  const [first = 0] = ids;
  await Promise.all([join(shop, first), join(shop, first, "ANA@example.com"), join(shop, first)]);
  for (const id of ids) await join(shop, id);
  expect(await pass(shop, sent)).toHaveLength(3);
  expect(await waiting(shop)).toHaveLength(4);
  shop.clock.advance({ hours: 24 });
  await join(shop, first);
  expect(await pass(shop, sent)).toHaveLength(1);
});

test("an address waits for twenty pieces at most", async () => {
  const { shop } = await mailingShop();
  for (let index = 0; index < 22; index += 1) {
    await join(shop, await addPiece(shop, { name: `Ring ${index}`, availability: "sold" }));
  }
  expect(await waiting(shop)).toHaveLength(20);
});

test("forgets who does not confirm within a week, and mails to mistyped addresses", async () => {
  const { shop, sent } = await mailingShop(() =>
    Object.assign(new Error("No such user"), { responseCode: 550, command: "RCPT TO" }),
  );
  await join(shop, await addPiece(shop, { availability: "sold" }));
  await pass(shop, sent);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  expect(await waiting(shop)).toHaveLength(1);
  shop.clock.advance({ days: 7 });
  await pass(shop, sent);
  expect(await waiting(shop)).toEqual([]);
});

test("one leaves by the link, and is taken off by the shop", async () => {
  const { shop, sent, productId, secret } = await shopWithWaiter();
  await leaveWaitingList(shop, `${secret.slice(0, -1)}x`);
  expect(await waiting(shop)).toHaveLength(1);
  await leaveWaitingList(shop, secret);
  expect(await waiting(shop)).toEqual([]);
  await join(shop, productId, "ben@example.com");
  const [ben] = (await listWaiters(shop, { productId, limit: 10 })).items;
  expect(ben).toMatchObject({ email: "ben@example.com", productName: "Opal ring" });
  await removeWaiter(shop, ben?.id ?? 0);
  await expect(removeWaiter(shop, ben?.id ?? 0)).rejects.toMatchObject({ code: "not-found" });
  await updateProduct(shop, productId, { availability: "available" }, null);
  expect(await pass(shop, sent)).toEqual([]);
});

test("a forged link opens nothing, and many are refused", async () => {
  const { shop, secret } = await shopWithWaiter();
  await confirmWaiting(shop, "1-0123456789012345678901");
  expect(await open(shop, "1-0123456789012345678901")).toBeNull();
  for (let index = 0; index < 59; index += 1) await open(shop, `1-${index}`);
  await expect(open(shop, secret)).rejects.toMatchObject({ code: "too-many-requests" });
});

test("takes nobody for a piece that is available, made to order, hidden or gone", async () => {
  const { shop } = await mailingShop();
  for (const availability of ["available", "made_to_order"]) {
    const id = await addPiece(shop, { availability });
    await expect(join(shop, id)).rejects.toMatchObject({ code: "conflict" });
  }
  const id = await addPiece(shop, { availability: "sold", isActive: false });
  await expect(join(shop, id)).rejects.toMatchObject({ code: "not-found" });
  await expect(join(shop, 999)).rejects.toMatchObject({ code: "not-found" });
});

test("a filled honeypot adds nobody", async () => {
  const { shop } = await mailingShop();
  await join(shop, await addPiece(shop, { availability: "sold" }), ANA, { topic: "casino" });
  expect(await waiting(shop)).toEqual([]);
});

test("is not offered where the shop sends no such mail", async () => {
  const silent = await testShop();
  expect(await isWaitingOffered(silent)).toBe(false);
  const id = await addPiece(silent, { availability: "sold" });
  await expect(join(silent, id)).rejects.toMatchObject({ code: "unprocessable" });
  const { shop } = await mailingShop();
  expect(await isWaitingOffered(shop)).toBe(true);
  await switchCustomerMail(shop, "available", false, null);
  expect(await isWaitingOffered(shop)).toBe(false);
});

test("a deleted piece tells nobody, and its list is left out", async () => {
  const { shop, sent, productId } = await shopWithWaiter();
  await updateProduct(shop, productId, { availability: "available" }, null);
  await deleteProduct(shop, productId, "ada");
  expect(await pass(shop, sent)).toEqual([]);
  expect(await waiting(shop)).toEqual([]);
});
