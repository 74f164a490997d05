import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../../catalogue/products/get-product.ts";
import { updateProduct } from "../../../catalogue/products/update-product.ts";
import { getInquiry } from "../get-inquiry.ts";
import { releaseForInquiry } from "./release-for-inquiry.ts";
import { reserveForInquiry } from "./reserve-for-inquiry.ts";

const until = "2026-11-28";

test("reserves a piece until the end of a day, changes the day, and releases it", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const { id } = await addInquiry(shop, { productIds: [productId] });
  const reserved = await reserveForInquiry(shop, id, { productId, until }, "ada");
  expect(reserved).toMatchObject({
    state: "new",
    pieces: [
      {
        availability: "reserved",
        reservedFor: "Ana Líma",
        reservedUntil: "2026-11-29T04:59:59.000Z",
        isReservedHere: true,
      },
    ],
    latest: {
      kind: "event",
      event: { type: "reserved", productId, title: "Ring", until: "2026-11-29T04:59:59.000Z" },
      by: "ada",
    },
  });
  await reserveForInquiry(shop, id, { productId, until: "2026-11-30" }, "ada");
  expect(await getProduct(shop, productId, "admin")).toMatchObject({
    reservedUntil: "2026-12-01T04:59:59.000Z",
  });
  const released = await releaseForInquiry(shop, id, productId, "ada");
  expect(released).toMatchObject({
    pieces: [{ availability: "available", reservedFor: null, isReservedHere: false }],
    latest: { event: { type: "released", title: "Ring" } },
  });
  const again = releaseForInquiry(shop, id, productId, "ada");
  await expect(again).rejects.toMatchObject({ code: "conflict" });
});

test("adds a piece to the inquiry that was not asked about", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const { id } = await addInquiry(shop);
  expect((await reserveForInquiry(shop, id, { productId, until }, null)).pieces).toMatchObject([
    { productId, isReservedHere: true },
  ]);
});

test("ends by itself", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const { id } = await addInquiry(shop);
  await reserveForInquiry(shop, id, { productId, until }, null);
  shop.clock.set("2026-11-29T05:00:00.000Z");
  expect((await getInquiry(shop, id)).pieces).toMatchObject([
    { availability: "available", reservedFor: null, isReservedHere: false },
  ]);
  await expect(releaseForInquiry(shop, id, productId, null)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("reserves a piece for one of two who are served at once", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Ring" });
  const [ana, bo] = [await addInquiry(shop), await addInquiry(shop, { name: "Bo" })];
  const results = await Promise.allSettled(
    [ana, bo].map(({ id }) => reserveForInquiry(shop, id, { productId, until }, null)),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { reservedFor } = await getProduct(shop, productId, "admin");
  const loser = reservedFor === "Bo" ? ana : bo;
  const refused = { code: "conflict", message: `“Ring” is already reserved for ${reservedFor}.` };
  const again = reserveForInquiry(shop, loser.id, { productId, until }, null);
  await expect(again).rejects.toMatchObject(refused);
  await expect(releaseForInquiry(shop, loser.id, productId, null)).rejects.toMatchObject({
    code: "conflict",
  });
});

test("does not take another person of the same name for the one it is reserved for", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const first = await addInquiry(shop, { productIds: [productId] });
  const second = await addInquiry(shop, { productIds: [productId] });
  await reserveForInquiry(shop, first.id, { productId, until }, null);
  expect((await getInquiry(shop, second.id)).pieces).toMatchObject([{ isReservedHere: false }]);
  const refused = reserveForInquiry(shop, second.id, { productId, until }, null);
  await expect(refused).rejects.toMatchObject({ code: "conflict" });
});

test("refuses what is sold, made to order, deleted, and a day that is over", async () => {
  const shop = await testShop();
  const { id } = await addInquiry(shop);
  const reserve = async (row: object, day = until) =>
    reserveForInquiry(shop, id, { productId: await addPiece(shop, row), until: day }, null);
  await expect(reserve({ availability: "sold", stock: 0 })).rejects.toMatchObject({
    code: "conflict",
    message: "“Moon pendant” is sold.",
  });
  await expect(reserve({ availability: "made_to_order" })).rejects.toMatchObject({
    code: "unprocessable",
  });
  await expect(reserve({ deletedAt: shop.now().toISOString() })).rejects.toMatchObject({
    code: "not-found",
  });
  await expect(reserve({}, "2026-11-19")).rejects.toMatchObject({ code: "unprocessable" });
  expect((await getInquiry(shop, id)).messages).toHaveLength(1);
});

test("shows a piece to the last person it was reserved for alone, though their names are the same", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const first = await addInquiry(shop, { productIds: [productId] });
  const second = await addInquiry(shop, { productIds: [productId] });
  await reserveForInquiry(shop, first.id, { productId, until }, null);
  shop.clock.set("2026-11-29T05:00:00.000Z");
  await reserveForInquiry(shop, second.id, { productId, until: "2026-12-05" }, null);
  const isReserved = async ({ id }: { id: number }) =>
    (await getInquiry(shop, id)).pieces.map(({ isReservedHere }) => isReservedHere);
  expect([await isReserved(first), await isReserved(second)]).toEqual([[false], [true]]);
  await releaseForInquiry(shop, second.id, productId, null);
  // By hand, for a third person of that name.
  const byHand = {
    availability: "reserved",
    reservedFor: "Ana Líma",
    reservedUntil: null,
  } as const;
  await updateProduct(shop, productId, byHand, null);
  expect([await isReserved(first), await isReserved(second)]).toEqual([[false], [false]]);
});

test("names who has a piece already, where that is known", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop, { name: "Ring", availability: "reserved" });
  const { id } = await addInquiry(shop);
  const reserve = () => reserveForInquiry(shop, id, { productId, until }, null);
  await expect(reserve()).rejects.toMatchObject({ message: "“Ring” is already reserved." });
  await updateProduct(shop, productId, { availability: "reserved", reservedFor: "Bo" }, null);
  await expect(reserve()).rejects.toMatchObject({ message: "“Ring” is already reserved for Bo." });
});
