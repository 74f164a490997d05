import { expect, test } from "vitest";
import { addInquiry } from "#tests/support/new-inquiry.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { addNote } from "../inquiries/add-note.ts";
import { releaseForInquiry } from "../inquiries/reservations/release-for-inquiry.ts";
import { reserveForInquiry } from "../inquiries/reservations/reserve-for-inquiry.ts";
import { getCustomer } from "./get-customer.ts";

test("lists each piece once with its last day, the last reserved first, those that ended too", async () => {
  const shop = await testShop();
  const [ring, band, gone] = [
    await addPiece(shop, { name: "Ring" }),
    await addPiece(shop, { name: "Band" }),
    await addPiece(shop, { name: "Gone" }),
  ];
  const { id, customerId } = await addInquiry(shop, { productIds: [ring, band, gone] });
  const reserve = async (productId: number, until: string) => {
    shop.clock.advance({ minutes: 1 });
    await reserveForInquiry(shop, id, { productId, until }, "ada");
  };
  await reserve(ring, "2026-11-25");
  await reserve(gone, "2026-11-26");
  await reserve(band, "2026-11-27");
  await reserve(ring, "2026-11-30");
  await releaseForInquiry(shop, id, band, "ada");
  await addNote(shop, id, "Likes opals", "ada");
  await shop.db.deleteFrom("products").where("id", "=", gone).execute();
  const { reservations } = await getCustomer(shop, customerId ?? 0);
  expect(reservations).toMatchObject([
    { productId: ring, name: "Ring", until: "2026-12-01T04:59:59.000Z", isReserved: true },
    { productId: band, name: "Band", until: "2026-11-28T04:59:59.000Z", isReserved: false },
    { productId: null, name: "Gone", until: "2026-11-27T04:59:59.000Z", isReserved: false },
  ]);
  expect(reservations.map(({ inquiryId }) => inquiryId)).toEqual([id, id, id]);
});
