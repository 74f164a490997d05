import { expect, test } from "vitest";
import { deriveAvailability } from "#contract/catalogue/derive-availability.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "./create-product.ts";
import { getProduct } from "./get-product.ts";
import { listProducts } from "./list-products.ts";
import { updateProduct } from "./update-product.ts";

const ring = { name: "Ring", price: 10_000 };

test.each<[string, ProductChange, ProductChange, object]>([
  [
    "marks a piece as sold when the last one leaves stock",
    { stock: 1 },
    { stock: 0 },
    { availability: "sold", stock: 0 },
  ],
  [
    "does not when some of several leave stock",
    { stock: 3 },
    { stock: 1 },
    { availability: "available" },
  ],
  ["ignores a stock that has always been 0", {}, { stock: 0 }, { availability: "available" }],
  [
    "makes a sold piece available when one is in stock",
    { availability: "sold" },
    { stock: 1 },
    { availability: "available", stock: 1 },
  ],
  [
    "empties the stock of a piece marked as sold",
    { stock: 1 },
    { availability: "sold" },
    { stock: 0 },
  ],
  [
    "puts one in stock when a sold piece is marked as available",
    { availability: "sold" },
    { availability: "available" },
    { availability: "available", stock: 1 },
  ],
  [
    "puts one in stock when a piece is no longer made to order",
    { availability: "made_to_order" },
    { availability: "available" },
    { availability: "available", stock: 1 },
  ],
  [
    "keeps the stock of a piece that was made to order",
    { availability: "made_to_order", stock: 3 },
    { availability: "available" },
    { availability: "available", stock: 3 },
  ],
  [
    "puts one in stock when a sold piece is reserved",
    { availability: "sold" },
    { availability: "reserved" },
    { availability: "reserved", stock: 1 },
  ],
  [
    "keeps a reservation when the stock is given",
    { availability: "reserved", stock: 1 },
    { stock: 1 },
    { availability: "reserved", stock: 1 },
  ],
  [
    "prefers a given availability to the derived one",
    { stock: 1 },
    { stock: 0, availability: "made_to_order" },
    { availability: "made_to_order", stock: 0 },
  ],
  [
    "changes neither on other changes",
    { availability: "sold" },
    { name: "Band" },
    { availability: "sold", stock: 0 },
  ],
])("%s", async (_, before, change, after) => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { ...ring, ...before }, { by: null });
  expect(await updateProduct(shop, id, change, null)).toMatchObject(after);
});

test("keeps a piece created without stock available", async () => {
  const shop = await testShop();
  expect(await createProduct(shop, ring, { by: null })).toMatchObject({
    availability: "available",
    stock: 0,
  });
});

test("keeps the stock of a sold piece that has stock", () => {
  const before = { availability: "sold", stock: 4 } as const;
  expect(deriveAvailability(before, { availability: "available" })).toEqual({ stock: 4 });
});

test("ends a reservation by time for visitors and the admin", async () => {
  const shop = await testShop({ now: "2026-11-20T15:00:00.000Z" });
  const reservedUntil = "2026-11-28T00:00:00.000Z";
  const reservation = { availability: "reserved", reservedFor: "Ada", reservedUntil } as const;
  const { id } = await createProduct(shop, { ...ring, stock: 1, ...reservation }, { by: null });
  expect(await getProduct(shop, id, "admin")).toMatchObject(reservation);

  shop.clock.set("2026-11-27T23:59:59.999Z");
  expect(await getProduct(shop, id, "visitor")).toMatchObject({ availability: "reserved" });

  shop.clock.set(reservedUntil);
  const ended = { availability: "available", reservedFor: null, reservedUntil: null };
  expect(await getProduct(shop, id, "visitor")).toMatchObject(ended);
  expect(await getProduct(shop, id, "admin")).toMatchObject(ended);
  const { items } = await listProducts(shop, { viewer: "admin" });
  expect(items[0]).toMatchObject(ended);
});

test("shows only the admin for whom a piece is reserved", async () => {
  const shop = await testShop();
  const reservation = { availability: "reserved", reservedFor: "Ada Quill" } as const;
  const { id } = await createProduct(shop, { ...ring, ...reservation }, { by: null });
  expect(await getProduct(shop, id, "visitor")).toMatchObject({
    availability: "reserved",
    reservedFor: null,
  });
  expect(await getProduct(shop, id, "admin")).toMatchObject(reservation);
});

const reservation = {
  availability: "reserved",
  reservedFor: "Ada",
  reservedUntil: "2026-11-28T00:00:00.000Z",
} as const;
const none = { reservedFor: null, reservedUntil: null };

test.each<[string, ProductChange, ProductChange, object]>([
  ["a reservation ends with Available", reservation, { availability: "available" }, none],
  ["a reservation ends when the last one leaves stock", reservation, { stock: 0 }, none],
  [
    "a new reservation does not keep the name of the last one",
    reservation,
    reservation,
    reservation,
  ],
  [
    "a piece no longer made to order has no lead time",
    { availability: "made_to_order", leadTime: "4 weeks" },
    { availability: "available" },
    { leadTime: null },
  ],
  ["hiding a piece keeps its reservation", reservation, { isActive: false }, reservation],
])("%s", async (_, before, change, after) => {
  const shop = await testShop();
  const { id } = await createProduct(shop, { ...ring, stock: 1, ...before }, { by: null });
  expect(await updateProduct(shop, id, change, null)).toMatchObject(after);
});

test.each<[string, ProductChange]>([
  ["A sold piece has no stock.", { availability: "sold", stock: 1 }],
  ["Only a reserved piece has a name and a date.", { reservedFor: "Ada" }],
  ["Only a reserved piece has a name and a date.", { ...reservation, availability: "sold" }],
  ["Only a piece made to order has a lead time.", { leadTime: "4 weeks" }],
  ["Only a piece made to order has a lead time.", { ...reservation, leadTime: "4 weeks" }],
  [
    "This reservation would already be over.",
    { availability: "reserved", reservedUntil: "2026-11-20T15:00:00.000Z" },
  ],
])("refuses two states at once: %s", async (message, change) => {
  const shop = await testShop({ now: "2026-11-20T15:00:00.000Z" });
  const refusal = { code: "unprocessable", message: expect.stringContaining(message) };
  await expect(createProduct(shop, { ...ring, ...change }, { by: null })).rejects.toMatchObject(
    refusal,
  );
  const { id } = await createProduct(shop, ring, { by: null });
  await expect(updateProduct(shop, id, change, null)).rejects.toMatchObject(refusal);
  expect(await getProduct(shop, id, "admin")).toMatchObject({
    availability: "available",
    version: 1,
  });
});

test("a change after the end of a reservation does not bring it back", async () => {
  const shop = await testShop({ now: "2026-11-20T15:00:00.000Z" });
  const { id } = await createProduct(shop, { ...ring, ...reservation }, { by: null });
  shop.clock.set("2026-11-28T00:00:00.000Z");
  await updateProduct(shop, id, { name: "Band" }, null);
  const row = await shop.db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ availability: "available", ...none });
  const again = await updateProduct(shop, id, { availability: "reserved" }, null);
  expect(again).toMatchObject({ availability: "reserved", ...none });
});
