import { expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { listMedia } from "./list-media.ts";
import { storePicture } from "./store-picture.ts";

async function smallDrawer() {
  const shop = await testShop();
  const take = async (width: number, alt?: string) =>
    storePicture(shop, await pictureWithCornerColors(width, 32).png().toBuffer(), alt);
  const cuff = await take(32, "A hammered Cuff, 50 % off_beat");
  const bare = await take(64);
  const pin = await take(96, "Pin on slate");
  const images = [bare, pin].map(({ hash, extension }) => `/media/${hash}.${extension}`);
  const { id } = await createProduct(shop, { name: "Dragonfly brooch", price: 12_000, images });
  const find = async (search: string) =>
    new Set((await listMedia(shop, { search })).items.map(({ hash }) => hash));
  return { shop, cuff, bare, pin, id, find };
}

test("kept pictures are found by every word of their own, whatever the capitals", async () => {
  const { cuff, pin, find } = await smallDrawer();
  expect(await find("cuff HAMMERED")).toEqual(new Set([cuff.hash]));
  expect(await find("slate")).toEqual(new Set([pin.hash]));
  expect(await find("cuff slate")).toEqual(new Set());
});

test("signs that a database would read are words like any other", async () => {
  const { cuff, find } = await smallDrawer();
  expect(await find("50 %")).toEqual(new Set([cuff.hash]));
  expect(await find("off_beat")).toEqual(new Set([cuff.hash]));
  expect(await find("off%beat")).toEqual(new Set());
});

test("pictures without words are found by the piece they show, with a slip of the pen too", async () => {
  const { shop, bare, pin, id, find } = await smallDrawer();
  expect(await find("dragonfly")).toEqual(new Set([bare.hash, pin.hash]));
  expect(await find("dragonfli")).toEqual(new Set([bare.hash, pin.hash]));
  await deleteProduct(shop, id, "ada");
  expect(await find("dragonfly")).toEqual(new Set());
});

test("a page of what was found tells how many there are", async () => {
  const { shop } = await smallDrawer();
  expect(await listMedia(shop, { search: "dragonfly", limit: 1 })).toMatchObject({ total: 2 });
  const second = await listMedia(shop, { search: "dragonfly", limit: 1, offset: 1 });
  expect(second.items).toHaveLength(1);
  expect((await listMedia(shop, { search: "  " })).total).toBe(3);
});
