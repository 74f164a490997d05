import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { itemRow, orderRow, exportedWorkbook } from "#tests/support/exported-workbook.ts";
import { addSubscribers } from "#tests/support/add-subscribers.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../../catalogue/collections/list-collections.ts";
import { exportWorkbook } from "../../../exporting/workbook/export-workbook.ts";
import { listImportItems } from "../../imports/state/list-import-items.ts";
import { changeOrderStatus } from "../../../sales/orders/change-order-status.ts";
import { getOrder } from "../../../sales/orders/get-order.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { getProduct } from "../../../catalogue/products/get-product.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";
import { subscribe } from "../../../newsletter/subscribers/subscribe.ts";
import { deleteSubscriber } from "../../../newsletter/subscribers/delete-subscriber.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";

const workbookOf = (shop: TestShop) => new Response(exportWorkbook(shop)).bytes();

const NO_LETTERS = {
  from: "shop@example.com",
  send: () => Promise.reject(new Error("Nobody is to be written to.")),
  verify: () => Promise.resolve(),
  close: () => undefined,
};

const collection = { Title: "Moon", Slug: "moon", Description: "About it", "Piece IDs": "1" };
const everything = () =>
  exportedWorkbook({
    Tags: [{ Name: "Gold", Slug: "gold", Type: "Material" }],
    Collections: [{ ...collection, Tags: "Gold" }],
    Orders: [orderRow()],
    "Order items": [itemRow({ "From Stock": 1, "Sold Out": "yes" })],
    Subscribers: [
      { "E-mail": "Ada@Example.com", Active: true },
      { "E-mail": "grace@example.com", Active: false },
    ],
  });

const itemsOf = async (shop: TestShop, id: number) =>
  (await listImportItems(shop, id)).items.map(({ kind, verdict, where, name }) => [
    kind,
    verdict,
    where,
    name,
  ]);

test("previews every row of an exported workbook without writing", async () => {
  const shop = await testShop();
  const bytes = await everything();
  const preview = await importSpreadsheetFile(shop, bytes, { dryRun: true });
  const plan = [
    ["tag", "add", "Tags, row 2", "Gold"],
    ["piece", "add", "Row 2", "Moon pendant"],
    ["collection", "add", "Collections, row 2", "Moon"],
    ["order", "add", "Orders, row 2", "Order 1 of Áda Byron"],
    ["subscriber", "add", "Subscribers, row 2", "ada@example.com"],
    ["subscriber", "add", "Subscribers, row 3", "grace@example.com"],
  ];
  expect(await itemsOf(shop, preview.report.syncLogId)).toEqual(plan);
  expect((await listOrders(shop)).total).toBe(0);
  expect((await listSubscribers(shop)).total).toBe(0);
  expect(await listTags(shop)).toEqual([]);
  const { report } = await importSpreadsheetFile(shop, bytes);
  expect(await itemsOf(shop, report.syncLogId)).toEqual(plan);
  const again = await importSpreadsheetFile(shop, bytes);
  expect((await itemsOf(shop, again.report.syncLogId)).map(([, verdict]) => verdict)).toEqual(
    plan.map(() => "skip"),
  );
  expect((await listOrders(shop)).total).toBe(1);
  expect((await listSubscribers(shop)).total).toBe(2);
});

test("imports an order as it was and restores its stock when it is cancelled", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(
    shop,
    await exportedWorkbook(
      {
        Orders: [orderRow({ History: "2026-01-02T03:04:05.678Z pending by Bob the helper" })],
        "Order items": [itemRow({ Quantity: 2, "From Stock": 2, "Sold Out": true })],
      },
      [{ ID: 1, Name: "Moon pendant", Price: 129, Stock: 0, Availability: "sold" }],
    ),
  );
  const [productId = 0] = report.productIds;
  const { items } = await listOrders(shop);
  const order = await getOrder(shop, items[0]?.id ?? 0);
  expect(order).toMatchObject({
    customerEmail: "ada@example.com",
    createdAt: "2026-01-02T03:04:05.678Z",
    total: "129.00",
    shippingAddress: {
      line1: "1 Mill Lane",
      city: "Staunton",
      state: "Virginia",
      postalCode: "24401",
      country: "USA",
    },
    history: [{ from: null, to: "pending", by: "Bob the helper", at: "2026-01-02T03:04:05.678Z" }],
    items: [{ productId, quantity: 2, price: "129.00" }],
  });
  expect(await getProduct(shop, productId, "admin")).toMatchObject({ stock: 0, version: 1 });
  await changeOrderStatus(shop, order.id, "cancelled", "ada");
  const piece = await getProduct(shop, productId, "admin");
  expect(piece).toMatchObject({ stock: 2, availability: "available" });
});

test("sends no mail to imported subscribers and keeps former ones unsubscribed", async () => {
  const shop = await testShop();
  const mailing = { ...shop, mail: NO_LETTERS };
  await importSpreadsheetFile(mailing, await everything());
  const subscribed = async () =>
    (await listSubscribers(shop)).items
      .map(({ email, isActive }) => [email, isActive])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  expect(await subscribed()).toEqual([
    ["ada@example.com", true],
    ["grace@example.com", false],
  ]);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  // Unsubscribed here, then removed; the old file says otherwise.
  await shop.db.updateTable("subscribers").set({ isActive: false }).execute();
  for (const { id } of (await listSubscribers(shop)).items) await deleteSubscriber(shop, id, null);
  const { report } = await importSpreadsheetFile(mailing, await everything());
  expect(report.notes).toMatchObject([
    { name: "ada@example.com", note: "They had unsubscribed here, and get no letters." },
  ]);
  expect((await subscribed()).map(([, isActive]) => isActive)).toEqual([false, false]);
});

