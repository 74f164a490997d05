import { expect, test } from "vitest";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { serveLocally } from "#tests/support/local-server.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { createProduct } from "../../catalogue/products/create-product.ts";
import { createOutboundClient } from "../../infrastructure/outbound/outbound-client.ts";
import { runImport } from "./run-import.ts";
import { listImportItems } from "./state/list-import-items.ts";

const by = "admin";

test("states the pictures that a piece really got, not those of the plan", async () => {
  const shop = await testShop();
  const photo = await pictureWithCornerColors().jpeg().toBuffer();
  const { url, port } = await serveLocally((request, response) => {
    if (request.url === "/1.jpg") response.end(photo);
    else response.writeHead(404).end();
  });
  shop.outbound = createOutboundClient({ allow: [`127.0.0.1:${port}`] });
  const at = (priceCents: number, names: string[]) => {
    const pictures = names.map((name) => ({ url: `${url}/${name}.jpg`, alt: "" }));
    return testSource([pieceItem({ externalId: "1", name: "Ring", priceCents, pictures })]);
  };
  const changes = async (syncLogId: number) =>
    (await listImportItems(shop, syncLogId)).items[0]?.changes;
  const added = await runImport(shop, at(100, []), { by });
  expect(await changes(added.syncLogId)).toEqual([]);
  const many = Array.from({ length: 30 }, (_, index) => String(index + 1));
  const preview = await runImport(shop, at(200, many), { by, dryRun: true });
  expect(await changes(preview.syncLogId)).toEqual([
    { field: "Price", from: "1.00", to: "2.00" },
    { field: "Photos", from: "0", to: "24" },
  ]);
  const first = await runImport(shop, at(200, many), { by });
  expect(await changes(first.syncLogId)).toEqual([
    { field: "Price", from: "1.00", to: "2.00" },
    { field: "Photos", from: "0", to: "1" },
  ]);
  const second = await runImport(shop, at(300, ["1", "99"]), { by });
  expect(await changes(second.syncLogId)).toEqual([{ field: "Price", from: "2.00", to: "3.00" }]);
});

test("says what becomes of a piece in an unknown category, and of surplus tags", async () => {
  const shop = await testShop();
  await createProduct(shop, { name: "Pin", price: 10_000, categoryId: 11, sku: "P" }, { by: null });
  const tags = Array.from({ length: 102 }, (_, index) => ({ name: `Tag ${index}`, type: null }));
  const report = await runImport(
    shop,
    testSource([
      pieceItem({ name: "Ring", categories: ["Watches"], tags }),
      pieceItem({ name: "Pin", sku: "P", categories: ["Watches"] }),
    ]),
    { by },
  );
  expect(report.notes.map(({ note }) => note)).toEqual([
    "2 of its tags were left out: a piece has 100 at most.",
    "You have no category “Watches”, so it has none.",
    "You have no category “Watches”, so it stays in the one it has here.",
  ]);
});

test("says that a stock which orders keep was not taken", async () => {
  const shop = await testShop();
  const { id: platformId } = await shop.db
    .insertInto("platformIntegrations")
    .values({ platform: "woocommerce", credentials: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const source = (stock: number) =>
    testSource([pieceItem({ externalId: "7", name: "Ring", stock })], { platformId });
  await runImport(shop, source(2), { by });
  await shop.db
    .updateTable("productListings")
    .set({ listingData: JSON.stringify({ stock: 2 }) })
    .execute();
  const { notes } = await runImport(shop, source(5), { by });
  expect(notes).toMatchObject([
    { note: "Its stock follows the orders of both shops, so it wasn’t changed." },
  ]);
});
