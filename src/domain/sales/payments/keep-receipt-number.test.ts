import { expect, test } from "vitest";
import { newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "../orders/record-order.ts";
import { keepReceiptNumber } from "./keep-receipt-number.ts";

test("numbers given later are above the highest that was kept of a year", async () => {
  const shop = await testShop();
  const lastNumbers = () =>
    shop.db.selectFrom("receiptNumbers").select(["year", "lastNumber"]).orderBy("year").execute();
  expect(await keepReceiptNumber(shop, "2025-0041")).toBe("2025-0041");
  expect(await keepReceiptNumber(shop, "2025-0043")).toBe("2025-0043");
  expect(await keepReceiptNumber(shop, "2025-0042")).toBe("2025-0042");
  expect(await keepReceiptNumber(shop, "2026-0001")).toBe("2026-0001");
  expect(await lastNumbers()).toEqual([
    { year: 2025, lastNumber: 43 },
    { year: 2026, lastNumber: 1 },
  ]);
});

test.each([null, "", "2025-0000", "2025-41", "INV-2025-0041", "2025-0041a"])(
  "%j is no receipt number",
  async (written) => {
    expect(await keepReceiptNumber(await testShop(), written)).toBeNull();
  },
);

test("a number that this shop gave is not given again", async () => {
  const shop = await testShop();
  const order = await recordOrder(
    shop,
    newOrder([{ title: "Repair", price: "40", quantity: 1 }]),
    "ada",
  );
  await shop.db
    .updateTable("orders")
    .set({ receiptNumber: "2026-0001" })
    .where("id", "=", order.id)
    .execute();
  expect(await keepReceiptNumber(shop, "2026-0001")).toBeNull();
});
