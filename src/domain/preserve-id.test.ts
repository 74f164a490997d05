import { expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { preserveId } from "./preserve-id.ts";

const addTag = async (shop: TestShop, name: string, identity: { id?: number } = {}) =>
  shop.db
    .insertInto("tags")
    .values({ name, slug: name, type: "material", ...identity })
    .returning("id")
    .executeTakeFirstOrThrow();

test("keeps a free id, after which generated ones continue", async () => {
  const shop = await testShop();
  expect(await preserveId(shop, "tags", 40)).toEqual({ id: 40 });
  await addTag(shop, "gold", { id: 40 });
  expect((await addTag(shop, "silver")).id).toBeGreaterThan(40);
  await preserveId(shop, "tags", 7);
  await addTag(shop, "copper", { id: 7 });
  expect((await addTag(shop, "bronze")).id).toBeGreaterThan(41);
});

test("gives a taken or missing id up", async () => {
  const shop = await testShop();
  const { id } = await addTag(shop, "gold");
  for (const each of [id, null, undefined, 0]) {
    expect(await preserveId(shop, "tags", each)).toEqual({});
  }
});
