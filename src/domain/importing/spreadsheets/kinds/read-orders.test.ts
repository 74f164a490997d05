import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { ordersOf } from "#tests/support/orders-of.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { undoImport } from "../../imports/undo-import.ts";

const fileOf = (platform: string, heading = "") =>
  KIND_FILES.find(
    (file) => file.kind === "orders" && file.platform === platform && file.text.includes(heading),
  )?.text ?? "";

const PIECES = "Name,SKU,Price,Stock\nEmber ring,E-1,99.00,3\nAsh pin,A-1,40.00,2\n";
const mapping = { Name: "name", SKU: "sku", Price: "price", Stock: "stock" } as const;

test("imports each field of an order of Shopify, linked to its pieces by SKU", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, PIECES, { mapping });
  const [ember, ash] = report.productIds;
  const { fileNotes } = await importSpreadsheetFile(shop, fileOf("Shopify", "Lineitem"));
  const { items } = await listOrders(shop);
  expect(items).toMatchObject([
    {
      source: { name: "Shopify", number: "#1001" },
      customerName: "Ann Lee",
      customerEmail: "ann@example.com",
      customerPhone: "+15405550100",
      delivery: "shipping",
      shippingAddress: {
        line1: "1 Elm St",
        line2: "Apt 2",
        city: "Staunton",
        state: "VA",
        postalCode: "24401",
        country: "US",
      },
      billingAddress: { line1: "2 Oak St", postalCode: "24401" },
      subtotal: "477.00",
      shipping: "8.00",
      tax: "25.00",
      total: "510.00",
      status: "completed",
      paymentStatus: "paid",
      balanceDue: "0.00",
      receiptNumber: null,
      payments: [
        { amount: "510.00", method: "card", paidOn: "2026-03-12T14:14:02.000Z", reference: "c1" },
      ],
      notes: "Taken from the lines in proportion: a discount of $53.00 (SPRING).\nGift & card",
      items: [
        { productId: ember, productName: "Ember ring - 6", quantity: 1, price: "405.00" },
        { productId: ash, productName: "Ash pin", quantity: 2, price: "36.00" },
      ],
      history: [{ to: "completed", at: "2026-03-14T15:00:00.000Z" }],
      createdAt: "2026-03-12T14:14:02.000Z",
    },
  ]);
  expect(fileNotes).toEqual([
    "This looks like orders from Shopify.",
    "Orders that were paid and delivered come in as completed. Your pieces, stock, and figures stay as they are.",
    "2 were canceled or refunded and stay out: #1002, #1004.",
    "1 isn’t paid and delivered yet and stays out: #1003. Record what is still open under Orders.",
  ]);
});

