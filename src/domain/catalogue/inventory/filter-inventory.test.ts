import { expect, test } from "vitest";
import { inventoryQuerySchema } from "#contract/catalogue/inventory.ts";
import { addPlatform } from "#tests/support/sell-on-platform.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../products/create-product.ts";
import { deleteProduct } from "../products/delete-product.ts";
import { updateProduct } from "../products/update-product.ts";
import { countStates } from "./count-states.ts";
import { listInventory } from "./list-inventory.ts";

async function shopOfStates() {
  const shop = await testShop({ now: "2026-11-20T15:00:00.000Z" });
  const add = async (name: string, fields: object = {}) =>
    (await createProduct(shop, { name, price: 100, ...fields }, { by: null })).id;
  const until = "2026-11-21T00:00:00.000Z";
  await add("Free");
  await add("Kept", { availability: "reserved" });
  await add("Let go", { availability: "reserved", reservedUntil: until });
  await add("Ordered", { availability: "made_to_order" });
  await add("Gone", { availability: "sold" });
  await add("Secret", { availability: "sold", isActive: false });
  await deleteProduct(shop, await add("Deleted"), null);
  shop.clock.set(until);
  const list = async (query: object) => {
    const { items, total } = await listInventory(shop, inventoryQuerySchema.parse(query));
    expect(total).toBe(items.length);
    return items.map(({ name }) => name).toSorted();
  };
  return { shop, add, list };
}

test("filters and counts by the state a piece is in now", async () => {
  const { shop, list } = await shopOfStates();
  expect(await list({ state: "available" })).toEqual(["Free", "Let go"]);
  expect(await list({ state: "reserved" })).toEqual(["Kept"]);
  expect(await list({ state: "made_to_order" })).toEqual(["Ordered"]);
  expect(await list({ state: "sold" })).toEqual(["Gone"]);
  expect(await list({ state: "hidden" })).toEqual(["Secret"]);
  expect(await list({ state: "available", search: "free" })).toEqual(["Free"]);
  expect(await countStates(shop)).toEqual({
    available: 2,
    reserved: 1,
    made_to_order: 1,
    sold: 1,
    hidden: 1,
  });
});

test("finds pieces without a photo, without a price, and listed nowhere", async () => {
  const { shop, add, list } = await shopOfStates();
  await add("Bare", { price: 0, isActive: false });
  const pictured = await add("Pictured", { images: ["https://example.com/a.jpg"] });
  const elsewhere = await add("Elsewhere", { isActive: false });
  const platformId = await addPlatform(shop);
  const listing = { productId: elsewhere, platformId, status: "listed" };
  await shop.db.insertInto("productListings").values(listing).execute();
  expect(await list({ noPhoto: "1" })).not.toContain("Pictured");
  expect(await list({ noPhoto: "1" })).toContain("Free");
  expect(await list({ noPrice: "1" })).toEqual(["Bare"]);
  expect(await list({ notListed: "1" })).toEqual(["Bare", "Secret"]);
  expect(await list({ notListed: "1", noPrice: "1" })).toEqual(["Bare"]);
  const photo = { images: ["https://example.com/b.jpg"] };
  await add("Unlisted", { ...photo, isActive: false });
  await add("Unpriced", { ...photo, price: 0, isActive: false });
  const complete = ["Pictured"];
  const all = await list({});
  expect(await list({ needsWork: "1" })).toEqual(all.filter((name) => !complete.includes(name)));
  await updateProduct(shop, elsewhere, photo, null);
  expect(await list({ needsWork: "1" })).not.toContain("Elsewhere");
  expect(await list({ needsWork: "1", search: "unlisted" })).toEqual(["Unlisted"]);
  await updateProduct(shop, pictured, { images: [] }, null);
  expect(await list({ needsWork: "1" })).toContain("Pictured");
  expect(await list({ noPhoto: "1" })).toContain("Pictured");
});

test("sorts by the last change", async () => {
  const { shop, add } = await shopOfStates();
  const id = await add("First");
  shop.clock.advance({ minutes: 1 });
  await add("Second");
  shop.clock.advance({ minutes: 1 });
  await updateProduct(shop, id, { price: 200 }, null);
  const { items } = await listInventory(shop, { sort: "changed" }, { limit: 2 });
  expect(items.map(({ name }) => name)).toEqual(["First", "Second"]);
});
