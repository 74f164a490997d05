import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { writeWithRetry } from "./write-with-retry.ts";

const { signal } = new AbortController();

test("retries a transaction after a deadlock and writes once", async () => {
  const shop = await testShop();
  let tries = 0;
  await writeWithRetry(shop, signal, async ({ db }) => {
    await db.insertInto("subscribers").values({ email: "a@example.com" }).execute();
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
  });
  expect(tries).toBe(2);
  expect(await shop.db.selectFrom("subscribers").select("email").execute()).toHaveLength(1);
});

test("does not retry a permanent error", async () => {
  const shop = await testShop();
  let tries = 0;
  const write = writeWithRetry(shop, signal, () => {
    tries += 1;
    return Promise.reject(new Error("There is no such column."));
  });
  await expect(write).rejects.toThrow("no such column");
  expect(tries).toBe(1);
});
