import { expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { listMedia } from "./list-media.ts";
import { storePicture } from "./store-picture.ts";

async function shopWithPhotos() {
  const shop = await testShop();
  const store = async (width: number, alt?: string) =>
    storePicture(shop, await pictureWithCornerColors(width, 32).png().toBuffer(), alt);
  const cuff = await store(32, "A hammered Cuff, 50 % off_beat");
  const bare = await store(64);
  const pin = await store(96, "Pin on slate");
  const images = [bare, pin].map(({ hash, extension }) => `/media/${hash}.${extension}`);
  const { id } = await createProduct(
    shop,
    { name: "Dragonfly brooch", price: 12_000, images },
    { by: null },
  );
  const find = async (search: string) =>
    new Set((await listMedia(shop, { search })).items.map(({ hash }) => hash));
  return { shop, cuff, bare, pin, id, find };
}

test("finds photos by all words of their description, ignoring case", async () => {
  const { cuff, pin, find } = await shopWithPhotos();
  expect(await find("cuff HAMMERED")).toEqual(new Set([cuff.hash]));
  expect(await find("slate")).toEqual(new Set([pin.hash]));
  expect(await find("cuff slate")).toEqual(new Set());
});

test("matches wildcard characters literally", async () => {
  const { cuff, find } = await shopWithPhotos();
  expect(await find("50 %")).toEqual(new Set([cuff.hash]));
  expect(await find("off_beat")).toEqual(new Set([cuff.hash]));
  expect(await find("off%beat")).toEqual(new Set());
});

test("finds photos by the piece they show, also with a typo", async () => {
  const { shop, bare, pin, id, find } = await shopWithPhotos();
  expect(await find("dragonfly")).toEqual(new Set([bare.hash, pin.hash]));
  expect(await find("dragonfli")).toEqual(new Set([bare.hash, pin.hash]));
  await deleteProduct(shop, id, "ada");
  expect(await find("dragonfly")).toEqual(new Set());
});

test("returns the total with each page", async () => {
  const { shop } = await shopWithPhotos();
  expect(await listMedia(shop, { search: "dragonfly", limit: 1 })).toMatchObject({ total: 2 });
  const second = await listMedia(shop, { search: "dragonfly", limit: 1, offset: 1 });
  expect(second.items).toHaveLength(1);
  expect((await listMedia(shop, { search: "  " })).total).toBe(3);
});

test("leaves out photos that a customer sent, unless a piece shows them too", async () => {
  const { shop, cuff, pin } = await shopWithPhotos();
  const { id } = await shop.db
    .insertInto("inquiries")
    .values({ state: "new", name: "Ana", lastMessageAt: shop.now().toISOString() })
    .returning("id")
    .executeTakeFirstOrThrow();
  const add = async (kind: "customer" | "reply", hash: string) => {
    const message = await shop.db
      .insertInto("inquiryMessages")
      .values({ inquiryId: id, kind })
      .returning("id")
      .executeTakeFirstOrThrow();
    const photo = { messageId: message.id, position: 0, url: "/media/x", mediaHash: hash };
    await shop.db.insertInto("inquiryPhotos").values(photo).execute();
  };
  await add("reply", cuff.hash);
  await add("customer", pin.hash);
  expect((await listMedia(shop)).total).toBe(3);
  await add("customer", cuff.hash);
  expect((await listMedia(shop)).items.map(({ hash }) => hash)).not.toContain(cuff.hash);
  expect((await listMedia(shop, { search: "hammered" })).items).toEqual([]);
});
