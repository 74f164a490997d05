import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { addCollection } from "#tests/support/add-collection.ts";
import { itemRow, orderRow, exportedWorkbook } from "#tests/support/exported-workbook.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listCollections } from "../../../catalogue/collections/list-collections.ts";
import { updateCollection } from "../../../catalogue/collections/update-collection.ts";
import { undoImport } from "../../imports/undo-import.ts";
import { changeOrderStatus } from "../../../sales/orders/change-order-status.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { listSubscribers } from "../../../newsletter/subscribers/list-subscribers.ts";
import { listTags } from "../../../catalogue/tags/list-tags.ts";
import { listTrash } from "../../../operations/trash/list-trash.ts";
import { restoreBatch } from "../../../operations/trash/restore-batch.ts";

const about = (Title: string) => ({
  Title,
  Slug: Title.toLowerCase(),
  Description: `About ${Title}`,
  "Piece IDs": "1",
  Tags: "Gold",
});

const workbook = () =>
  exportedWorkbook({
    Tags: [
      { Name: "Gold", Slug: "gold", Type: "Material" },
      { Name: "Silver", Slug: "silver", Type: "Material" },
    ],
    Collections: [about("Moon"), about("Star")],
    Orders: [orderRow(), orderRow({ ID: 2, "E-mail": "grace@example.com", Customer: "Grace" })],
    "Order items": [itemRow(), itemRow({ "Order ID": 2 })],
    Subscribers: [
      { "E-mail": "ada@example.com", Active: true },
      { "E-mail": "grace@example.com", Active: true },
    ],
  });

const there = async (shop: TestShop) => ({
  tags: (await listTags(shop)).map(({ name }) => name).toSorted(),
  collections: (await listCollections(shop, { viewer: "admin" })).items.map(({ title }) => title),
  orders: (await listOrders(shop)).items.map(({ customerName }) => customerName),
  subscribers: (await listSubscribers(shop)).items.map(({ email }) => email),
});

test("moves everything of a workbook to the trash, from where it can be restored", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, await workbook());
  const before = await there(shop);
  expect(before.orders).toHaveLength(2);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 9, kept: [] });
  expect(await there(shop)).toEqual({ tags: [], collections: [], orders: [], subscribers: [] });
  const trash = await listTrash(shop);
  expect(trash.map(({ kind }) => kind).toSorted()).toEqual([
    "collection",
    "collection",
    "order",
    "order",
    "product",
    "subscriber",
    "subscriber",
    "tag",
    "tag",
  ]);
  expect(await restoreBatch(shop, `import-${report.syncLogId}`, { by: null })).toBe(9);
  expect(await there(shop)).toEqual(before);
});

test("keeps and names what was changed since", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, await workbook());
  const collections = (await listCollections(shop, { viewer: "admin" })).items;
  const moon = collections.find(({ slug }) => slug === "moon");
  await updateCollection(shop, moon?.id ?? 0, { title: "Moon and tide" }, { by: null });
  const orders = (await listOrders(shop)).items;
  const ofAda = orders.find(({ customerEmail }) => customerEmail === "ada@example.com");
  await changeOrderStatus(shop, ofAda?.id ?? 0, "processing", "ada");
  await shop.db
    .updateTable("subscribers")
    .set({ isActive: false })
    .where("email", "=", "grace@example.com")
    .execute();
  const silver = (await listTags(shop)).find(({ name }) => name === "Silver");
  await addCollection(shop, "Own work", { tagIds: [silver?.id ?? 0] });
  const { kept } = await undoImport(shop, report.syncLogId, "ada");
  expect(kept).toEqual([
    { name: "grace@example.com", reason: "They subscribed or unsubscribed since, and stay." },
    { name: "Order 1 of Áda Byron", reason: "It was moved on or changed since, and stays." },
    { name: "Moon", reason: "It was edited since, and stays." },
    { name: "Silver", reason: "It was changed or given to others since, and stays." },
    { name: "Gold", reason: "It was changed or given to others since, and stays." },
  ]);
  const left = await there(shop);
  expect(left).toEqual({
    // The edited collection uses it.
    tags: ["Gold", "Silver"],
    collections: expect.arrayContaining(["Moon and tide", "Own work"]),
    orders: ["Áda Byron"],
    subscribers: ["grace@example.com"],
  });
  expect(left.collections).toHaveLength(2);
});

test("keeps a subscriber who has confirmed since", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, await workbook());
  const at = shop.now().toISOString();
  await shop.db
    .updateTable("subscribers")
    .set({ confirmationAskedAt: at, confirmedAt: at })
    .where("email", "=", "ada@example.com")
    .execute();
  const { kept } = await undoImport(shop, report.syncLogId, "ada");
  expect(kept).toEqual([
    { name: "ada@example.com", reason: "They subscribed or unsubscribed since, and stay." },
  ]);
});

test("leaves alone what existed before the workbook", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, await workbook());
  const before = await there(shop);
  const { report } = await importSpreadsheetFile(shop, await workbook());
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 0, kept: [] });
  expect(await there(shop)).toEqual(before);
});

test("says of which sheet a note is that is not of the pieces", async () => {
  const file = await exportedWorkbook({
    Tags: [{ Name: "Mo\u200Bon\u2028shine", Type: "material" }],
  });
  const { fileNotes } = await importSpreadsheetFile(await testShop(), file);
  expect(fileNotes).toContainEqual(expect.stringMatching(/^Tags: Row 2 has invisible characters/));
});
