import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { deleteSubscriber } from "./delete-subscriber.ts";
import { subscribe } from "./subscribe.ts";

test("trims and lowercases the address and subscribes it once", async () => {
  const shop = await testShop();
  await subscribe(shop, "  Ada@Example.com ");
  await Promise.all(["ada@example.com", "ADA@EXAMPLE.COM"].map((email) => subscribe(shop, email)));
  const { items, total } = await listSubscribers(shop);
  expect(total).toBe(1);
  expect(items[0]).toEqual({
    id: items[0]?.id,
    email: "ada@example.com",
    isActive: true,
    confirmedAt: null,
    createdAt: "2026-11-20T15:00:00.000Z",
  });
});

test("refuses an invalid address with a sentence", async () => {
  const shop = await testShop();
  await expect(subscribe(shop, "ada at example")).rejects.toThrow("Enter your full email address");
  expect((await listSubscribers(shop)).total).toBe(0);
});

test("lists newest first, searches and pages", async () => {
  const shop = await testShop();
  for (const name of ["ada", "bo_b", "boxb", "cleo"]) {
    await subscribe(shop, `${name}@example.com`);
    shop.clock.advance({ minutes: 1 });
  }
  const emails = async (query: Parameters<typeof listSubscribers>[1]) =>
    (await listSubscribers(shop, query)).items.map(({ email }) => email.split("@")[0]);
  expect(await emails({})).toEqual(["cleo", "boxb", "bo_b", "ada"]);
  expect(await emails({ search: " BO_ " })).toEqual(["bo_b"]);
  expect(await emails({ search: "  " })).toHaveLength(4);
  expect(await emails({ search: "100%" })).toEqual([]);
  expect(await emails({ limit: 2, offset: 1 })).toEqual(["boxb", "bo_b"]);
  expect((await listSubscribers(shop, { limit: 1 })).total).toBe(4);
});

test("moves a deleted subscriber to the trash, who may subscribe again", async () => {
  const shop = await testShop();
  await subscribe(shop, "ada@example.com");
  const id = (await listSubscribers(shop)).items[0]?.id ?? 0;
  const { trashId, message } = await deleteSubscriber(shop, id, "admin");
  expect(message).toBe("Subscriber deleted successfully");
  expect(trashId).toBeGreaterThan(0);
  expect((await listSubscribers(shop)).total).toBe(0);
  await expect(deleteSubscriber(shop, id, "admin")).rejects.toMatchObject({ code: "not-found" });
  await subscribe(shop, "ada@example.com");
  expect((await listSubscribers(shop)).total).toBe(1);
});
