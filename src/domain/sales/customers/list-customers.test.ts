import { beforeEach, expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { recordRepair } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getInquiry } from "../inquiries/get-inquiry.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { getCustomer } from "./get-customer.ts";
import { listCustomers } from "./list-customers.ts";
import { updateCustomer } from "./update-customer.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const order = (name: string, email: string, phone?: string | null) => {
  shop.clock.advance({ minutes: 1 });
  return recordRepair(shop, name, email, phone);
};

const namesFor = async (search?: string) =>
  (await listCustomers(shop, { search })).items.map(({ name }) => name);

test("finds a number as it is read out or copied, with the country's 1 and without", async () => {
  await order("Ana", "ana@example.com", "(434) 555-0187");
  await order("Lea", "lea123@example.com", "+49 89 1234567");
  for (const search of ["+1 434-555-0187", "1 (434) 555 0187", "4345550187", "555-01", "187"]) {
    expect([search, await namesFor(search)]).toEqual([search, ["Ana"]]);
  }
  expect(await namesFor("+49 89 123")).toEqual(["Lea"]);
  expect(await namesFor("lea123")).toEqual(["Lea"]);
  expect(await namesFor("lea@434")).toEqual([]);
  expect(await namesFor("18")).toEqual(["Ana"]);
});

test("finds names that begin with a letter beyond ASCII, whatever their case", async () => {
  const first = await order("Élodie Özdemir", "elodie@example.com");
  const second = await order("Élodie Özdemir", "elodie@work.example.com");
  for (const search of ["Élodie", "élodie", "özd", "ÖZD"]) {
    expect([search, (await namesFor(search)).length]).toEqual([search, 2]);
  }
  const { similar } = await getCustomer(shop, first.customerId ?? 0);
  expect(similar.map(({ id }) => id)).toEqual([second.customerId]);
});

test("counts no canceled order, and neither orders nor inquiries that are in the trash", async () => {
  const kept = await order("Ana", "ana@example.com");
  const canceled = await order("Ana", "ana@example.com");
  await changeOrderStatus(shop, canceled.id, "cancelled", "ada");
  const deleted = await order("Ana", "ana@example.com");
  const asked = await addInquiry(shop, { email: "ana@example.com", message: "One" });
  shop.clock.advance({ minutes: 1 });
  const dropped = await addInquiry(shop, { email: "ana@example.com", message: "Two" });
  const deletedAt = shop.now().toISOString();
  await shop.db.updateTable("orders").set({ deletedAt }).where("id", "=", deleted.id).execute();
  await shop.db.updateTable("inquiries").set({ deletedAt }).where("id", "=", dropped.id).execute();
  const { items } = await listCustomers(shop);
  const { lastMessageAt } = await getInquiry(shop, asked.id);
  const sums = { orders: 1, ordersTotal: "50.00", inquiries: 1, lastContactAt: lastMessageAt };
  expect(items).toMatchObject([{ name: "Ana", ...sums }]);
  const customer = await getCustomer(shop, kept.customerId ?? 0);
  expect(customer.orders.map(({ id }) => id)).toEqual([canceled.id, kept.id]);
  expect(customer.inquiries.map(({ id }) => id)).toEqual([asked.id]);
});

test("lists first who ordered or wrote last, and who did neither by when they were added", async () => {
  const noted = await order("Noted", "noted@example.com");
  await updateCustomer(shop, noted.customerId ?? 0, { notes: "Likes opals" }, null);
  await shop.db.updateTable("orders").set({ deletedAt: shop.now().toISOString() }).execute();
  await order("Ordered", "ordered@example.com");
  await addInquiry(shop, { name: "Wrote", email: "wrote@example.com" });
  const again = await order("Ordered, then wrote", "both@example.com");
  await order("Ordered last", "last@example.com");
  shop.clock.advance({ minutes: 1 });
  await addInquiry(shop, { email: "both@example.com", message: "And this?" });
  expect(await namesFor()).toEqual([
    "Ordered, then wrote",
    "Ordered last",
    "Wrote",
    "Ordered",
    "Noted",
  ]);
  expect((await getCustomer(shop, again.customerId ?? 0)).lastContactAt).toBe(
    shop.now().toISOString(),
  );
  const { lastContactAt, createdAt } = await getCustomer(shop, noted.customerId ?? 0);
  expect(lastContactAt).toBe(createdAt);
});

test("names five at most who may be the same person, the newest first", async () => {
  const ids: (number | null)[] = [];
  for (let at = 1; at <= 7; at += 1) {
    ids.push((await order("Ana", `ana${at}@example.com`)).customerId);
  }
  const { similar } = await getCustomer(shop, ids[3] ?? 0);
  expect(similar.map(({ id }) => id)).toEqual([ids[6], ids[5], ids[4], ids[2], ids[1]]);
});
