import { expect, test } from "vitest";
import { addPiece, newOrder } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { storePicture } from "../../media/library/store-picture.ts";
import { changeOrderStatus } from "./change-order-status.ts";
import { getOrder } from "./get-order.ts";
import { listOrders } from "./list-orders.ts";
import { recordOrder } from "./record-order.ts";

const pieceOf = (shop: TestShop, id: number) =>
  shop.db
    .selectFrom("products")
    .select(["stock", "availability", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const outcome = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => "ok",
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

const oneOfEach = (ids: number[]) => newOrder(ids.map((productId) => ({ productId, quantity: 1 })));

const SOLD = { availability: "sold", stock: 0 } as const;

test("computes totals in cents, with the piece's price by default", async () => {
  const shop = await testShop();
  const moon = await addPiece(shop, { stock: 5 });
  const bowl = await addPiece(shop, { name: "Bowl", priceCents: 10, stock: 5 });
  const items = [
    { productId: moon, quantity: 3, customizations: { engraving: "A" } },
    { productId: bowl, quantity: 1, price: "0.29" },
  ];
  const recorded = await recordOrder(
    shop,
    newOrder(items, { tax: "20.53", shipping: 8, notes: " Gift wrap ", customerPhone: "" }),
    "admin",
  );
  expect(recorded).toMatchObject({
    subtotal: "387.29",
    tax: "20.53",
    shipping: "8.00",
    total: "415.82",
    status: "pending",
    paymentStatus: "pending",
    customerPhone: null,
    notes: "Gift wrap",
    billingAddress: null,
    createdAt: "2026-11-20T15:00:00.000Z",
    history: [{ from: null, to: "pending", by: "admin", at: "2026-11-20T15:00:00.000Z" }],
  });
  expect(recorded.items).toMatchObject([
    {
      productName: "Moon pendant",
      quantity: 3,
      price: "129.00",
      customizations: { engraving: "A" },
    },
    { productName: "Bowl", quantity: 1, price: "0.29", customizations: null },
  ]);
  expect(await getOrder(shop, recorded.id)).toEqual(recorded);
});

test("takes stock, and marks a piece sold with the last one", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 2 });
  await recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "admin");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 1, availability: "available" });
  await recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "admin");
  expect(await pieceOf(shop, id)).toEqual({ stock: 0, availability: "sold", version: 3 });
});

test("adds up the quantities of a piece in several lines", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 3 });
  const lines = (first: number, second: number) =>
    newOrder([
      { productId: id, quantity: first },
      { productId: id, quantity: second, price: 100 },
    ]);
  await expect(recordOrder(shop, lines(2, 2), "admin")).rejects.toMatchObject({
    code: "conflict",
    message: "Only 3 of “Moon pendant” in stock, 4 were asked for.",
  });
  await recordOrder(shop, lines(2, 1), "admin");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 0, availability: "sold" });
});

test("changes nothing on insufficient stock and names the piece", async () => {
  const shop = await testShop();
  const there = await addPiece(shop, { stock: 5 });
  const gone = await addPiece(shop, { name: "Last ring", ...SOLD });
  const items = [
    { productId: there, quantity: 1 },
    { productId: gone, quantity: 1 },
  ];
  await expect(recordOrder(shop, newOrder(items), "admin")).rejects.toMatchObject({
    code: "conflict",
    message: "“Last ring” is out of stock.",
  });
  expect(await pieceOf(shop, there)).toMatchObject({ stock: 5, version: 1 });
  expect((await listOrders(shop)).total).toBe(0);
});

test("refuses a piece that does not exist or is in the trash", async () => {
  const shop = await testShop();
  const deleted = await addPiece(shop, { deletedAt: shop.now().toISOString() });
  for (const productId of [deleted, 999_999]) {
    const refused = recordOrder(shop, newOrder([{ productId, quantity: 1 }]), "admin");
    await expect(refused).rejects.toMatchObject({
      code: "invalid",
      issues: [{ path: "items.0.productId", message: `There is no piece ${productId}` }],
    });
  }
});

