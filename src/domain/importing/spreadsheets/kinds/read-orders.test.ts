import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { KIND_FILES } from "#tests/support/kind-files.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { undoImport } from "../../imports/undo-import.ts";

const fileOf = (platform: string, heading = "") =>
  KIND_FILES.find(
    (file) => file.kind === "orders" && file.platform === platform && file.text.includes(heading),
  )?.text ?? "";

const PIECES = "Name,SKU,Price,Stock\nEmber ring,E-1,99.00,3\nAsh pin,A-1,40.00,2\n";
const mapping = { Name: "name", SKU: "sku", Price: "price", Stock: "stock" } as const;

/** What tells orders apart: number, customer, lines, sums, payment, note. */
async function ordersOf(shop: TestShop) {
  const { items } = await listOrders(shop);
  return items.map((order) => ({
    number: order.source?.number,
    name: order.customerName,
    lines: order.items.map((line) =>
      [line.quantity, line.productName, line.price, line.customizations?.["details"]]
        .filter((part) => part !== undefined)
        .join(" "),
    ),
    sums: [order.shipping, order.tax, order.total],
    method: order.payments.map(({ method }) => method).join(),
    notes: order.notes,
  }));
}

/** Imports a list of somebody's own with these rows. */
const importList = (shop: TestShop, ...rows: string[]) =>
  importSpreadsheetFile(shop, `${rows.join("\n")}\n`);

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
    "Those that were paid and delivered come in as completed orders. No piece, no stock and no figure changes.",
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
      notes: "$20.00 of it was refunded there.",
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
  const { fileNotes } = await importList(
    shop,
    "Item,Items Sold,Gross Sales,Discounts,Net Sales",
    "Ember ring,2,$198.00,$0.00,$198.00",
  );
  expect(fileNotes[0]).toContain("In Square, open Transactions");
});

test("reads orders of somebody's own, and names what it can't read", async () => {
  const shop = await testShop();
  const { report, fileNotes } = await importList(
    shop,
    "Order no.,Customer,E-Mail,Date,Piece,Qty,Price,Total",
    '7,"=HYPERLINK(""https://evil.example"")",bo@,25/03/2026,<b>Ring</b> &amp; pin\0,1,"$1,299.00","$1,299.00"',
    "8,Ann,ann@example.com,12.03.2026,Ring,2,10.00,20.00",
    ",Ann,ann@example.com,12/03/2026,Ring,1,10.00,10.00",
    "9,Ann,ann@example.com,31/02/2026,Ring,1,10.00,10.00",
    "10,Ann,ann@example.com,,Ring,1,10.00,10.00",
    "11,Ann,ann@example.com,12/03/2026,Ring,1,ten5,10.00",
    "12,Ann,ann@example.com,12/03/2026,Chain,1.5,10.00,15.00",
    "13,Ann,ann@example.com,12/03/2026,Ring,1,10.00,-5.00",
    "14,Ann",
  );
  expect(await ordersOf(shop)).toMatchObject([
    { number: "7", name: '=HYPERLINK("https://evil.example")', lines: ["1 Ring & pin 1299.00"] },
    { number: "12", lines: ["1 1.5 × Chain 15.00"], sums: ["0.00", "0.00", "15.00"] },
    { number: "8", lines: ["2 Ring 10.00"] },
  ]);
  expect(report.failed).toEqual([
    { name: "Order without a number", where: "Row 4", reason: "It has no order number." },
    { name: "Order 9", where: "Row 5", reason: "“31/02/2026” isn’t a date." },
    { name: "Order 10", where: "Row 6", reason: "The file doesn’t say when it was ordered." },
    { name: "Order 11", where: "Row 7", reason: "“ten5” isn’t an amount." },
    { name: "Order 13", where: "Row 9", reason: "Its total is below zero." },
    { name: "Order 14", where: "Row 10", reason: "The file doesn’t say when it was ordered." },
  ]);
  expect(fileNotes).toContain(
    "The file doesn’t say which orders were paid and delivered, so all count as completed.",
  );
});