test.each([
  [
    "WooCommerce",
    "line_item_1",
    {
      number: "81",
      name: "Ann Lee",
      lines: ["1 Ember ring 375.00", "2 Ash pin 37.50"],
      sums: ["10.00", "30.00", "490.00"],
      method: "cash",
      notes:
        "Taken from the lines in proportion: $30.00 of tax, which its prices include.\nRing the bell",
    },
  ],
  [
    "Etsy",
    "Order Total",
    {
      number: "11223344",
      name: "Ann Lee",
      lines: ["1 Etsy order 11223344 450.00"],
      sums: ["5.00", "0.00", "455.00"],
      method: "card",
      notes: null,
    },
  ],
  [
    "Etsy",
    "Item Name",
    {
      number: "11223344",
      name: "Ann Lee",
      lines: ["2 Ember ring 94.50"],
      sums: ["4.50", "0.00", "193.50"],
      method: "card",
      notes: "Taken from the lines in proportion: a discount of $9.00 (SPRING).",
    },
  ],
  [
    "Squarespace",
    "",
    {
      number: "00012",
      name: "Ann Lee",
      lines: ["1 Ember ring 450.00 6", "1 Ash pin 40.00"],
      sums: ["0.00", "0.00", "490.00"],
      method: "other",
      notes: "$20.00 was refunded there.",
    },
  ],
  [
    "Wix",
    "",
    {
      number: "ORD-1",
      name: "Ann Lee",
      lines: ["1 Ember ring 99.00 6"],
      sums: ["0.00", "0.00", "99.00"],
      method: "other",
      notes: null,
    },
  ],
  [
    "Square",
    "Transaction ID",
    {
      number: "T1",
      name: "Ann Lee",
      lines: ["1 Ember ring 94.02 Regular", "2 Ash pin 37.99 Regular"],
      sums: ["0.00", "9.00", "179.00"],
      method: "other",
      notes: "Taken from the lines in proportion: a discount of $9.00.",
    },
  ],
  [
    "BigCommerce",
    "",
    {
      number: "101",
      name: "Ann Lee",
      lines: ["1 Ember ring, gold 450.00", "1 Ash pin 40.00"],
      sums: ["0.00", "0.00", "490.00"],
      method: "other",
      notes: null,
    },
  ],
  [
    "Big Cartel",
    "",
    {
      number: "ABCD-123456",
      name: "Ann Lee",
      lines: ["1 Ember ring 450.00 6", "2 Ash pin 40.00"],
      sums: ["0.00", "0.00", "530.00"],
      method: "other",
      notes: null,
    },
  ],
  [
    "PrestaShop",
    "",
    {
      number: "XKBKNABJK",
      name: "A. Lee",
      lines: ["1 PrestaShop order XKBKNABJK 450.00"],
      sums: ["0.00", "0.00", "450.00"],
      method: "check",
      notes: null,
    },
  ],
])("previews, imports twice and undoes the orders of %s (%s)", async (platform, heading, order) => {
  const shop = await testShop();
  const text = fileOf(platform, heading);
  const preview = await importSpreadsheetFile(shop, text, { dryRun: true });
  const { report } = await importSpreadsheetFile(shop, text);
  expect(report.others).toEqual(preview.report.others);
  expect(report.others).toEqual([{ kind: "order", added: 1, changed: 0, skipped: 0, refused: 0 }]);
  const imported = await ordersOf(shop);
  expect(imported).toEqual([order]);
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 1, refused: 0 }]);
  expect(await ordersOf(shop)).toEqual(imported);
  expect(await shop.db.selectFrom("outgoingMails").selectAll().execute()).toEqual([]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 1, kept: [] });
  expect((await listOrders(shop)).total).toBe(0);
});

test("keeps the orders apart into which PrestaShop split a cart, each with its own total and state", async () => {
  const shop = await testShop();
  const text = `${fileOf("PrestaShop")}${[
    "6;GWJTHMZUN;0;France;B. Kim;45.00;Check;Shipped;2026-03-13 09:14:02",
    "7;GWJTHMZUN;0;France;B. Kim;30.50;Check;Delivered;2026-03-13 09:14:02",
    "8;GWJTHMZUN;0;France;B. Kim;12.00;Check;Canceled;2026-03-13 09:14:02",
  ].join("\n")}\n`;
  const { report, fileNotes } = await importSpreadsheetFile(shop, text);
  const imported = await ordersOf(shop);
  expect(imported.map(({ number, sums }) => [number, sums.at(-1)])).toEqual([
    ["GWJTHMZUN#2", "30.50"],
    ["GWJTHMZUN#1", "45.00"],
    ["XKBKNABJK", "450.00"],
  ]);
  expect(fileNotes).toContain("1 was canceled or refunded and stays out: GWJTHMZUN#3.");
  const again = await importSpreadsheetFile(shop, text);
  expect(again.report.others).toMatchObject([{ added: 0, changed: 0, skipped: 3, refused: 0 }]);
  expect(await undoImport(shop, report.syncLogId, "ada")).toEqual({ undone: 3, kept: [] });
  expect((await listOrders(shop)).total).toBe(0);
});

test("says what to export instead of a report", async () => {
  const shop = await testShop();
  for (const [platform, heading, instead] of [
    ["Shopify", "Net sales", "In Shopify, open Orders and choose Export."],
    ["WooCommerce", "Customer type", "Export your orders with an order export plugin"],
  ] as const) {
    const { fileNotes, report } = await importSpreadsheetFile(shop, fileOf(platform, heading));
    expect(fileNotes[0]).toContain(`looks like a report from ${platform}`);
    expect(fileNotes[0]).toContain(instead);
    expect(report.others).toEqual([]);
  }
  const { fileNotes } = await importSpreadsheetFile(
    shop,
    "Item,Items Sold,Gross Sales,Discounts,Net Sales\nEmber ring,2,$198.00,$0.00,$198.00\n",
  );
  expect(fileNotes[0]).toContain("In Square, open Transactions");
});
