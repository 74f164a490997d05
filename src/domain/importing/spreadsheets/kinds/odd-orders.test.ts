import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { ordersOf } from "#tests/support/orders-of.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listOrders } from "../../../sales/orders/list-orders.ts";
import { undoImport } from "../../imports/undo-import.ts";

/** Imports a list of somebody's own with these rows. */
const importList = (shop: TestShop, ...rows: string[]) =>
  importSpreadsheetFile(shop, `${rows.join("\n")}\n`);

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
      notes: "The total there is $5.00 above lines, shipping, and tax: see “Other charges”.",
    },
    {
      number: "1",
      lines: ["1 Ring 16.66", "2 Ring 16.67"],
      notes: "Taken from the lines in proportion: “Trade-in” (−$49.99).",
    },
  ]);
  expect(report.failed).toMatchObject([{ name: "Order 3", where: "Row 5" }]);
});

test("adds up the totals of lines, and leaves out what was refunded whole", async () => {
  const shop = await testShop();
  const { fileNotes } = await importList(
    shop,
    "Order,Customer,Date,Item,Total,Refunded",
    "1,Ann,2026-03-01,Ring,50.00,",
    "1,Ann,2026-03-01,Pin,40.00,",
    "2,Ann,2026-03-01,Pin,40.00,40.00",
  );
  expect(await ordersOf(shop)).toMatchObject([
    { number: "1", lines: ["1 Ring 50.00", "1 Pin 40.00"], sums: ["0.00", "0.00", "90.00"] },
  ]);
  expect(fileNotes).toContain("1 was canceled or refunded and stays out: 2.");
});

test("reads lines of one cell with numbers of their own, and a list in German", async () => {
  const shop = await testShop();
  await importList(
    shop,
    "order_id,order_number,date,status,fee_total,shipping_total,order_total,billing_first_name,line_items",
    "81,1081,2026-03-12 09:14:02,completed,5.00,8.00,113.00,Ann,id:7|name:Ring|product_id:5|sku:E-1|quantity:1|total:90.00|meta:size=6;id:8|name:Pin|product_id:6|sku:A-1|quantity:2|total:10.00",
  );
  await importList(
    shop,
    "Bestellnummer;Kunde;Datum;Artikel;Menge;Preis",
    "7;Ann;01.03.2026;Ring;2;1.299,50",
  );
  expect(await ordersOf(shop)).toMatchObject([
    { number: "1081", lines: ["1 Ring 90.00", "2 Pin 5.00", "1 Other charges 5.00"] },
    { number: "7", name: "Ann", lines: ["2 Ring 1299.50"], sums: ["0.00", "0.00", "2599.00"] },
  ]);
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
    { name: "Order 1", reason: "Its amounts are in EUR. Type what 1 EUR is worth." },
  ]);
  expect(questions.rates).toMatchObject({
    help: "Orders in a currency without a rate stay out.",
    rows: [{ key: "EUR", about: "1 order" }],
  });
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

test("cuts what is too long, on one line but for a note", async () => {
  const shop = await testShop();
  const long = "x".repeat(6000);
  await importList(
    shop,
    "Order,Customer,Email,Phone,Date,Item,SKU,Price,Address,Zip,Note,Payment Reference",
    `1${long},"Ann\n${long}",${long}@example.com,5${long},2026-03-01,${long},${long},10.00,${long},${long},"Line\n${long}",${long}`,
  );
  const [order] = (await listOrders(shop)).items;
  expect(order?.source?.number).toHaveLength(100);
  expect(order?.customerName).toBe(`Ann ${"x".repeat(251)}`);
  expect(order?.customerEmail).toBe("no-address@customer.invalid");
  expect(order?.customerPhone).toHaveLength(50);
  expect(order?.items[0]?.productName).toHaveLength(255);
  expect(order?.shippingAddress?.["postalCode"]).toHaveLength(20);
  expect(order?.notes).toBe(`Line\n${"x".repeat(4995)}`);
  expect(order?.payments[0]?.reference).toHaveLength(100);
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
