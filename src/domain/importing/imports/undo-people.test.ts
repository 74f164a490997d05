import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { getCustomer } from "../../sales/customers/get-customer.ts";
import { purgeTrash } from "../../infrastructure/trash/purge-trash.ts";
import { listCustomers } from "../../sales/customers/list-customers.ts";
import { updateCustomer } from "../../sales/customers/update-customer.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { undoImport } from "./undo-import.ts";

const CUSTOMERS =
  "Name,Email,Phone,City,Notes\nAnn Lee,ann@example.com,,Bath,Opals\nBo Kim,bo@example.com,,,\nAnna Lee,ann@example.com,,,\nNemo Nobody,,,,\n";
const ORDERS =
  "Order number,Date,Customer,Email,Status,Item,Price\n81,2026-03-12,Ann Lee,ann@example.com,completed,Moon pendant,129\n82,soon,Cy Orr,cy@example.com,completed,Pin,9\n";
const SUBSCRIBERS = "Email\ndi@example.com\n";

const importAll = async (shop: TestShop, ...files: string[]) => {
  const ids: number[] = [];
  for (const file of files) {
    const { report } = await importSpreadsheetFile(shop, file);
    ids.push(report.syncLogId);
  }
  return ids;
};

const undo = (shop: TestShop, id = 0) => undoImport(shop, id, "ada");

const itemsOf = async (shop: TestShop) =>
  JSON.stringify(await shop.db.selectFrom("importItems").selectAll().execute(), (key, value) =>
    key === "fingerprint" ? undefined : value,
  );

const PERSONAL = /Ann|Bo K|Cy|Nemo|example\.com|Bath|Opals/;

test.each([
  [CUSTOMERS, ORDERS, [0, 1]],
  [CUSTOMERS, ORDERS, [1, 0]],
  [ORDERS, CUSTOMERS, [0, 1]],
  [ORDERS, CUSTOMERS, [1, 0]],
])(
  "leaves nobody of two imports that are undone in any order, %#",
  async (first, second, order) => {
    const shop = await testShop();
    const ids = await importAll(shop, first, second);
    expect((await listCustomers(shop)).total).toBe(2);
    for (const index of order) await undo(shop, ids[index]);
    expect((await listCustomers(shop)).items).toEqual([]);
    expect((await listOrders(shop)).items).toEqual([]);
    const customers = await shop.db.selectFrom("customers").selectAll().execute();
    expect(JSON.stringify(customers)).not.toMatch(/Bo Kim|Bath|Opals/);
    expect(await itemsOf(shop)).not.toMatch(PERSONAL);
    await purgeTrash(shop);
    expect(await shop.db.selectFrom("customers").selectAll().execute()).toEqual([]);
    expect(await shop.db.selectFrom("customerContacts").selectAll().execute()).toEqual([]);
  },
);

test("keeps a customer who was edited until that is undone too", async () => {
  const shop = await testShop();
  const [customers, orders] = await importAll(shop, CUSTOMERS, ORDERS);
  const { items } = await listCustomers(shop);
  const ann = items.find(({ name }) => name === "Ann Lee")?.id ?? 0;
  const before = await getCustomer(shop, ann);
  await updateCustomer(shop, ann, { notes: "Opals and pearls" }, "ada");
  const kept = { name: "Ann Lee", reason: expect.stringContaining("and stay") };
  expect(await undo(shop, customers)).toEqual({ undone: 1, kept: [kept] });
  await undo(shop, orders);
  expect((await listCustomers(shop)).items).toMatchObject([{ id: ann, name: "Ann Lee" }]);
  await updateCustomer(shop, ann, { notes: before.notes }, "ada");
  await undo(shop, (await importAll(shop, SUBSCRIBERS))[0]);
  expect((await listCustomers(shop)).items).toEqual([]);
});

test("undoes an import of customers that a later one added to, once that one is undone", async () => {
  const shop = await testShop();
  const [first, second] = await importAll(
    shop,
    CUSTOMERS,
    "Name,Email,Phone,City\nAnn,ann@example.com,540 555 0100,York\n",
  );
  expect(await undo(shop, first)).toMatchObject({ undone: 1, kept: [{ name: "Ann Lee" }] });
  expect(await undo(shop, second)).toMatchObject({ undone: 1, kept: [] });
  expect((await listCustomers(shop)).items).toEqual([]);
  expect(await itemsOf(shop)).not.toMatch(PERSONAL);
});

test("keeps numbers and reasons in the history of an undone import, and no person", async () => {
  const shop = await testShop();
  for (const id of await importAll(shop, CUSTOMERS, ORDERS, SUBSCRIBERS)) await undo(shop, id);
  const items = await shop.db
    .selectFrom("importItems")
    .select(["name", "place", "reasons"])
    .orderBy("id")
    .execute();
  expect(items.map(({ name, place, reasons }) => [name, place, ...reasons])).toEqual([
    ["Customer", "Row 5", "There’s no email address and no phone number."],
    ["Customer", "Row 2", "“…” (Row 4) has the same contact details."],
    ["Customer", "Row 3"],
    ["Order 81", "Row 2"],
    ["Order 82", "Row 3", "“…” isn’t a date."],
    ["Subscriber", "Row 2"],
  ]);
});

test("leaves the names in the history of an import that isn't undone", async () => {
  const shop = await testShop();
  const [customers] = await importAll(shop, CUSTOMERS, ORDERS);
  await undo(shop, customers);
  expect(await itemsOf(shop)).toMatch(/Order 81 of Ann Lee/);
});
