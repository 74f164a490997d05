import { beforeEach, expect, test } from "vitest";
import { getProduct } from "#domain/catalogue/products/get-product.ts";
import { exportWorkbook } from "#domain/exporting/workbook/export-workbook.ts";
import { runImport } from "#domain/importing/imports/run-import.ts";
import { undoImport } from "#domain/importing/imports/undo-import.ts";
import { importSpreadsheetFile, listAllPieces } from "#tests/support/import-spreadsheet.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { pieceItem, testSource } from "#tests/support/test-source.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

const post = (fields: object = {}) => postProduct(app, { name: "Ring", price: "40.00", ...fields });
const put = (id: number, body: object) => app.admin.put(`/products/${id}`, { body });
const pieceOf = (id: number) => getProduct(app.shop, id, "admin");
const bulk = (body: object) => app.admin.post("/products/bulk", { body });

/** Imports a piece that is listed at its source. */
const read = (fields: object) =>
  runImport(
    app.shop,
    testSource([pieceItem({ externalId: "7", name: "Ring", isActive: true, ...fields })]),
    { by: "ada" },
  );

test("refuses to make, edit and list one", async () => {
  for (const body of [
    { name: "Ring", price: 0 },
    { name: "Ring", price: "0.00", isActive: true },
  ]) {
    const refused = await app.admin.post("/products", { body });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("price")]);
  }
  const { id } = await post();
  for (const change of [{ price: 0 }, { price: "0", isActive: true }]) {
    expect((await put(id, change)).status).toBe(422);
    expect((await app.admin.patch(`/products/${id}`, { body: change })).status).toBe(422);
  }
  const hidden = await post({ price: 0, isActive: false });
  expect((await put(hidden.id, { isActive: true })).status).toBe(422);
  for (const state of ["available", "reserved", "made_to_order", "sold"]) {
    expect((await bulk({ ids: [hidden.id], action: "state", to: { state } })).status).toBe(422);
  }
  expect((await bulk({ ids: [hidden.id], action: "list" })).status).toBe(422);
  const { id: copy } = (await app.admin.post(`/products/${hidden.id}/duplicate`, { body: {} }))
    .json as { id: number };
  expect((await put(copy, { isActive: true })).status).toBe(422);
});

test("imports one hidden, and leaves a listed piece its price", async () => {
  await read({ priceCents: 0 });
  const [ring] = await listAllPieces(app.shop);
  expect(ring).toMatchObject({ price: "0.00", isActive: false });
  await read({ priceCents: 4000 });
  expect(await pieceOf(ring?.id ?? 0)).toMatchObject({ price: "40.00", isActive: true });
  const { notes } = await read({ priceCents: 0 });
  expect(await pieceOf(ring?.id ?? 0)).toMatchObject({ price: "40.00", isActive: true });
  expect(notes).toMatchObject([{ note: "It has no price there, so it keeps its price here." }]);
  await read({ priceCents: 4100 });
  await read({ priceCents: 0, isActive: false });
  expect(await pieceOf(ring?.id ?? 0)).toMatchObject({ price: "0.00", isActive: false });
});

test("imports one from another shop's workbook hidden, and says so", async () => {
  const other = await testApp();
  await addPiece(other.shop, { name: "Free ring", priceCents: 0 });
  await addPiece(other.shop, { name: "Hidden ring", priceCents: 0, isActive: false });
  const bytes = await new Response(exportWorkbook(other.shop)).bytes();
  const { report } = await importSpreadsheetFile(app.shop, bytes);
  expect(await listAllPieces(app.shop)).toMatchObject([
    { name: "Free ring", isActive: false },
    { name: "Hidden ring", isActive: false },
  ]);
  expect(report.notes).toMatchObject([
    { name: "Free ring", note: "It has no price, so it’s hidden at 0.00 until you add one." },
  ]);
});

test("leaves a piece its price when an import that gave it one is undone", async () => {
  await read({ priceCents: null });
  const { syncLogId } = await read({ priceCents: 4000, isActive: false });
  const id = (await listAllPieces(app.shop))[0]?.id ?? 0;
  await put(id, { isActive: true });
  await undoImport(app.shop, syncLogId, "ada");
  expect(await pieceOf(id)).toMatchObject({ price: "40.00", isActive: true });
});

test("undoes a bulk change of one that was listed before there was this rule", async () => {
  const id = await addPiece(app.shop, { priceCents: 0 });
  const other = await addPiece(app.shop);
  const hidden = await bulk({ ids: [id, other], action: "hide" });
  const { undoId } = hidden.json as { undoId: string };
  expect((await app.admin.post(`/products/bulk/${undoId}/undo`)).status).toBe(200);
  expect(await pieceOf(id)).toMatchObject({ isActive: false });
  expect(await pieceOf(other)).toMatchObject({ isActive: true });
});

test("restores one from the trash hidden", async () => {
  const id = await addPiece(app.shop, { priceCents: 0 });
  const priced = await addPiece(app.shop);
  for (const piece of [id, priced]) {
    const { trashId } = (await app.admin.delete(`/products/${piece}`)).json as { trashId: number };
    expect((await app.admin.post(`/trash/${trashId}/restore`)).status).toBe(200);
  }
  expect(await pieceOf(id)).toMatchObject({ isActive: false });
  expect(await pieceOf(priced)).toMatchObject({ isActive: true });
});