test("takes what is negative from the other lines, and a rest into a line of its own", async () => {
  const shop = await testShop();
  const { report } = await importList(
    shop,
    "Order,Customer,Date,Item,Quantity,Price,Total",
    "1,Ann,2026-03-01,Ring,3,33.33,50.00",
    "1,Ann,2026-03-01,Trade-in,1,-49.99,50.00",
    "2,Ann,2026-03-02,Ring,1,40.00,45.00",
    "3,Ann,2026-03-03,Trade-in,1,-40.00,0.00",
    "4,Ann,2026-03-04,Ring,0,40.00,40.00",
    "4,Ann,2026-03-04,Pin,1,,40.00",
  );
  const orders = await ordersOf(shop);
  expect(orders).toMatchObject([
    { number: "4", lines: ["1 Pin 40.00"] },
    {
      number: "2",
      lines: ["1 Ring 40.00", "1 Other charges 5.00"],
      notes: "“Other charges” of $5.00 make the total there.",
    },
    {
      number: "1",
      lines: ["1 Ring 16.66", "2 Ring 16.67"],
      notes: "Taken from the lines in proportion: “Trade-in” (−$49.99).",
    },
  ]);
  expect(report.failed).toMatchObject([{ name: "Order 3", where: "Row 5" }]);
});

test("keeps orders of two stores with one number apart", async () => {
  const shop = await testShop();
  const heading = "Order,Customer,Date,Item,Price";
  await importList(shop, heading, "1,Ann,2026-03-01,Ring,10.00", "1,Bo,2026-05-01,Pin,20.00");
  await importList(shop, heading, "1,Cy,2026-07-01,Cuff,30.00", "1,Ann,2026-03-01,Ring,10.00");
  expect((await ordersOf(shop)).map(({ number, name }) => [number, name])).toEqual([
    ["1", "Cy"],
    ["1", "Bo"],
    ["1", "Ann"],
  ]);
});

test("converts amounts of another currency at the rate that a person types", async () => {
  const shop = await testShop();
  const text =
    "Order,Customer,Date,Item,Price,Shipping,Total,Currency\n1,Ann,2026-03-01,Ring,10.01,2.00,12.01,EUR\n";
  const { report, questions } = await importSpreadsheetFile(shop, text);
  expect(report.failed).toMatchObject([
    { name: "Order 1", reason: "Its amounts are in EUR. Type what one EUR is worth." },
  ]);
  expect(questions.currencies).toMatchObject([{ currency: "EUR", pieces: 1 }]);
  await importSpreadsheetFile(shop, text, { answers: { rates: { EUR: "1.1" } } });
  expect(await ordersOf(shop)).toMatchObject([
    {
      lines: ["1 Ring 11.01"],
      sums: ["2.20", "0.00", "13.21"],
      notes: "Its amounts were in EUR, at 1.1.",
    },
  ]);
});

test("imports an order of 3,000 lines", async () => {
  const shop = await testShop();
  const rows = Array.from({ length: 3000 }, (_, index) => `1,Ann,2026-03-01,Bead ${index},0.10`);
  await importList(shop, "Order,Customer,Date,Item,Price", ...rows);
  const [order] = (await listOrders(shop)).items;
  expect(order?.items).toHaveLength(3000);
  expect(order?.total).toBe("300.00");
});

test("writes nothing of a person into the log", async () => {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const log = { debug: write, info: write, warn: write, error: write };
  const shop: TestShop = { ...(await testShop()), log };
  const { report } = await importList(
    shop,
    "Order,Customer,Email,Date,Item,Price,Status",
    "1,Ann Lee,ann@example.com,2026-03-01,Ring,10.00,Delivered",
    "2,Bo Kim,bo@example.com,2026-03-01,Ring,10.00,Bo likes it",
  );
  expect(report.failed).toMatchObject([
    { name: "Order 2", reason: "We don’t know what the status “Bo likes it” means." },
  ]);
  await undoImport(shop, report.syncLogId, "ada");
  expect(JSON.stringify(lines)).not.toMatch(/Lee|Bo|@example/);
});
