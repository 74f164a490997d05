import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { wooOrder } from "#tests/support/woo/records.ts";
import { resolveDifferences } from "./resolve-differences.ts";
import { runSync } from "./run-sync.ts";

test("counts orders that were added and changed and pieces that were sent", async () => {
  const { shop, store, platformId } = await connectedShop();
  store.records.orders = [wooOrder(41), wooOrder(42)];
  const pieces = [await addPiece(shop), await addPiece(shop, { name: "Bowl" })];
  await resolveDifferences(shop, platformId, pieces);
  const first = await runSync(shop, platformId, "ada");
  expect(first).toMatchObject({ status: "completed", recordsError: 0, errorDetails: null });
  expect(first.recordsSuccess).toBe(4);
  store.records.orders = [
    wooOrder(41, { status: "completed", date_modified_gmt: "2026-11-20T16:00:00" }),
    wooOrder(43, { date_modified_gmt: "2026-11-20T16:00:00" }),
  ];
  shop.clock.advance({ hours: 2 });
  expect(await runSync(shop, platformId, "ada")).toMatchObject({ recordsSuccess: 4 });
});

test("names each order that was refused and goes on", async () => {
  const { shop, store, platformId } = await connectedShop();
  store.records.orders = [wooOrder(41, { status: null }), wooOrder(42)];
  const log = await runSync(shop, platformId, null);
  expect(log).toMatchObject({ status: "completed", recordsSuccess: 1, recordsError: 1 });
  expect(log.errorDetails).toMatch(/^Order 41: ./);
});

test("names each piece that could not be sent", async () => {
  const { shop, store, platformId } = await connectedShop();
  const pieces = [await addPiece(shop), await addPiece(shop, { name: "Bowl" })];
  await resolveDifferences(shop, platformId, pieces);
  store.credentials.permissions = "read";
  const log = await runSync(shop, platformId, null);
  const named = pieces.map((id) => expect.stringMatching(new RegExp(`^Piece ${id}: .`)) as string);
  expect(log.errorDetails?.split("\n")).toEqual(expect.arrayContaining(named));
});