const subscribers = async (shop: TestShop) =>
  (await listSubscribers(shop)).items.map(({ email, confirmedAt }) => [email, confirmedAt]);

test("imports who had confirmed as confirmed, and others unconfirmed", async () => {
  const shop = await testShop();
  await addSubscribers(shop, "ada");
  await subscribe(shop, "bob@example.com");
  const other = await testShop();
  await importSpreadsheetFile({ ...other, mail: NO_LETTERS }, await workbookOf(shop));
  expect(await subscribers(other)).toEqual([
    ["bob@example.com", null],
    ["ada@example.com", "2026-11-20T15:00:00.000Z"],
  ]);
  // A file without the column.
  const third = await testShop();
  await importSpreadsheetFile(third, await everything());
  expect((await subscribers(third)).map(([, confirmedAt]) => confirmedAt)).toEqual([null, null]);
});

test("gives an order a new number once when its own is taken", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, await everything());
  const bytes = await exportedWorkbook({
    Orders: [orderRow({ "E-mail": "grace@example.com", Customer: "Grace" })],
    "Order items": [itemRow()],
  });
  const { report } = await importSpreadsheetFile(shop, bytes);
  const { items } = await listOrders(shop);
  const own = items.find(({ customerEmail }) => customerEmail === "grace@example.com");
  expect(report.notes).toMatchObject([
    {
      where: "Orders, row 2",
      note: `There is another order 1 here: this one came in as order ${own?.id}.`,
    },
  ]);
  const again = await importSpreadsheetFile(shop, bytes);
  expect(again.report.others).toEqual([
    { kind: "order", added: 0, changed: 0, skipped: 1, refused: 0 },
  ]);
  expect((await listOrders(shop)).total).toBe(2);
});

test("refuses invalid rows by name and imports the others", async () => {
  const shop = await testShop();
  const bytes = await exportedWorkbook({
    Tags: [{ Name: "Gold", Slug: "not a slug" }],
    Collections: [{ ...collection, Description: null }],
    Orders: [
      orderRow(),
      orderRow({ ID: 2, Status: "eaten" }),
      orderRow({ ID: 3, Total: "much" }),
      orderRow({ ID: 4, "E-mail": null }),
      orderRow({ ID: 5, "E-mail": "eve@example.com" }),
      orderRow(),
    ],
    "Order items": [
      itemRow(),
      itemRow({ "Order ID": 5, Quantity: 0 }),
      itemRow({ "Order ID": 77 }),
    ],
    Subscribers: [
      { "E-mail": "ada", Active: true },
      { "E-mail": "ada@example.com", Active: true },
      { "E-mail": "ADA@example.com", Active: false },
    ],
  });
  const { report } = await importSpreadsheetFile(shop, bytes);
  expect(report.failed.map(({ where, reason }) => `${where}: ${reason}`)).toEqual([
    "Tags, row 2: Slug must be lowercase with hyphens only",
    "Collections, row 2: Description is required",
    "Orders, row 3: Its status is none that orders have.",
    "Orders, row 4: It has no total.",
    "Orders, row 5: There is no e-mail address.",
    "Orders, row 6: Order items, row 3: Its quantity is no number above 0.",
    "Order items, row 4: There is no order 77 in the sheet “Orders”.",
    "Subscribers, row 2: This is no e-mail address.",
  ]);
  expect(report).toMatchObject({ status: "completed", imported: 1, refused: 0 });
  expect(report.notes.map(({ note }) => note)).toEqual([
    "It is the same order as Orders, row 2.",
    "It is the same subscriber as Subscribers, row 3.",
  ]);
  expect((await listOrders(shop)).total).toBe(1);
  expect((await listSubscribers(shop)).items).toMatchObject([{ isActive: true }]);
});

test("imports orders and subscribers without pieces", async () => {
  const shop = await testShop();
  const sheets = { Subscribers: [{ "E-mail": "ada@example.com", Active: true }] };
  await importSpreadsheetFile(shop, await exportedWorkbook(sheets, []));
  const other = await testShop();
  const { report } = await importSpreadsheetFile(other, await workbookOf(shop));
  expect(report).toMatchObject({ status: "completed", imported: 0 });
  expect((await listSubscribers(other)).items).toMatchObject([{ email: "ada@example.com" }]);
  await expect(
    importSpreadsheetFile(shop, await workbookOf(await testShop())),
  ).rejects.toMatchObject({
    code: "unprocessable",
  });
});

test("rolls back a large workbook whose pieces cannot all be written", async () => {
  const shop = await testShop();
  const many = Array.from({ length: 250 }, (_, at) => ({
    "E-mail": `reader-${at}@example.com`,
    Active: true,
  }));
  const tags = [{ Name: "Gold", Slug: "gold" }];
  const twins = [1, 2].map((ID) => ({ ID, Name: "Twin", Price: 12 }));
  const bytes = await exportedWorkbook({ Tags: tags, Subscribers: many }, twins);
  await shop.db.schema.createIndex("no_twins").unique().on("products").column("name").execute();
  await expect(importSpreadsheetFile(shop, bytes)).rejects.toThrow(/unique/i);
  expect(await listTags(shop)).toEqual([]);
  expect(await shop.db.selectFrom("trash").select("id").execute()).toEqual([]);
  await shop.db.schema.dropIndex("no_twins").execute();
  const { report } = await importSpreadsheetFile(shop, bytes);
  expect(report.others).toMatchObject([{ added: 1 }, { added: 250 }]);
  expect((await listCollections(shop, { viewer: "admin" })).total).toBe(0);
});
