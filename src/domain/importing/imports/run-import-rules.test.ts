import { expect, test } from "vitest";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { clearProducts } from "../../catalogue/products/clear-products.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import { findRedirect } from "../../catalogue/redirects/find-redirect.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import { createTag } from "../../catalogue/tags/create-tag.ts";
import { listRemovalQueue } from "../queues/list-removal-queue.ts";
import { changeRemovalQueue } from "../queues/change-removal-queue.ts";
import { runImport } from "./run-import.ts";

const by = "admin";

const pieces = async (shop: TestShop) =>
  (await listProducts(shop, { viewer: "admin", query: { sort: "title" } })).items;
const names = async (shop: TestShop) => (await pieces(shop)).map(({ name }) => name);

const item = (externalId: string, name: string, fields = {}) =>
  pieceItem({ externalId, name, ...fields });

test("matches pieces by external id, SKU, path, and name and price", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "By sku", price: 100, sku: "S-1" }, { by: null });
  await createProduct(shop, { name: "Same, and same price!", price: 4200 }, { by: null });
  const first = await runImport(
    shop,
    testSource([
      item("1", "By id"),
      pieceItem({ name: "By sku", sku: "S-1", priceCents: 200 }),
      pieceItem({ name: "By path", address: "https://old-shop.example/p/by-path/" }),
      pieceItem({ name: "same and same price", priceCents: 4200 }),
    ]),
    { by },
  );
  expect(first).toMatchObject({ imported: 2, updated: 2 });
  const second = await runImport(
    shop,
    testSource([
      item("1", "By id, renamed", { priceCents: 1 }),
      pieceItem({ name: "By sku, renamed", sku: "S-1", priceCents: 2 }),
      pieceItem({
        name: "By path, renamed",
        address: "https://old-shop.example/p/by-path?a=b",
        priceCents: 3,
      }),
      pieceItem({ name: "same and same price", priceCents: 4200 }),
    ]),
    { by },
  );
  expect(second).toMatchObject({ imported: 0, updated: 3, skipped: 1 });
  expect(await names(shop)).toEqual([
    "By id, renamed",
    "By path, renamed",
    "By sku, renamed",
    "same and same price",
  ]);
});

test("keeps similar pieces apart when their source does, in every import", async () => {
  const shop = await testShop();
  const alike = [item("1", "Band"), item("2", "Band"), pieceItem({ name: "Stud" })];
  const withoutIds = { ...pieceItem({ name: "Stud" }), where: "another stud" };
  const source = () => testSource([...alike, withoutIds]);
  expect(await runImport(shop, source(), { by })).toMatchObject({ imported: 4 });
  expect(await runImport(shop, source(), { by })).toMatchObject({ imported: 0, skipped: 4 });
});

test("matches a piece renamed here by what its source last stated", async () => {
  const shop = await testShop();
  const source = testSource([pieceItem({ name: "Stud", priceCents: 4000 })]);
  const { productIds } = await runImport(shop, source, { by });
  await updateProduct(shop, productIds[0] ?? 0, { name: "Pearl stud", price: 4500 }, null);
  expect(await runImport(shop, source, { by })).toMatchObject({ imported: 0, skipped: 1 });
  expect(await names(shop)).toEqual(["Pearl stud"]);
});

test("imports pieces with the SKU of another one without it, and names them", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Holder", price: 100, sku: "TAKEN" }, { by: null });
  const report = await runImport(
    shop,
    testSource([
      item("1", "One", { sku: "DOUBLE" }),
      item("2", "Two", { sku: "DOUBLE" }),
      pieceItem({ name: "Three", sku: "DOUBLE" }),
    ]),
    { by },
  );
  expect(report).toMatchObject({ imported: 3, refused: 0, failed: [] });
  expect(report.notes).toMatchObject([
    { name: "Two", note: "Its SKU “DOUBLE” already belongs to 1, so it was left out." },
    { name: "Three", note: "Its SKU “DOUBLE” already belongs to 1, so it was left out." },
  ]);
  const again = await runImport(
    shop,
    testSource([item("1", "One", { sku: "DOUBLE" }), item("2", "Two", { sku: "DOUBLE" })]),
    { by },
  );
  expect(again).toMatchObject({ imported: 0, updated: 0, skipped: 2 });
});

test("finds categories by name, slug, singular and synonym, and notes unknown ones", async () => {
  const shop = await testShop();
  const words = ["Pendant", "Shop > Jewelry > Brooches", "BANGLES", "sterling silver", "Watches"];
  const source = testSource(
    words.map((word, at) => item(`${at}`, `${at}`, { categories: [word] })),
  );
  const report = await runImport(shop, source, { by });
  expect((await pieces(shop)).map(({ categoryId }) => categoryId)).toEqual([10, 11, 6, 13, null]);
  expect(report.notes).toEqual([
    { name: "4", where: "4", note: "You have no category “Watches”, so it has none." },
  ]);
});

const tagged = (...tags: string[]) =>
  testSource([item("1", "Ring", { tags: tags.map((name) => ({ name, type: null })) })]);

