import { expect, test } from "vitest";
import { addPiece } from "#tests/support/new-order.ts";
import { connectedShop } from "#tests/support/woo/connected-shop.ts";
import { updateProduct } from "../../catalogue/products/update-product.ts";
import { listListings } from "../listings/list-listings.ts";
import { changePlatform } from "../platforms/change-platform.ts";
import { connectPlatform } from "../platforms/connect-platform.ts";
import { resolveDifferences } from "./resolve-differences.ts";
import { runSync } from "./run-sync.ts";
import { sendDueListings } from "./send-due-listings.ts";

test("an export file resolves the differences of all pieces until they change", async () => {
  const { shop } = await connectedShop();
  const { id } = await connectPlatform(shop, { platform: "etsy" }, null);
  const moon = await addPiece(shop);
  await addPiece(shop, { name: "Hidden", isActive: false });
  await addPiece(shop, { name: "On order", availability: "made_to_order", stock: 0 });
  expect(await resolveDifferences(shop, id)).toBe(2);
  const states = async () =>
    new Map((await listListings(shop, id)).items.map(({ name, status }) => [name, status]));
  expect(Object.fromEntries(await states())).toEqual({
    "Moon pendant": "listed",
    Hidden: "draft",
    "On order": "listed",
  });
  await updateProduct(shop, moon, { price: 1 }, null);
  expect((await states()).get("Moon pendant")).toBe("out_of_step");
  expect(await resolveDifferences(shop, id, [moon])).toBe(1);
  expect((await states()).get("Moon pendant")).toBe("listed");
});

test("a feed, a paused platform and a missing one are refused", async () => {
  const { shop, platformId } = await connectedShop();
  const { id } = await connectPlatform(shop, { platform: "meta" }, null);
  await expect(resolveDifferences(shop, id)).rejects.toMatchObject({ code: "unprocessable" });
  await changePlatform(shop, platformId, { isActive: false }, null);
  await expect(resolveDifferences(shop, platformId)).rejects.toMatchObject({
    code: "unprocessable",
  });
  await expect(resolveDifferences(shop, 999)).rejects.toMatchObject({ code: "not-found" });
});

test("a changed material is a changed text, and one that was sent is removed", async () => {
  const { shop, store, platformId } = await connectedShop();
  const id = await addPiece(shop, { materials: "silver" });
  await resolveDifferences(shop, platformId, [id]);
  expect(store.records.products[0]).toMatchObject({ attributes: [{ options: ["silver"] }] });
  await updateProduct(shop, id, { materials: null }, null);
  const differences = async () => (await listListings(shop, platformId)).items[0]?.differences;
  expect(await differences()).toMatchObject([{ field: "text", here: "changed" }]);
  await resolveDifferences(shop, platformId, [id]);
  expect(store.records.products[0]).toMatchObject({ attributes: [] });
  expect(await differences()).toEqual([]);
});

test("a material that goes while the piece is hidden is removed when it is shown again", async () => {
  const { shop, store, platformId } = await connectedShop();
  const id = await addPiece(shop, { materials: "silver" });
  await resolveDifferences(shop, platformId, [id]);
  await updateProduct(shop, id, { materials: null, isActive: false }, null);
  await resolveDifferences(shop, platformId, [id]);
  expect(store.records.products[0]).toMatchObject({ status: "draft" });
  await updateProduct(shop, id, { isActive: true }, null);
  await resolveDifferences(shop, platformId, [id]);
  expect(store.records.products[0]).toMatchObject({ status: "publish", attributes: [] });
});

test("several pieces are queued, and a failed one is retried later with growing pauses", async () => {
  const { shop, store, platformId } = await connectedShop();
  const ids = [await addPiece(shop), await addPiece(shop, { name: "Bowl" })];
  expect(await resolveDifferences(shop, platformId, ids)).toBe(2);
  expect(store.records.products).toEqual([]);
  store.failures.push({ at: /products/, failure: { kind: "status", status: 403 } });
  expect((await sendDueListings(shop)).failed).toHaveLength(2);
  expect(await sendDueListings(shop)).toEqual({ sent: 0, failed: [] });
  shop.clock.advance({ seconds: 60 });
  expect((await sendDueListings(shop)).failed).toHaveLength(2);
  shop.clock.advance({ seconds: 60 });
  expect(await sendDueListings(shop)).toEqual({ sent: 0, failed: [] });
  store.failures.splice(0);
  shop.clock.advance({ seconds: 60 });
  expect(await sendDueListings(shop)).toEqual({ sent: 2, failed: [] });
  expect(store.records.products.map(({ name }) => name)).toEqual(["Moon pendant", "Bowl"]);
});

test("says of which piece the product is that another piece's SKU leads to", async () => {
  const { shop, store, events, platformId } = await connectedShop();
  const moon = await addPiece(shop, { sku: "MOON" });
  await resolveDifferences(shop, platformId, [moon]);
  const [there] = store.records.products;
  events.edit(there?.id ?? 0, { sku: "SUN" });
  const sun = await addPiece(shop, { name: "Sun", sku: "SUN" });
  await expect(resolveDifferences(shop, platformId, [sun])).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringMatching(
      /^The product with the SKU “SUN” there belongs to “Moon pendant”\. Give one of the two another SKU\./,
    ),
  });
  await updateProduct(shop, sun, { sku: "SUN-2" }, null);
  await resolveDifferences(shop, platformId, [sun]);
  expect(store.records.products.map(({ sku }) => sku)).toEqual(["SUN", "SUN-2"]);
});

test("offers one of a piece whose stock nobody counted, which a sale there sells", async () => {
  const { shop, platformId, events } = await connectedShop();
  const id = await addPiece(shop, { stock: 0, sku: "MOON" });
  await resolveDifferences(shop, platformId, [id]);
  const [listing] = (await listListings(shop, platformId)).items;
  const there = Number(listing?.externalId);
  expect(events.stockOf(there)).toBe(1);
  events.buy(there);
  await runSync(shop, platformId, "ada");
  const piece = shop.db.selectFrom("products").select(["stock", "availability"]);
  expect(await piece.execute()).toEqual([{ stock: 0, availability: "sold" }]);
  expect(await shop.db.selectFrom("doubleSales").selectAll().execute()).toEqual([]);
});
