import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { secretOf, sendNewQuote } from "#tests/support/new-quote.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { declineQuote } from "../../quotes/customer-page/decline-quote.ts";
import { getInquiry } from "../get-inquiry.ts";
import { recordInquiry } from "../record-inquiry.ts";
import { reserveForInquiry } from "../reservations/reserve-for-inquiry.ts";

async function lastMessageOf(shop: TestShop, id: number): Promise<string> {
  return (await getInquiry(shop, id)).lastMessageAt;
}

const band = { title: "Band", price: "64.00" };

test("a quote and its answer count as messages, a reservation does not", async () => {
  const shop = await testShop();
  const productId = await addPiece(shop);
  const { id, lastMessageAt } = await addInquiry(shop, { productIds: [productId] });
  shop.clock.advance({ days: 80 });
  await reserveForInquiry(shop, id, { productId, until: "2027-02-28" }, "ada");
  expect(await lastMessageOf(shop, id)).toBe(lastMessageAt);
  const quote = await sendNewQuote(shop, id, [band]);
  expect(await lastMessageOf(shop, id)).toBe(shop.now().toISOString());
  shop.clock.advance({ days: 1 });
  await declineQuote(shop, secretOf(quote), "203.0.113.7");
  expect(await lastMessageOf(shop, id)).toBe(shop.now().toISOString());
  // Ninety days after the first message.
  shop.clock.advance({ days: 30 });
  expect((await getInquiry(shop, id)).privateUrl).not.toBeNull();
});

test("what was recorded later counts from when it came, and was changed when it was recorded", async () => {
  const shop = await testShop();
  const call = { source: "visit" as const, name: "Bo", message: "A ring?" };
  const receivedOn = "2026-11-18T15:00:00.000Z";
  expect(await recordInquiry(shop, { ...call, receivedOn })).toMatchObject({
    lastMessageAt: receivedOn,
    updatedAt: shop.now().toISOString(),
  });
});

test("a piece that is added later is the last one of its inquiry", async () => {
  const shop = await testShop();
  const [ring, studs] = [await addPiece(shop, { name: "Ring" }), await addPiece(shop)];
  const later = await addPiece(shop, { name: "Later" });
  const call = { source: "phone" as const, name: "Bo", phone: "540 555 0100", message: "A ring?" };
  const { id, pieces } = await recordInquiry(shop, { ...call, productIds: [studs, ring] });
  expect(pieces.map(({ productId }) => productId)).toEqual([studs, ring]);
  const reserve = { productId: later, until: "2026-11-28" };
  const after = await reserveForInquiry(shop, id, reserve, "ada");
  expect(after.pieces.map(({ productId }) => productId)).toEqual([studs, ring, later]);
});
