import { expect, test } from "vitest";
import type { ImportReport } from "#contract/importing/imports.ts";
import { hashShop } from "#tests/support/hash-shop.ts";
import { listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { serveWebsite } from "#tests/support/website-server.ts";
import { apiKeysOf } from "#tests/support/woo/api-keys.ts";
import { numberedPng } from "#tests/support/woo/numbered-png.ts";
import { wooProduct } from "#tests/support/woo/records.ts";
import { startWooServer } from "#tests/support/woo/start-woo-server.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { findRedirect } from "../../catalogue/redirects/find-redirect.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { deleteUnreferencedMedia } from "../../media/library/delete-unreferenced-media.ts";
import { emptyTrash } from "../../operations/trash/empty-trash.ts";
import { importWebsite } from "../website/import-website.ts";
import { importWoocommerce } from "../woocommerce/import-woocommerce.ts";
import { undoImport } from "./undo-import.ts";

type Store = {
  start: (shop: TestShop) => Promise<{ syncLogId: number; done: Promise<ImportReport> }>;
  /** Where a piece was in the store. */
  oldPath: string;
};

const by = "ada";

/** /7.png is the seventh picture. */
async function servePictures(): Promise<string> {
  const { url } = await serveLocally((request, response) => {
    response.writeHead(200, { "Content-Type": "image/png" });
    response.end(numberedPng(Number(/\d+/.exec(request.url ?? "")?.[0])));
  });
  return url;
}

const page = (body: unknown) => ({ type: "application/json", body: JSON.stringify(body) });

async function openShopify(pictures: string): Promise<Store> {
  const product = (id: number, fields: Record<string, unknown>) => ({
    id,
    title: `Ring ${id}`,
    handle: `ring-${id}`,
    body_html: "<p>Cast in sand.</p>",
    product_type: "Rings",
    variants: [{ id, title: "Default Title", sku: `S-${id}`, price: "29.99", available: true }],
    images: [{ id, src: `${pictures}/${id}.png`, alt: "Seen from above" }],
    options: [{ name: "Title", values: ["Default Title"] }],
    ...fields,
  });
  const products = [
    product(1, { tags: ["Gold", "Talisman"] }),
    product(2, {
      tags: ["talisman"],
      product_type: "Amulets",
      options: [{ name: "Metal", values: ["Silver", "Gold"] }],
      variants: [
        { sku: "G", price: "89.00", option1: "Gold", available: true },
        { sku: "S", price: "49.00", option1: "Silver", available: true },
      ],
    }),
  ];
  const { url } = await serveWebsite({
    "/products.json?limit=250&page=1": page({ products }),
    "/products.json?limit=250&page=2": page({ products: [] }),
  });
  return { start: (shop) => importWebsite(shop, { url }, { by }), oldPath: "/products/ring-1" };
}

const named = (...names: string[]) => names.map((name, id) => ({ id: id + 1, name, slug: name }));

async function openWoocommerce(pictures: string): Promise<Store> {
  const store = await startWooServer();
  store.records.products = [
    wooProduct(1, {
      categories: named("Rings", "Amulets"),
      tags: named("Gold", "Talisman"),
      images: [{ id: 1, src: `${pictures}/1.png`, alt: "Seen from above" }],
    }),
    wooProduct(2, {
      status: "private",
      categories: named("Amulets"),
      tags: named("talisman"),
      images: [{ id: 2, src: `${pictures}/2.png`, alt: "" }],
    }),
  ];
  return {
    start: (shop) => importWoocommerce(shop, apiKeysOf(store), { by }),
    oldPath: "/product/piece-1",
  };
}

test.each([
  ["Shopify", openShopify],
  ["WooCommerce", openWoocommerce],
])("undoes an import from %s to the whole database as it was before", async (_, openStore) => {
  const shop = await testShop();
  shop.outbound = createOutboundClient({ allow: ["127.0.0.1"] });
  const { start, oldPath } = await openStore(await servePictures());
  await createTag(shop, { name: "Gold", slug: "au", type: "material" }, { by: null });
  await createProduct(shop, { name: "Old", price: 100 }, { by: null });
  const before = await hashShop(shop);

  const { syncLogId, done } = await start(shop);
  expect(await done).toMatchObject({ imported: 2, updated: 0, refused: 0, missingPhotos: [] });
  expect((await listTags(shop)).map(({ name }) => name)).toContain("Talisman");
  const imported = (await listAllPieces(shop)).filter(({ name }) => name !== "Old");
  expect(imported.map(({ images }) => images.length)).toEqual([1, 1]);
  expect(await findRedirect(shop, oldPath)).toMatch(/^\/products\/\d+$/);

  const again = await start(shop);
  expect(await again.done).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
  expect(await undoImport(shop, syncLogId, by)).toEqual({ undone: 2, kept: [] });
  await emptyTrash(shop, null);
  // Photos that nothing uses stay for 30 days.
  await deleteUnreferencedMedia(shop);
  shop.clock.advance({ days: 31 });
  await deleteUnreferencedMedia(shop);
  expect(await hashShop(shop)).toEqual(before);
  await shop.outbound.close();
});
