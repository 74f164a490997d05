import { beforeEach, expect, test } from "vitest";
import { fillWithCustomer, IDA, MARK, NAME, wooOrder } from "#tests/support/customer-everywhere.ts";
import { exportedWorkbook, orderRow } from "#tests/support/exported-workbook.ts";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { mailingShop } from "#tests/support/mailing-shop.ts";
import { addPiece, recordRepair } from "#tests/support/new-order.ts";
import { addPlatform } from "#tests/support/sell-on-platform.ts";
import type { TestShop } from "#tests/support/test-shop.ts";
import { acceptExternalOrder } from "../../channels/external-orders/accept-external-order.ts";
import { recordExternalOrder } from "../../channels/external-orders/record-external-order.ts";
import { listMedia } from "../../media/library/list-media.ts";
import { undoImport } from "../../importing/imports/undo-import.ts";
import { listImportItems } from "../../importing/imports/state/list-import-items.ts";
import { changeOrderStatus } from "../orders/change-order-status.ts";
import { forgetCustomer } from "./forget-customer.ts";

let shop: TestShop;
beforeEach(async () => {
  ({ shop } = await mailingShop());
});

async function recordFinished(name: string, email: string): Promise<number> {
  const { id, customerId } = await recordRepair(shop, name, email);
  for (const status of ["processing", "shipped", "completed"] as const) {
    await changeOrderStatus(shop, id, status, "ada");
  }
  return customerId ?? 0;
}

const reservedFor = async () => {
  const rows = await shop.db.selectFrom("products").select("reservedFor").orderBy("id").execute();
  return rows.map((row) => row.reservedFor);
};

test("deletes the photos of a customer at once, so that nobody finds them among the shop's", async () => {
  const customerId = await fillWithCustomer(shop);
  const photo = await shop.db.selectFrom("media").selectAll().executeTakeFirstOrThrow();
  expect(await shop.media.openOriginal(photo)).not.toBeNull();
  await forgetCustomer(shop, customerId, "ada");
  expect((await listMedia(shop)).items).toEqual([]);
  expect(await shop.media.openOriginal(photo)).toBeNull();
});

test("keeps a photo of a customer that a piece shows too", async () => {
  const customerId = await fillWithCustomer(shop);
  const { url, mediaHash } = await shop.db
    .selectFrom("inquiryPhotos")
    .select(["url", "mediaHash"])
    .executeTakeFirstOrThrow();
  const productId = await addPiece(shop);
  const image = { productId, position: 0, url, mediaHash };
  await shop.db.insertInto("productImages").values(image).execute();
  await forgetCustomer(shop, customerId, "ada");
  expect((await listMedia(shop)).items).toMatchObject([{ hash: mediaHash }]);
});

test("does not learn from a platform again who was forgotten", async () => {
  const platformId = await addPlatform(shop);
  await recordExternalOrder(shop, platformId, wooOrder);
  await forgetCustomer(shop, await recordFinished(IDA.name, IDA.email), "ada");
  const later = { ...wooOrder, total: "12.00", date_modified_gmt: "2026-11-19T10:00:00" };
  expect(await recordExternalOrder(shop, platformId, later)).toBe("updated");
  const stored = await shop.db.selectFrom("externalOrders").selectAll().executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ customerName: "Forgotten customer", totalAmountCents: 1200 });
  expect(JSON.stringify(stored)).not.toMatch(MARK);
  const accepted = await acceptExternalOrder(shop, stored.id, "ada");
  expect(accepted).toMatchObject({ customerId: null, total: "12.00" });
  expect(JSON.stringify(accepted)).not.toMatch(MARK);
});

test("leaves alone orders of platforms that are somebody else's", async () => {
  const platformId = await addPlatform(shop);
  await recordExternalOrder(shop, platformId, {
    ...wooOrder,
    billing: { ...wooOrder.billing, email: `x${IDA.email}` },
  });
  await forgetCustomer(shop, await recordFinished(IDA.name, IDA.email), "ada");
  const stored = await shop.db.selectFrom("externalOrders").selectAll().executeTakeFirstOrThrow();
  expect(stored.customerName).toBe(IDA.name);
});

test("leaves alone what names somebody else of the same name, and their rows of imports", async () => {
  const other = { Customer: IDA.name, "E-mail": "other@example.com", Status: "completed" };
  const { report } = await importSpreadsheetFile(
    shop,
    await exportedWorkbook({ Orders: [orderRow({ ...other, ID: 7 })] }),
  );
  await addPiece(shop, { availability: "reserved", reservedFor: IDA.name });
  const named = async () =>
    (await listImportItems(shop, report.syncLogId, { kind: "order" })).items;
  await forgetCustomer(shop, await recordFinished(IDA.name, IDA.email), "ada");
  expect((await named())[0]?.name).toBe(`Order 7 of ${IDA.name}`);
  expect(await reservedFor()).toEqual([null, IDA.name]);
});

test("leaves pieces reserved that were reserved by hand, for nobody by name", async () => {
  await addPiece(shop, { availability: "reserved", reservedFor: ` ida ${NAME.toUpperCase()}` });
  await addPiece(shop, { availability: "reserved", reservedFor: `Ida ${NAME}-Brown` });
  await forgetCustomer(shop, await recordFinished(IDA.name, IDA.email), "ada");
  expect(await reservedFor()).toEqual([null, `Ida ${NAME}-Brown`]);
  const { availability } = await shop.db
    .selectFrom("products")
    .select("availability")
    .executeTakeFirstOrThrow();
  expect(availability).toBe("reserved");
});

test("finds a name however its accents are written", async () => {
  const name = "Émilie Faÿ";
  await addPiece(shop, { availability: "reserved", reservedFor: name.normalize("NFD") });
  const piece = { ID: 9, Name: "Cuff", Price: 10, Availability: "reserved", "Reserved For": name };
  await importSpreadsheetFile(shop, await exportedWorkbook({}, [piece]));
  const id = await recordFinished(name.toUpperCase().normalize("NFD"), "emilie@example.com");
  await forgetCustomer(shop, id, "ada");
  expect(await reservedFor()).toEqual([null, null]);
  const sources = await shop.db.selectFrom("productSources").select("lastRead").execute();
  expect(JSON.stringify(sources).normalize("NFC")).not.toMatch(/Émilie/i);
});

test("leaves what was forgotten when the import is undone", async () => {
  const row = orderRow({ ID: 77, Customer: IDA.name, "E-mail": IDA.email, Status: "completed" });
  const sheets = { Orders: [row], Subscribers: [{ "E-mail": IDA.email, Active: true }] };
  const { report } = await importSpreadsheetFile(shop, await exportedWorkbook(sheets));
  const { customerId } = await shop.db
    .selectFrom("orders")
    .select("customerId")
    .executeTakeFirstOrThrow();
  await forgetCustomer(shop, customerId ?? 0, "ada");
  await undoImport(shop, report.syncLogId, "ada");
  const orders = await shop.db.selectFrom("orders").select(["customerName", "deletedAt"]).execute();
  expect(orders).toEqual([{ customerName: "Forgotten customer", deletedAt: null }]);
  const subscribers = await shop.db.selectFrom("subscribers").select("deletedAt").execute();
  expect(subscribers).toEqual([{ deletedAt: null }]);
});
