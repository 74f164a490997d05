import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { inTransaction } from "./in-transaction.ts";
import type { Shop } from "./shop.ts";

const addTag = ({ db }: Shop, name: string) =>
  db.insertInto("tags").values({ name, slug: name, type: "material" }).execute();

const names = async ({ db }: Shop) =>
  (await db.selectFrom("tags").select("name").orderBy("name").execute()).map(({ name }) => name);

test("commits all writes of an operation and returns its result", async () => {
  const shop = await testShop();
  const result = await inTransaction(shop, async (inner) => {
    await addTag(inner, "gold");
    await addTag(inner, "silver");
    return inner.publicUrl;
  });
  expect(result).toBe(shop.publicUrl);
  expect(await names(shop)).toEqual(["gold", "silver"]);
});

test("writes nothing when it fails, those of a joined operation included", async () => {
  const shop = await testShop();
  const work = inTransaction(shop, async (outer) => {
    await inTransaction(outer, (inner) => addTag(inner, "gold"));
    expect(await names(outer)).toEqual(["gold"]);
    throw new Error("too late");
  });
  await expect(work).rejects.toThrow("too late");
  expect(await names(shop)).toEqual([]);
});
