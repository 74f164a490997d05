import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { currentAvailability, reservationHasEnded, reservationWillEnd } from "./reservation.ts";

const BEFORE = "2026-11-20T14:59:59.999Z";
const NOW = "2026-11-20T15:00:00.000Z";
const AFTER = "2026-11-20T15:00:00.001Z";

test.each([
  ["reserved", BEFORE, "available"],
  ["reserved", NOW, "available"],
  ["reserved", AFTER, "reserved"],
  ["reserved", null, "reserved"],
  ["available", BEFORE, "available"],
  ["made_to_order", BEFORE, "made_to_order"],
  ["sold", BEFORE, "sold"],
] as const)("a row that is %s until %s is %s", (availability, reservedUntil, current) => {
  expect(currentAvailability({ availability, reservedUntil }, new Date(NOW))).toBe(current);
});

test("the conditions select what the rule says", async () => {
  const shop = await testShop({ now: NOW });
  const rows = [BEFORE, NOW, AFTER, null];
  for (const reservedUntil of rows) {
    for (const availability of ["reserved", "available"]) {
      await addPiece(shop, { availability, reservedUntil });
    }
  }
  const select = shop.db.selectFrom("products").select(["availability", "reservedUntil"]);
  const ended = await select.where(reservationHasEnded(shop)).orderBy("id").execute();
  expect(ended).toEqual([
    { availability: "reserved", reservedUntil: BEFORE },
    { availability: "reserved", reservedUntil: NOW },
  ]);
  expect(await select.where(reservationWillEnd(shop)).execute()).toEqual([
    { availability: "reserved", reservedUntil: AFTER },
  ]);
});
