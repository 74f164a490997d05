import { beforeEach, expect, test, vi } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { inTransaction } from "../../in-transaction.ts";
import {
  deleteExpiredLeases,
  type Lease,
  listLeaseNames,
  releaseLease,
  renewLease,
  revokeLease,
  takeLease,
  withLease,
} from "./with-lease.ts";

const MINUTE_MILLISECONDS = 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const take = (name = "letters") => takeLease(shop, name, MINUTE_MILLISECONDS);
const taken = async () => (await take()) as Lease;
const work = <T>(done: () => Promise<T>) => withLease(shop, "letters", MINUTE_MILLISECONDS, done);

test("one of concurrent takers gets a lease, and others that of another work", async () => {
  const takers = await Promise.all(Array.from({ length: 6 }, () => take()));
  expect(takers.filter((lease) => lease !== null)).toHaveLength(1);
  expect(await take("mailbox")).not.toBeNull();
  expect(await listLeaseNames(shop)).toEqual(new Set(["letters", "mailbox"]));
});

test("does the work in one place at a time, and tells the others that it is taken", async () => {
  const held = Promise.withResolvers<string>();
  const first = work(() => held.promise);
  await vi.waitUntil(async () => (await listLeaseNames(shop)).has("letters"));
  expect(await work(() => Promise.reject(new Error("done twice")))).toBeNull();
  held.resolve("done");
  expect(await first).toBe("done");
  expect(await work(() => Promise.resolve("again"))).toBe("again");
});

test("an expired lease is free for one of concurrent takers", async () => {
  await take();
  shop.clock.advance({ seconds: 59 });
  expect(await take()).toBeNull();
  shop.clock.advance({ seconds: 1 });
  expect(await listLeaseNames(shop)).toEqual(new Set());
  const takers = await Promise.all([take(), take(), take()]);
  expect(takers.filter((lease) => lease !== null)).toHaveLength(1);
});

test("what a process left that died is deleted a day after it expired", async () => {
  const kept = await taken();
  await deleteExpiredLeases(shop);
  expect(await renewLease(shop, kept)).toBe(true);
  shop.clock.advance({ days: 1, minutes: 2 });
  await deleteExpiredLeases(shop);
  expect(await renewLease(shop, kept)).toBe(false);
});

test("a lost lease neither renews nor releases that of the other process", async () => {
  const lost = await taken();
  shop.clock.advance({ minutes: 1 });
  const won = await taken();
  expect(await renewLease(shop, lost)).toBe(false);
  await releaseLease(shop, lost);
  expect(await take()).toBeNull();
  expect(await renewLease(shop, won)).toBe(true);
});

test("a renewed lease holds on from then, one that nobody took meanwhile too", async () => {
  const lease = await taken();
  shop.clock.advance({ minutes: 2 });
  expect(await renewLease(shop, lease)).toBe(true);
  shop.clock.advance({ seconds: 59 });
  expect(await take()).toBeNull();
});

test("renews the lease while the work lasts", async () => {
  const renewed = Promise.withResolvers<void>();
  const done = withLease(shop, "letters", 30, () => renewed.promise);
  await vi.waitUntil(async () => (await listLeaseNames(shop)).has("letters"));
  shop.clock.advance({ minutes: 1 });
  const until = new Date(shop.now().getTime() + 30).toISOString();
  await vi.waitFor(async () =>
    expect(await shop.db.selectFrom("leases").select("until").execute()).toEqual([{ until }]),
  );
  expect(await take()).toBeNull();
  renewed.resolve();
  await done;
  expect(await take()).not.toBeNull();
});

test("is released when the work throws", async () => {
  await expect(work(() => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  expect(await take()).not.toBeNull();
});

test("taken or renewed in a transaction that fails, it is as it was before", async () => {
  const failing = (act: (shop: TestShop) => Promise<unknown>) =>
    inTransaction(shop, async ({ db }) => {
      await act({ ...shop, db });
      throw new Error("rolled back");
    });
  await expect(failing((trx) => takeLease(trx, "letters", 1000))).rejects.toThrow("rolled back");
  const lease = await taken();
  shop.clock.advance({ seconds: 59 });
  await expect(failing((trx) => renewLease(trx, lease))).rejects.toThrow("rolled back");
  shop.clock.advance({ seconds: 1 });
  expect(await take()).not.toBeNull();
});

test("a revoked lease is lost to its process at once", async () => {
  const lease = await taken();
  await revokeLease(shop, "letters");
  expect(await renewLease(shop, lease)).toBe(false);
  expect(await take()).not.toBeNull();
});
