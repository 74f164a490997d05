import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { contains } from "./contains.ts";
import { idList } from "./id-list.ts";

async function shopWithTags() {
  const shop = await testShop();
  const names = ["18k Gold", "100% silver", "a_b", String.raw`a\b`, "axb", "Éclat", "Золото"];
  for (const name of names) {
    await shop.db.insertInto("tags").values({ name, slug: name, type: "material" }).execute();
  }
  return shop;
}

test.each([
  ["gold", ["18k Gold"]],
  ["GOLD", ["18k Gold"]],
  ["%", ["100% silver"]],
  ["a_b", ["a_b"]],
  ["a\\b", [String.raw`a\b`]],
  ["0% s", ["100% silver"]],
  ["éCLAT", ["Éclat"]],
  ["É", ["Éclat"]],
  ["e\u0301cl", ["Éclat"]],
  ["ЗОЛОТО", ["Золото"]],
  ["copper", []],
])("finds %s anywhere in a text, whatever its case", async (text, expected) => {
  const shop = await shopWithTags();
  const found = await shop.db
    .selectFrom("tags")
    .select("name")
    .where((eb) => contains(eb.ref("name"), text))
    .execute();
  expect(found.map(({ name }) => name)).toEqual(expected);
});

test("finds the rows of a list of ids, also of none", async () => {
  const shop = await shopWithTags();
  const rows = await shop.db.selectFrom("tags").select("id").orderBy("id").execute();
  const [first, , third] = rows.map(({ id }) => id);
  const find = async (ids: number[]) =>
    (
      await shop.db
        .selectFrom("tags")
        .select("id")
        .where("id", "in", idList(shop, ids))
        .orderBy("id")
        .execute()
    ).map(({ id }) => id);
  expect(await find([third!, first!, 9999])).toEqual([first, third]);
  expect(await find([])).toEqual([]);
});
