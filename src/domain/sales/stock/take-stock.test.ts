import { beforeEach, expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import { returnStock } from "./return-stock.ts";
import { takeStock } from "./take-stock.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const take = (id: number, quantity: number) =>
  inTransaction(shop, (shop) => takeStock(shop, id, quantity));

const pieceOf = (id: number) =>
  shop.db
    .selectFrom("products")
    .select(["stock", "availability", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("takes what is wanted and leaves the rest available", async () => {
  const id = await addPiece(shop, { stock: 3 });
  expect(await take(id, 2)).toEqual({
    taken: 2,
    short: 0,
    soldOut: false,
    isReserved: false,
    isDeleted: false,
  });
  expect(await pieceOf(id)).toEqual({ stock: 1, availability: "available", version: 2 });
});

test("marks a piece sold with the last one, and counts how many are missing", async () => {
  const id = await addPiece(shop, { stock: 2 });
  expect(await take(id, 5)).toMatchObject({ taken: 2, short: 3, soldOut: true });
  expect(await pieceOf(id)).toEqual({ stock: 0, availability: "sold", version: 2 });
});

test("changes nothing of a sold piece without stock", async () => {
  const id = await addPiece(shop, { stock: 0, availability: "sold" });
  expect(await take(id, 1)).toMatchObject({ taken: 0, short: 1, soldOut: false });
  expect(await pieceOf(id)).toEqual({ stock: 0, availability: "sold", version: 1 });
});

test.each(["available", "reserved"] as const)(
  "takes the one %s piece whose stock nobody counted, and marks it sold",
  async (availability) => {
    const id = await addPiece(shop, { stock: 0, availability });
    expect(await take(id, 2)).toMatchObject({ taken: 1, short: 1, soldOut: true });
    expect(await pieceOf(id)).toEqual({ stock: 0, availability: "sold", version: 2 });
  },
);

test("takes no stock of a made-to-order piece, which is never short", async () => {
  const id = await addPiece(shop, { stock: 1, availability: "made_to_order" });
  expect(await take(id, 4)).toMatchObject({ taken: 0, short: 0, soldOut: false });
  expect(await pieceOf(id)).toEqual({ stock: 1, availability: "made_to_order", version: 1 });
});

test("reports a reservation until it ends", async () => {
  const id = await addPiece(shop, {
    stock: 3,
    availability: "reserved",
    reservedUntil: "2026-11-21T15:00:00.000Z",
  });
  expect(await take(id, 1)).toMatchObject({ taken: 1, isReserved: true });
  shop.clock.advance({ days: 1 });
  expect(await take(id, 1)).toMatchObject({ taken: 1, isReserved: false });
});

test("reports a piece in the trash, and returns null for none", async () => {
  const id = await addPiece(shop, { deletedAt: shop.now().toISOString() });
  expect(await take(id, 1)).toMatchObject({ taken: 1, isDeleted: true });
  expect(await take(999_999, 1)).toBeNull();
});

test("returned stock makes a piece available that this sale marked sold", async () => {
  const id = await addPiece(shop, { stock: 2 });
  const stock = (await take(id, 2)) ?? { taken: 0, soldOut: false };
  await inTransaction(shop, (shop) => returnStock(shop, id, stock));
  expect(await pieceOf(id)).toEqual({ stock: 2, availability: "available", version: 3 });
});

test("returned stock leaves an availability alone that somebody chose", async () => {
  const id = await addPiece(shop, { stock: 0, availability: "made_to_order" });
  await inTransaction(shop, (shop) => returnStock(shop, id, { taken: 1, soldOut: true }));
  expect(await pieceOf(id)).toMatchObject({ stock: 1, availability: "made_to_order" });
  const sold = await addPiece(shop, { stock: 0, availability: "sold" });
  await inTransaction(shop, (shop) => returnStock(shop, sold, { taken: 1, soldOut: false }));
  expect(await pieceOf(sold)).toMatchObject({ stock: 1, availability: "sold" });
});

test("twenty takers of the last one get it once", async () => {
  const id = await addPiece(shop);
  const stocks = await Promise.all(Array.from({ length: 20 }, () => take(id, 1)));
  expect(stocks.filter((stock) => stock?.taken === 1)).toHaveLength(1);
  expect(stocks.filter((stock) => stock?.short === 1)).toHaveLength(19);
});

test("ends the reservation of a piece with its last one", async () => {
  const reserved = { availability: "reserved", reservedFor: "Ada" } as const;
  const id = await addPiece(shop, { stock: 1, ...reserved });
  expect(await take(id, 1)).toMatchObject({ soldOut: true, isReserved: true });
  const row = await shop.db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ availability: "sold", reservedFor: null, reservedUntil: null });
});
