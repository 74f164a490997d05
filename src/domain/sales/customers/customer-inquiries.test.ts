import { beforeEach, expect, test } from "vitest";
import { newWaiterSchema } from "#contract/sales/waiting-list.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { addNote } from "../inquiries/add-note.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { recordInquiry } from "../inquiries/record-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { setInquiryState } from "../inquiries/set-inquiry-state.ts";
import { recordOrder } from "../orders/record-order.ts";
import { joinWaitingList } from "../waiting-list/join-waiting-list.ts";
import { listWaiters } from "../waiting-list/list-waiters.ts";
import { forgetCustomer } from "./forget-customer.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { mergeCustomers } from "./merge-customers.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const ana = { name: "Ana Castillo", email: "ana@example.com" };

test("an inquiry and an order of the same address are of one customer, who has the ring size", async () => {
  const productIds = [await addPiece(shop, { name: "Solitaire" })];
  const { id } = await addInquiry(shop, { ...ana, ringSize: "5½", productIds });
  const { customerId } = await getInquiry(shop, id);
  shop.clock.advance({ minutes: 5 });
  const order = await recordOrder(
    shop,
    newOrder([{ title: "Band", quantity: 1, price: "640.00" }], {
      customerName: "Ana",
      customerEmail: "ANA@example.com",
      inquiryId: id,
    }),
    "ada",
  );
  expect(order.customerId).toBe(customerId);
  expect((await getInquiry(shop, id)).messages.at(-1)).toMatchObject({
    kind: "event",
    event: { type: "order-recorded", orderId: order.id, total: "640.00" },
  });
  await reserveForInquiry(shop, id, { productId: productIds[0] ?? 0, until: "2026-11-28" }, "ada");
  expect(await getCustomer(shop, customerId ?? 0)).toMatchObject({
    ringSizes: [{ size: "5½", note: null }],
    orders: [{ id: order.id }],
    inquiries: [{ id }],
    reservations: [{ inquiryId: id, name: "Solitaire", isReserved: true }],
  });
  expect((await listCustomers(shop)).items).toMatchObject([{ inquiries: 1, orders: 1 }]);
});

test("an inquiry whose order the desk recorded no longer waits for the desk; a closed one stays closed", async () => {
  const line = { title: "Band", quantity: 1, price: "640.00" };
  const [asked, closed] = [await addInquiry(shop, ana), await addInquiry(shop, ana)];
  await setInquiryState(shop, closed.id, "closed");
  for (const { id: inquiryId } of [asked, closed]) {
    await recordOrder(shop, newOrder([line], { inquiryId }), "ada");
  }
  expect((await getInquiry(shop, asked.id)).state).toBe("waiting-for-them");
  expect((await getInquiry(shop, closed.id)).state).toBe("closed");
});

test("an order of an inquiry that does not exist is not recorded", async () => {
  const line = { title: "Band", quantity: 1, price: "640.00" };
  await expect(recordOrder(shop, newOrder([line], { inquiryId: 999 }), null)).rejects.toMatchObject(
    { code: "not-found" },
  );
  expect(await shop.db.selectFrom("orders").selectAll().execute()).toEqual([]);
});

test("a call from a known number is of that customer; a held message of nobody until accepted", async () => {
  const first = await addInquiry(shop, { ...ana, phone: "(434) 555-0187" });
  const { customerId } = await getInquiry(shop, first.id);
  const call = await recordInquiry(shop, {
    source: "phone",
    name: "Ana",
    phone: "434 555 0187",
    message: "Is it ready?",
  });
  expect(call.customerId).toBe(customerId);
  const held = await addInquiry(shop, {
    name: "Spam",
    email: "spam@example.com",
    message: "http://a.example http://b.example http://c.example http://d.example",
  });
  expect(await getInquiry(shop, held.id)).toMatchObject({ state: "to-check", customerId: null });
  expect((await setInquiryState(shop, held.id, "new")).customerId).not.toBeNull();
});

test("a merge moves inquiries too", async () => {
  const first = await addInquiry(shop, { ...ana, message: "One" });
  const second = await addInquiry(shop, {
    name: "Ana",
    email: "a@work.example.com",
    message: "Two",
  });
  const { customerId } = await getInquiry(shop, first.id);
  const other = (await getInquiry(shop, second.id)).customerId ?? 0;
  const merged = await mergeCustomers(shop, customerId ?? 0, other, null);
  expect(merged.inquiries.map(({ id }) => id)).toEqual([second.id, first.id]);
});

test("forgetting empties inquiries, frees what they hold and ends their private pages", async () => {
  const productId = await addPiece(shop, { name: "Solitaire" });
  const { id } = await addInquiry(shop, { ...ana, ringSize: "5½", productIds: [productId] });
  const before = await getInquiry(shop, id);
  await addNote(shop, id, "Ana likes opals", "ada");
  await reserveForInquiry(shop, id, { productId, until: "2026-11-28" }, "ada");
  await forgetCustomer(shop, before.customerId ?? 0, "ada");
  const after = await getInquiry(shop, id);
  expect(after).toMatchObject({
    state: "closed",
    name: "Forgotten customer",
    customerId: null,
    pieces: [{ productId, availability: "available", reservedFor: null }],
  });
  expect(after.privateUrl).not.toBe(before.privateUrl);
  expect(JSON.stringify(after)).not.toMatch(/Ana|example\.com|5½/);
  expect((await listCustomers(shop)).total).toBe(0);
});

test("forgetting takes a customer's addresses off the waiting list, and nobody else's", async () => {
  const productId = await addPiece(shop, { name: "Solitaire", availability: "sold" });
  const { id } = await addInquiry(shop, { ...ana, email: "Ana@example.com" });
  shop.mail = (await mailingShop()).shop.mail;
  for (const email of ["ana@example.com", "ben@example.com"]) {
    await joinWaitingList(shop, newWaiterSchema.parse({ productId, email }));
  }
  await forgetCustomer(shop, (await getInquiry(shop, id)).customerId ?? 0, "ada");
  const left = await listWaiters(shop);
  expect(left.items.map(({ email }) => email)).toEqual(["ben@example.com"]);
  const mails = await shop.db.selectFrom("outgoingMails").select("recipient").execute();
  expect(mails).toEqual([{ recipient: "ben@example.com" }]);
});
