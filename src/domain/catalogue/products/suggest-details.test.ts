import { beforeAll, expect, test } from "vitest";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createCategory } from "../categories/create-category.ts";
import { listCategories } from "../categories/list-categories.ts";
import { createTag } from "../tags/create-tag.ts";
import { suggestDetails } from "./suggest-details.ts";

let shop: TestShop;
let categories: Map<number, string>;
const tags = new Map<number, string>();

beforeAll(async () => {
  shop = await testShop();
  categories = new Map((await listCategories(shop)).map(({ id, name }) => [id, name]));
  for (const [name, type] of [
    ["Gold", "material"],
    ["Rose Gold", "material"],
    ["Silver", "material"],
    ["Cuffs", "jewelry_type"],
  ] as const) {
    const { id } = await createTag(
      shop,
      {
        name,
        type,
        slug: name.toLowerCase().replace(" ", "-"),
      },
      { by: null },
    );
    tags.set(id, name);
  }
});

const suggest = async (name: string, materials = "") => {
  const { categoryId, tagIds } = await suggestDetails(shop, { name, materials });
  return [
    categoryId === null ? null : categories.get(categoryId),
    tagIds.map((id) => tags.get(id)),
  ];
};

test.each([
  ["Ring of leaves", "", "Rings", []],
  ["Oxidized Braid RING", "Sterling silver", "Rings", ["Silver"]],
  ["Forged Gold Cuff", "", "Bracelets", ["Gold", "Cuffs"]],
  ["Laurel brooch", "14k rose gold", "Pins", ["Rose Gold"]],
  ["Wedding band", "", "Rings", []],
  ["Ring pendant", "", "Pendants", []],
])("takes %j of %j for %s with the tags %j", async (name, materials, category, named) => {
  expect(await suggest(name, materials)).toEqual([category, named]);
});

test("takes a category of a material only where no other is named", async () => {
  expect(await suggest("Something", "yellow gold")).toEqual(["Gold", ["Gold"]]);
});

test("suggests nothing where nothing is named", async () => {
  expect(await suggest("Spring", "driftwood")).toEqual([null, []]);
  expect(await suggest("")).toEqual([null, []]);
});

test("suggests a category that is called like a property of every object", async () => {
  const { id } = await createCategory(shop, { name: "Constructor" }, null);
  expect(await suggestDetails(shop, { name: "Constructor set", materials: "" })).toMatchObject({
    categoryId: id,
  });
});