test("creates missing tags and keeps those assigned here", async () => {
  const shop = await testShop();
  const own = await createTag(
    shop,
    { name: "Favourite", slug: "favourite", type: "jewelry_type" },
    { by: null },
  );
  const { productIds } = await runImport(shop, tagged("Rose gold", "Signet"), { by });
  const id = productIds[0] ?? 0;
  const made = await listTags(shop);
  expect(made.map(({ name, type }) => [name, type])).toEqual([
    ["Favourite", "jewelry_type"],
    ["Signet", "jewelry_type"],
    ["Rose gold", "material"],
  ]);
  const tagIds = made.map((tag) => tag.id);
  await updateProduct(shop, id, { tagIds }, null);
  expect(await runImport(shop, tagged("rose GOLD", "Signet"), { by })).toMatchObject({
    updated: 0,
  });
  expect(await runImport(shop, tagged("Signet"), { by })).toMatchObject({ updated: 1 });
  const [piece] = await pieces(shop);
  const signet = made.find(({ name }) => name === "Signet")?.id;
  expect(new Set(piece?.tagIds)).toEqual(new Set([own.id, signet]));
});

test("queues a missing piece once and cancels the entry when it is back", async () => {
  const shop = await testShop();
  const both = [item("1", "Stays"), item("2", "Goes")];
  await runImport(shop, testSource(both), { by });
  const part = testSource([item("1", "Stays")], { isWhole: false });
  expect(await runImport(shop, part, { by })).toMatchObject({ gone: 0 });
  const less = () => runImport(shop, testSource([item("1", "Stays")]), { by });
  expect(await less()).toMatchObject({ gone: 1 });
  await less();
  const queue = await listRemovalQueue(shop);
  expect(queue.items).toMatchObject([{ productName: "Goes", status: "pending_removal" }]);
  await changeRemovalQueue(shop, queue.items[0]?.id ?? 0, "kept", by);
  await less();
  expect((await listRemovalQueue(shop)).total).toBe(1);
  await runImport(shop, testSource(both), { by });
  await less();
  expect((await listRemovalQueue(shop, { status: "pending_removal" })).total).toBe(1);
  await runImport(shop, testSource(both), { by });
  expect((await listRemovalQueue(shop, { status: "pending_removal" })).total).toBe(0);
});

test("does not report a piece as missing that could not be read", async () => {
  const shop = await testShop();
  await runImport(shop, testSource([item("1", "Ring")]), { by });
  const unread = { kind: "refused" as const, where: "1", name: "Ring", reason: "It broke." };
  expect(await runImport(shop, testSource([unread]), { by })).toMatchObject({
    gone: 0,
    refused: 1,
  });
});

const at = (id: string, address: string) => item(id, `Piece ${id}`, { address });

test("redirects old addresses, except paths of the shop", async () => {
  const shop = await testShop();
  const { productIds } = await runImport(
    shop,
    testSource([
      at("1", "https://old-shop.example/product/moon-ring/"),
      at("2", "https://old-shop.example/products/moon-ring"),
      at("3", "https://old-shop.example/products/1"),
      at("4", "https://old-shop.example/collections"),
      at("5", "https://old-shop.example/shop.php?item=5"),
      at("6", "/only/a/path"),
    ]),
    { by },
  );
  const to = (index: number) => `/products/${productIds[index]}`;
  const found = async (path: string) => findRedirect(shop, path);
  expect(await found("/product/moon-ring")).toBe(to(0));
  expect(await found("/products/moon-ring/")).toBe(to(1));
  expect(await found("/products/1")).toBeNull();
  expect(await found("/collections")).toBeNull();
  expect(await found("/shop.php")).toBeNull();
  expect(await found("/only/a/path")).toBe(to(5));
});

test("imports everything again after clearing and moves the redirects", async () => {
  const shop = await testShop();
  const source = testSource([
    item("1", "Ring", { sku: "R", address: "https://old-shop.example/ring" }),
  ]);
  const first = await runImport(shop, source, { by });
  await clearProducts(shop, by);
  const second = await runImport(shop, source, { by });
  expect(second).toMatchObject({ imported: 1 });
  expect(second.productIds).not.toEqual(first.productIds);
  expect(await findRedirect(shop, "/ring")).toBe(`/products/${second.productIds[0]}`);
  expect(await runImport(shop, source, { by })).toMatchObject({ imported: 0, skipped: 1 });
  const [piece] = await pieces(shop);
  await deleteProduct(shop, piece?.id ?? 0, by);
  expect(await runImport(shop, source, { by, dryRun: true })).toMatchObject({ imported: 1 });
});

test("truncates or omits what cannot be stored, with a note", async () => {
  const shop = await testShop();
  const report = await runImport(
    shop,
    testSource([
      item("1", "R".repeat(300), {
        sku: "S".repeat(101),
        stock: -1,
        description: "NUL\u0000 \ud800",
      }),
      item("2", "חותם 💍", { weightCentigrams: 1.5, categories: ["טבעות"] }),
      pieceItem({ externalId: "3", name: " " }),
    ]),
    { by },
  );
  expect(report).toMatchObject({ imported: 2, refused: 1 });
  expect(report.failed).toMatchObject([{ where: "3", reason: "It has no name." }]);
  expect(report.notes.map(({ note }) => note)).toEqual([
    "Its name is longer than 255 characters and was cut.",
    "Its sku is longer than 100 characters and was left out.",
    "Its stock is no number that can be kept here, and was left out.",
    "Its weight is no number that can be kept here, and was left out.",
    "You have no category “טבעות”, so it has none.",
  ]);
});
