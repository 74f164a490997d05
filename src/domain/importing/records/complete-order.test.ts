import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listOrders } from "../../sales/orders/list-orders.ts";
import { recordDatesMade } from "../../sales/papers/record-dates-made.ts";
import { undoImport } from "../imports/undo-import.ts";

/** EtsySoldOrderItems2026.csv */
const ITEMS = [
  "Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,InPerson Discount,InPerson Location,VAT Paid by Buyer,SKU",
  "09/25/26,Moon pendant,ann9,1,129.00,,,0,0,4.50,0,129.00,USD,4001,9001,09/25/26,09/27/26,A Lee,,,,,,,1122,,online,listing,online_cc,,,,M-1",
  "09/25/26,Ash pin,ann9,2,20.00,,,0,0,4.50,0,40.00,USD,4002,9002,09/25/26,09/27/26,A Lee,,,,,,,1122,Size:6,online,listing,online_cc,,,,",
].join("\n");

/** EtsySoldOrders2026.csv: Etsy took a discount off the whole order. */
const SUMS = [
  "Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Shipping,Sales Tax,Order Total,Status,Card Processing Fees,Order Net,Adjusted Order Total,Adjusted Card Processing Fees,Adjusted Net Order Amount,Buyer,Order Type,Payment Type,InPerson Discount,InPerson Location,SKU",
  "09/25/26,1122,777,Ann Lee,Ann,Lee,3,Credit Card,09/27/26,1 Elm St,,Staunton,VA,24401,United States,USD,169.00,SPRING,,16.90,0,5.00,2.00,159.10,,0,0,0,0,0,ann9,online,online_cc,,,M-1",
].join("\n");

const ordersOf = async (shop: TestShop) => (await listOrders(shop)).items;

async function importBoth(shop: TestShop, ...files: string[]) {
  const ids: number[] = [];
  for (const [index, file] of files.entries()) {
    shop.clock.advance({ minutes: 5 });
    const preview = await importSpreadsheetFile(shop, file, { dryRun: true });
    const { report } = await importSpreadsheetFile(shop, file);
    expect(report.others).toEqual(preview.report.others);
    expect(report.others).toMatchObject([{ added: 1 - index, changed: index, refused: 0 }]);
    ids.push(report.syncLogId);
  }
  return ids;
}

test.each([
  ["items", "orders", ITEMS, SUMS],
  ["orders", "items", SUMS, ITEMS],
])("makes one order of Etsy's %s and %s, twice, and undoes it", async (_, __, first, second) => {
  for (const undone of [
    [0, 1],
    [1, 0],
  ]) {
    const shop = await testShop();
    const productId = await addPiece(shop, { sku: "M-1" });
    const ids = await importBoth(shop, first, second);
    const orders = await ordersOf(shop);
    expect(orders).toMatchObject([
      {
        customerName: "Ann Lee",
        shippingAddress: { line1: "1 Elm St", city: "Staunton", state: "VA" },
        subtotal: "152.10",
        shipping: "5.00",
        tax: "2.00",
        total: "159.10",
        payments: [{ amount: "159.10", method: "card" }],
        items: [
          { productId, productName: "Moon pendant", quantity: 1, price: "116.10" },
          {
            productId: null,
            productName: "Ash pin",
            quantity: 2,
            price: "18.00",
            customizations: { details: "Size:6" },
          },
        ],
      },
    ]);
    for (const file of [first, second]) {
      const { report } = await importSpreadsheetFile(shop, file);
      expect(report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1 }]);
    }
    expect(await ordersOf(shop)).toEqual(orders);
    for (const index of undone) await undoImport(shop, ids[index] ?? 0, "ada");
    expect(await ordersOf(shop)).toEqual([]);
    const items = await shop.db
      .selectFrom("importItems")
      .selectAll()
      .where("syncLogId", "in", ids)
      .execute();
    expect(JSON.stringify(items)).not.toMatch(/Ann Lee|Elm St/);
  }
});

test("gives an order back what it had when what completed it is undone", async () => {
  const shop = await testShop();
  const [sums] = await importBoth(shop, SUMS);
  const [before] = await ordersOf(shop);
  const { report } = await importSpreadsheetFile(shop, ITEMS);
  expect(await ordersOf(shop)).not.toMatchObject([{ items: [{ id: before?.items[0]?.id }] }]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
  const lines = [{ ...before?.items[0], id: expect.any(Number) }];
  const payments = [{ ...before?.payments[0], id: expect.any(Number) }];
  expect(await ordersOf(shop)).toEqual([{ ...before, items: lines, payments }]);
  expect(await undoImport(shop, sums ?? 0, "ada")).toEqual({ undone: 1, kept: [] });
});

test("leaves an order alone that a person added to", async () => {
  const shop = await testShop();
  await importBoth(shop, SUMS);
  const [order] = await ordersOf(shop);
  const dates = { items: [{ itemId: order?.items[0]?.id ?? 0, dateMade: "2026-01-02" }] };
  await recordDatesMade(shop, order?.id ?? 0, dates, "ada");
  const { report } = await importSpreadsheetFile(shop, ITEMS);
  expect(report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1 }]);
});
