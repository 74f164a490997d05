import { expect, test } from "vitest";
import { importSpreadsheetFile } from "#tests/support/import-spreadsheet.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { deleteProduct } from "../../catalogue/products/delete-product.ts";
import { undoImport } from "../imports/undo-import.ts";
import { getMove } from "./get-move.ts";

const PIECES = `Handle,Title,Vendor,Type,Published,Variant Price,Variant Inventory Qty,Status
ember,Ember ring,Fern,Rings,true,120.00,1,active
ash,Ash ring,Fern,Rings,false,90.00,1,draft
coal,Coal ring,Fern,Rings,true,12O,1,active
`;

const REDIRECTS = `Redirect from,Redirect to
/old-ember,/products/ember
/nowhere,/products/gone
`;

const SUBSCRIBERS =
  "email,active_subscription,email_disabled,created_at\na@example.com,false,false,2025-01-02\n";

test("tells what came, what is hidden, and which old addresses lead nowhere", async () => {
  const shop = await testShop();
  expect(await getMove(shop)).toEqual({
    came: [],
    pieces: { shown: 0, hidden: 0, waiting: 0 },
    withoutPhoto: 0,
    missingPhotos: [],
    lostAddresses: [],
  });
  await importSpreadsheetFile(shop, PIECES, { dryRun: true });
  expect((await getMove(shop)).came).toEqual([]);
  await importSpreadsheetFile(shop, PIECES);
  await importSpreadsheetFile(shop, REDIRECTS);
  await importSpreadsheetFile(shop, SUBSCRIBERS);
  const lastAt = shop.now().toISOString();
  const move = await getMove(shop);
  expect(move.came).toEqual([
    { kind: "pieces", added: 2, refused: 1, lastAt },
    { kind: "redirects", added: 1, refused: 1, lastAt },
    { kind: "subscribers", added: 1, refused: 0, lastAt },
  ]);
  expect(move.pieces).toEqual({ shown: 1, hidden: 1, waiting: 0 });
  expect(move.withoutPhoto).toBe(2);
  expect(move.lostAddresses).toEqual([
    { address: "/nowhere", reason: expect.stringContaining("/products/gone") },
  ]);
});

test("still counts as come what was there already, and no more what was undone", async () => {
  const shop = await testShop();
  const { report } = await importSpreadsheetFile(shop, SUBSCRIBERS);
  const again = await importSpreadsheetFile(shop, SUBSCRIBERS);
  const came = async () => (await getMove(shop)).came.map(({ kind, added }) => `${kind} ${added}`);
  expect(await came()).toEqual(["subscribers 1"]);
  await undoImport(shop, report.syncLogId, "ada");
  expect(await came()).toEqual(["subscribers 0"]);
  await undoImport(shop, again.report.syncLogId, "ada");
  expect(await came()).toEqual([]);
});

test("names old addresses whose page went to the trash, and none that was redirected since", async () => {
  const shop = await testShop();
  await importSpreadsheetFile(shop, PIECES);
  await importSpreadsheetFile(shop, REDIRECTS);
  const [id = 0] = (await shop.db.selectFrom("products").select("id").orderBy("id").execute()).map(
    (row) => row.id,
  );
  await deleteProduct(shop, id, "ada");
  const reason = "The page that it leads to is in the trash.";
  const { lostAddresses } = await getMove(shop);
  expect(
    lostAddresses.filter((each) => each.reason === reason).map((each) => each.address),
  ).toEqual(["/old-ember", "/products/ember"]);
  const later = REDIRECTS.replace("/products/gone", "/products/ash");
  await importSpreadsheetFile(shop, later);
  expect((await getMove(shop)).lostAddresses.map(({ address }) => address)).not.toContain(
    "/nowhere",
  );
});
