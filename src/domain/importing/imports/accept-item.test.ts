import { expect, test } from "vitest";
import { pieceItem, sourcePiece, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { getProduct } from "../../catalogue/products/get-product.ts";
import { listProducts } from "../../catalogue/products/list-products.ts";
import type { SourceItem } from "../source.ts";
import { acceptItem, dismissItem } from "./accept-item.ts";
import { listImportItems } from "./state/list-import-items.ts";
import { runImport } from "./run-import.ts";
import { undoImport } from "./undo-import.ts";

const by = "admin";
const doubtful: SourceItem = {
  kind: "doubtful",
  where: "/brooch",
  piece: sourcePiece({ name: "Perhaps a brooch", priceCents: 4000, weightCentigrams: 500 }),
  reason: "The price is a guess.",
};

async function importDoubtful(options: { dryRun?: boolean } = {}) {
  const shop = await testShop();
  const items = [pieceItem({ externalId: "1", name: "Ring" }), doubtful];
  const { syncLogId } = await runImport(shop, testSource(items), { by, ...options });
  const waiting = await listImportItems(shop, syncLogId, { state: "waiting" });
  return { shop, syncLogId, itemId: waiting.items[0]?.id ?? 0, source: testSource(items) };
}

test("imports a doubtful item with corrections, once, and undoes it with the import", async () => {
  const { shop, syncLogId, itemId } = await importDoubtful();
  const accepted = await acceptItem(shop, syncLogId, itemId, { name: "Brooch", price: 4100 });
  expect(accepted).toMatchObject({ verdict: "add", state: "accepted" });
  const product = await getProduct(shop, accepted.productId ?? 0, "admin");
  expect(product).toMatchObject({ name: "Brooch", price: "41.00", weight: "5.00" });
  const found = await listProducts(shop, { viewer: "admin", query: { search: "brooch" } });
  expect(found.items.map(({ id }) => id)).toEqual([product.id]);
  await expect(acceptItem(shop, syncLogId, itemId)).rejects.toMatchObject({ code: "conflict" });
  expect(await undoImport(shop, syncLogId, by)).toMatchObject({ undone: 2 });
});

test("dismisses an item, which later imports skip while it reads the same", async () => {
  const { shop, syncLogId, itemId, source } = await importDoubtful();
  expect(await dismissItem(shop, syncLogId, itemId)).toMatchObject({ state: "dismissed" });
  await expect(acceptItem(shop, syncLogId, itemId)).rejects.toMatchObject({ code: "conflict" });
  expect(await runImport(shop, source, { by })).toMatchObject({ doubtful: 0, skipped: 2 });
  const changed = testSource([{ ...doubtful, piece: { ...doubtful.piece, priceCents: 4500 } }]);
  expect(await runImport(shop, changed, { by })).toMatchObject({ doubtful: 1 });
});

test("decides an item once when two admins decide concurrently", async () => {
  const { shop, syncLogId, itemId } = await importDoubtful();
  const decisions = await Promise.allSettled([
    acceptItem(shop, syncLogId, itemId),
    dismissItem(shop, syncLogId, itemId),
  ]);
  expect(decisions.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("refuses to decide items of previews and of other imports", async () => {
  const { shop, syncLogId, itemId } = await importDoubtful({ dryRun: true });
  await expect(acceptItem(shop, syncLogId, itemId)).rejects.toMatchObject({ code: "conflict" });
  await expect(acceptItem(shop, 99, itemId)).rejects.toMatchObject({ code: "not-found" });
  expect((await listProducts(shop, { viewer: "admin" })).total).toBe(0);
});