test("takes no stock of a made-to-order piece", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 0, availability: "made_to_order" });
  const { id: orderId } = await recordOrder(
    shop,
    newOrder([{ productId: id, quantity: 4 }]),
    "admin",
  );
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 0, availability: "made_to_order" });
  await changeOrderStatus(shop, orderId, "cancelled", "admin");
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 0, availability: "made_to_order" });
});

test("sells the last piece once in twenty concurrent orders", async () => {
  const shop = await testShop();
  const id = await addPiece(shop);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () =>
      outcome(recordOrder(shop, newOrder([{ productId: id, quantity: 1 }]), "admin")),
    ),
  );
  expect(outcomes.filter((result) => result === "ok")).toHaveLength(1);
  expect(outcomes.filter((result) => result === "conflict")).toHaveLength(19);
  expect((await listOrders(shop)).total).toBe(1);
  expect(await pieceOf(shop, id)).toMatchObject({ stock: 0 });
});

test("does not deadlock on the same pieces in different order", async () => {
  const shop = await testShop();
  const ids = [await addPiece(shop, { stock: 50 }), await addPiece(shop, { stock: 50 })];
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      outcome(recordOrder(shop, oneOfEach(n % 2 ? ids : ids.toReversed()), "admin")),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(["ok"]));
});

test("refuses a total above the limit", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 1000 });
  const items = [{ productId: id, quantity: 1000, price: "99999999.99" }];
  expect(await outcome(recordOrder(shop, newOrder(items), "admin"))).toBe("invalid");
});

test("accepts a total at the limit", async () => {
  const shop = await testShop();
  const id = await addPiece(shop, { stock: 1 });
  const order = (price: string, shipping: string) =>
    recordOrder(shop, newOrder([{ productId: id, quantity: 1, price }], { shipping }), "admin");
  expect(await outcome(order("99999999.99", "0.01"))).toBe("invalid");
  expect(await order("99999999.99", "0")).toMatchObject({ total: "99999999.99" });
});

test("records a phone number, a billing address and the first photo of each piece", async () => {
  const shop = await testShop();
  const photo = await pictureWithCornerColors().png().toBuffer();
  const { hash, extension } = await storePicture(shop, photo, "A ring");
  const images = [`/media/${hash}.${extension}`, "https://pictures.example/back.jpg"];
  const ring = await createProduct(
    shop,
    { name: "Ring", price: 100, stock: 1, images },
    { by: null },
  );
  const outside = images.slice(1);
  const bowl = await createProduct(
    shop,
    { name: "Bowl", price: 100, stock: 1, images: outside },
    { by: null },
  );
  const input = oneOfEach([ring.id, bowl.id]);
  const order = await recordOrder(
    shop,
    { ...input, customerPhone: "555 0100", billingAddress: input.shippingAddress },
    null,
  );
  expect(order).toMatchObject({
    customerPhone: "555 0100",
    billingAddress: input.shippingAddress,
    items: [
      { picture: { url: images[0], alt: "A ring" } },
      { picture: { url: images[1], alt: "", width: null, focalX: 0.5 } },
    ],
    history: [{ by: null }],
  });
});

test("takes the stock of pieces in the order of their ids", async () => {
  const shop = await testShop();
  const first = await addPiece(shop, { ...SOLD, name: "First" });
  const second = await addPiece(shop, { ...SOLD, name: "Second" });
  for (const ids of [
    [first, second],
    [second, first],
  ]) {
    const refused = recordOrder(shop, oneOfEach(ids), "admin");
    await expect(refused).rejects.toThrow("“First” is out of stock.");
  }
});

test("drops fields that do not belong to an address", async () => {
  const shop = await testShop();
  const id = await addPiece(shop);
  const order = newOrder([{ productId: id, quantity: 1 }]);
  const { shippingAddress = null } = order;
  if (!shippingAddress) throw new Error("The order has no address.");
  const address = { ...shippingAddress, garden: "with roses" };
  const recorded = await recordOrder(shop, { ...order, shippingAddress: address }, "admin");
  expect(recorded.shippingAddress).toEqual(shippingAddress);
});
