import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { limitVisitorWrites, deleteExpiredVisitorWrites } from "./limit-visitor-writes.ts";

test("allows sixty writes in ten minutes, also at once, then refuses with Retry-After", async () => {
  const shop = await testShop();
  await Promise.all(Array.from({ length: 60 }, () => limitVisitorWrites(shop, "203.0.113.7")));
  shop.clock.advance({ minutes: 4 });
  await expect(limitVisitorWrites(shop, "203.0.113.7")).rejects.toMatchObject({
    code: "too-many-requests",
    retryAfterSeconds: 360,
  });
  await limitVisitorWrites(shop, "203.0.113.8");
  shop.clock.advance({ minutes: 6 });
  await limitVisitorWrites(shop, "203.0.113.7");
});

test("counts an IPv6 /64 network as one visitor", async () => {
  const shop = await testShop();
  for (let host = 0; host < 60; host += 1) await limitVisitorWrites(shop, `2001:db8::${host}`);
  await expect(limitVisitorWrites(shop, "2001:db8::ffff")).rejects.toThrow("a lot at once");
  await limitVisitorWrites(shop, "2001:db8:0:1::1");
});

test("stores no IP address and deletes expired counts", async () => {
  const shop = await testShop();
  await limitVisitorWrites(shop, "203.0.113.7");
  const rows = await shop.db.selectFrom("visitorWrites").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
  shop.clock.advance({ minutes: 71 });
  await deleteExpiredVisitorWrites(shop);
  expect(await shop.db.selectFrom("visitorWrites").selectAll().execute()).toEqual([]);
});
