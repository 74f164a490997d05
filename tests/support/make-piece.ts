import { expect } from "vitest";
import type { StateChoice } from "#contract/catalogue/piece-states.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { recordExternalOrder } from "#domain/channels/external-orders/record-external-order.ts";
import { runImport } from "#domain/importing/imports/run-import.ts";
import { importSpreadsheetFile, listAllPieces } from "./import-spreadsheet.ts";
import { addInquiry } from "./new-inquiry.ts";
import { sendNewQuote } from "./new-quote.ts";
import { postProduct } from "./post-product.ts";
import { addPlatform } from "./sell-on-platform.ts";
import type { TestApp } from "./test-app.ts";
import { pieceItem, testSource } from "./test-source.ts";
import { wooLine, wooOrder } from "./woo/records.ts";

/** Makes a piece in a shop and returns its id. */
export type Way = (app: TestApp) => Promise<number>;
/** What visitors see of a piece. */
export type SeenState = "available" | "reserved" | "made_to_order" | "sold" | "hidden";

export const post = async (app: TestApp, fields: object = {}) =>
  (await postProduct(app, { name: "Moon ring", price: "129.00", ...fields })).id;

export const made =
  (fields: object): Way =>
  (app) =>
    post(app, fields);

/** Makes a piece, then changes it by calls one after the other. */
export const changed =
  (fields: object, ...changes: object[]): Way =>
  async (app) => {
    const id = await post(app, fields);
    for (const body of changes) {
      expect((await app.admin.put(`/products/${id}`, { body })).status).toBe(200);
    }
    return id;
  };

export const bulk = async (app: TestApp, body: object) => {
  const answer = await app.admin.post("/products/bulk", { body });
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
  return answer.json as { undoId: string };
};

export const inState =
  (...states: StateChoice["state"][]): Way =>
  async (app) => {
    const id = await post(app);
    for (const state of states) await bulk(app, { ids: [id], action: "state", to: { state } });
    return id;
  };

export const imported =
  (...reads: object[]): Way =>
  async (app) => {
    let ids: number[] = [];
    for (const fields of reads) {
      const item = pieceItem({ externalId: "7", name: "Moon ring", isActive: true, ...fields });
      const { productIds } = await runImport(app.shop, testSource([item]), { by: "ada" });
      ids = ids.length > 0 ? ids : productIds;
    }
    return ids[0] ?? 0;
  };

export const onlyPiece = async ({ shop }: TestApp) => (await listAllPieces(shop))[0]?.id ?? 0;

export const table =
  (header: "SKU" | "Stock" | "Stock Status", cell: string): Way =>
  async (app) => {
    await importSpreadsheetFile(app.shop, `Name,Price,${header}\nMoon ring,129,${cell}\n`, {
      mapping: { Name: "name", Price: "price", [header]: header === "SKU" ? "sku" : "stock" },
    });
    return onlyPiece(app);
  };

/** Records an order of one. */
export const order = async (app: TestApp, productId: number) => {
  const customer = { customerName: "Ada Byron", customerEmail: "ada@example.com" };
  const body = { ...customer, delivery: "pickup", items: [{ productId, quantity: 1 }] };
  return app.admin.post("/orders", { body });
};

export const setStatus = async (app: TestApp, id: number, status: string) => {
  expect((await app.admin.put(`/orders/${id}`, { body: { status } })).status).toBe(200);
};

export const ordered =
  (fields: object, then: "cancelled" | null): Way =>
  async (app) => {
    const id = await post(app, fields);
    const recorded = (await order(app, id)).as(orderSchema);
    if (then) await setStatus(app, recorded.id, then);
    return id;
  };

export const quoted =
  (fields: object, end: (app: TestApp, quoteId: number) => Promise<unknown>): Way =>
  async (app) => {
    const id = await post(app, fields);
    const inquiry = await addInquiry(app.shop, { productIds: [id] });
    const quote = await sendNewQuote(app.shop, inquiry.id, [{ productId: id }]);
    await end(app, quote.id);
    return id;
  };

export const soldOnPlatform =
  (fields: object, ...statuses: string[]): Way =>
  async (app) => {
    const id = await post(app, { sku: "MOON", ...fields });
    const platformId = await addPlatform(app.shop);
    for (const [at, status] of statuses.entries()) {
      const line = wooLine(1, { sku: "MOON", quantity: 1 });
      const date = `2026-11-20T15:0${at}:00`;
      const report = { status, line_items: [line], date_modified_gmt: date };
      await recordExternalOrder(app.shop, platformId, wooOrder(9, report));
    }
    return id;
  };

export const trashed = async (app: TestApp, id: number) => {
  const { trashId } = (await app.admin.delete(`/products/${id}`)).json as { trashId: number };
  expect((await app.admin.post(`/trash/${trashId}/restore`)).status).toBe(200);
  return id;
};

export const later = (app: TestApp, days: number) => app.shop.clock.advance({ days });

export const UNTIL = "2026-11-22T15:00:00.000Z";
