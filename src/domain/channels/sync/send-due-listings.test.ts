import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { takeLease } from "../../infrastructure/leases/with-lease.ts";
import { queuePush } from "../listings/queue-push.ts";
import { openPlatformClient } from "../platforms/open-platform-client.ts";
import { sendDueListings } from "./send-due-listings.ts";

/** A store, and a shop with a piece whose listing is due. */
async function shopWithDueListing() {
  const { shop, store, platformId } = await connectedShop();
  const productId = await addPiece(shop);
  const queue = () => queuePush(shop, { platformId, productId, scope: "all" });
  await queue();
  const readQueue = () => shop.db.selectFrom("listingPushes").select(["id", "attempts"]).execute();
  return { shop, store, queue, readQueue };
}

test("of concurrent calls one sends a listing", async () => {
  const { shop, store, readQueue } = await shopWithDueListing();
  const reports = await Promise.all([sendDueListings(shop), sendDueListings(shop)]);
  expect(reports.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(store.records.products).toHaveLength(1);
  expect(await readQueue()).toEqual([]);
});

test("leaves a listing to the process that sends it, until its lease has expired", async () => {
  const { shop, readQueue } = await shopWithDueListing();
  const [push] = await readQueue();
  // As a process left it that died.
  await takeLease(shop, `listing ${push?.id}`, 5 * 60_000);
  expect(await sendDueListings(shop)).toEqual({ sent: 0, failed: [] });
  shop.clock.advance({ minutes: 5 });
  expect(await sendDueListings(shop)).toEqual({ sent: 1, failed: [] });
});

test("sends a listing again that was queued again while it was sent", async () => {
  const { shop, queue, readQueue } = await shopWithDueListing();
  let isFirst = true;
  const report = await sendDueListings(shop, {
    open: async (shop, platformId) => {
      const store = await openPlatformClient(shop, platformId);
      const send: typeof store.send = async (...request) => {
        if (isFirst) await queue();
        isFirst = false;
        return store.send(...request);
      };
      return { ...store, send };
    },
  });
  expect(report).toEqual({ sent: 2, failed: [] });
  expect(await readQueue()).toEqual([]);
});
