import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { recordOrder } from "./record-order.ts";

test("records custom work without a piece, to be picked up, with deposit and due date", async () => {
  const shop = await testShop();
  const pieceId = await addPiece(shop);
  const recorded = await recordOrder(
    shop,
    newOrder(
      [
        { title: "Wedding band, plain", price: "640", quantity: 2 },
        { productId: pieceId, quantity: 1 },
      ],
      { delivery: "pickup", deposit: "700", dueDate: "2026-12-18" },
    ),
    "ada",
  );
  expect(recorded).toMatchObject({
    delivery: "pickup",
    shippingAddress: null,
    total: "1409.00",
    deposit: "700.00",
    balanceDue: "1409.00",
    // The last moment of the day in Virginia.
    dueDate: "2026-12-19T04:59:59.000Z",
    items: [
      { productId: null, productName: "Wedding band, plain", quantity: 2, price: "640.00" },
      { productId: pieceId, productName: "Moon pendant", quantity: 1 },
    ],
  });
});

test("refuses a deposit above the total", async () => {
  const shop = await testShop();
  const input = newOrder([{ title: "Repair", price: "40", quantity: 1 }], { deposit: "40.01" });
  await expect(recordOrder(shop, input, "ada")).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "deposit", message: "The deposit is more than the total." }],
  });
});
