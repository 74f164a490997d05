import { expect, test } from "vitest";
import { EMPTY_QUERY } from "#contract/catalogue/catalog-query.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { listProducts } from "../products/list-products.ts";
import { createCategory } from "./create-category.ts";
import { deleteCategory } from "./delete-category.ts";
import { listCategories, listShownCategories } from "./list-categories.ts";
import { requireCategory } from "./require-category.ts";
import { updateCategory } from "./update-category.ts";

const namesOf = async (shop: TestShop) => (await listCategories(shop)).map(({ name }) => name);

const addPiece = async (shop: TestShop, categoryId: number, deletedAt: string | null = null) =>
  shop.db
    .insertInto("products")
    .values({ name: "Band", priceCents: 1000, categoryId, deletedAt })
    .returning(["id", "version"])
    .executeTakeFirstOrThrow();

test("adds categories from id 14 at the end, each with a slug of its own", async () => {
  const shop = await testShop();
  const charms = await createCategory(shop, { name: "Charms" }, null);
  expect(charms).toMatchObject({ id: 14, slug: "charms", hidden: false, position: 9 });
  const pins = await createCategory(shop, { name: "Pins!", position: 1 }, null);
  expect(pins).toMatchObject({ id: 15, slug: "pins-2", position: 1 });
  expect((await namesOf(shop)).slice(0, 2)).toEqual(["Pins!", "Bracelets"]);
  expect((await createCategory(shop, { name: "指輪" }, null)).slug).toBe("category");
});

test("refuses a name that another category has", async () => {
  const shop = await testShop();
  const refusal = { code: "conflict", message: "There is already a category named “Rings”." };
  await expect(createCategory(shop, { name: "rings" }, null)).rejects.toMatchObject(refusal);
  await expect(updateCategory(shop, 7, { name: "RINGS" }, null)).rejects.toMatchObject(refusal);
  expect(await updateCategory(shop, 12, { name: "RINGS" }, null)).toMatchObject({ slug: "rings" });
});

test("refuses a name that differs by case or by how an accent is typed", async () => {
  const shop = await testShop();
  const { id, slug } = await createCategory(shop, { name: "Étuis" }, null);
  const refusal = { code: "conflict", message: "There is already a category named “Étuis”." };
  for (const name of ["étuis", "E\u0301tuis", "e\u0301TUIS"]) {
    await expect(createCategory(shop, { name }, null)).rejects.toMatchObject(refusal);
    await expect(updateCategory(shop, 7, { name }, null)).rejects.toMatchObject(refusal);
  }
  expect(await updateCategory(shop, id, { name: "E\u0301TUIS" }, null)).toMatchObject({ slug });
});

test("moves a category and leaves no gaps", async () => {
  const shop = await testShop();
  expect(await updateCategory(shop, 12, { position: 2 }, null)).toMatchObject({ position: 2 });
  expect((await namesOf(shop)).slice(0, 3)).toEqual(["Bracelets", "Rings", "Earrings"]);
  expect(await updateCategory(shop, 12, { position: 100 }, null)).toMatchObject({ position: 8 });
  expect((await namesOf(shop)).at(-1)).toBe("Rings");
});

test("leaves a hidden category out of menus and keeps it valid for pieces", async () => {
  const shop = await testShop();
  await updateCategory(shop, 8, { hidden: true }, null);
  expect((await listShownCategories(shop)).map(({ id }) => id)).not.toContain(8);
  expect((await listCategories(shop)).map(({ id }) => id)).toContain(8);
  await expect(requireCategory(shop, 8)).resolves.toBeUndefined();
});

test("stores a photo, removes it, and refuses what is none", async () => {
  const shop = await testShop();
  const png = await pictureWithCornerColors().png().toBuffer();
  const image = `data:image/png;base64,${png.toString("base64")}`;
  const illustrated = await updateCategory(shop, 12, { image }, null);
  expect(illustrated.image).toMatch(/^\/media\/[0-9a-f]{64}\./);
  expect(illustrated.picture).toMatchObject({ url: illustrated.image });
  expect(await updateCategory(shop, 12, { hidden: false }, null)).toEqual(illustrated);
  for (const wrong of ["javascript:alert(1)", "//evil.example/a.jpg"]) {
    await expect(updateCategory(shop, 12, { image: wrong }, null)).rejects.toMatchObject({
      issues: [{ path: "image" }],
    });
  }
  expect(await updateCategory(shop, 12, { image: "" }, null)).toMatchObject({
    image: null,
    picture: null,
  });
});

test("finds the pieces of a renamed category by its new name", async () => {
  const shop = await testShop();
  const { id } = await addPiece(shop, 12);
  await updateCategory(shop, 12, { name: "Finger jewelry" }, null);
  const query = { ...EMPTY_QUERY, search: "finger" };
  const found = await listProducts(shop, { viewer: "admin", query });
  expect(found.items.map((piece) => piece.id)).toEqual([id]);
});

test("deletes a category only when nothing uses it or its pieces move", async () => {
  const shop = await testShop();
  const { id, version } = await addPiece(shop, 12);
  await addPiece(shop, 12, shop.now().toISOString());
  await expect(deleteCategory(shop, 12, { by: null })).rejects.toMatchObject({
    code: "conflict",
    message: "“Rings” is used by 1 piece. Move them first.",
  });
  await expect(deleteCategory(shop, 12, { moveTo: 12, by: null })).rejects.toMatchObject({
    code: "invalid",
  });
  await expect(deleteCategory(shop, 12, { moveTo: 99, by: null })).rejects.toMatchObject({
    code: "invalid",
  });
  expect(await deleteCategory(shop, 12, { moveTo: 8, by: null })).toEqual({
    message: "“Rings” deleted",
    moved: 1,
  });
  const moved = await shop.db.selectFrom("products").select(["categoryId", "version"]).execute();
  expect(moved).toEqual([
    { categoryId: 8, version: version + 1 },
    { categoryId: 8, version: version + 1 },
  ]);
  expect(id).toBeGreaterThan(0);
  await expect(deleteCategory(shop, 12, { by: null })).rejects.toMatchObject({ code: "not-found" });
  expect(await deleteCategory(shop, 13, { by: null })).toMatchObject({ moved: 0 });
});
