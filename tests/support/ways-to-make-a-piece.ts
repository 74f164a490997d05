import { expect } from "vitest";
import { expireQuotes } from "#domain/sales/quotes/expire-quotes.ts";
import { withdrawQuote } from "#domain/sales/quotes/withdraw-quote.ts";
import { exportWorkbook } from "#domain/exporting/workbook/export-workbook.ts";
import { runImport } from "#domain/importing/imports/run-import.ts";
import { undoImport } from "#domain/importing/imports/undo-import.ts";
import { importSpreadsheetFile } from "./import-spreadsheet.ts";
import { testApp } from "./test-app.ts";
import { pieceItem, testSource } from "./test-source.ts";
import {
  post,
  made,
  changed,
  bulk,
  inState,
  imported,
  onlyPiece,
  table,
  ordered,
  quoted,
  soldOnPlatform,
  trashed,
  later,
  UNTIL,
  type Way,
  type SeenState,
} from "./make-piece.ts";

/** Ways of making, changing and importing a piece, and what visitors then see. */
export const WAYS: [string, SeenState, Way][] = [
  ["made without a stock", "available", made({})],
  ["made with a stock of 0", "available", made({ stock: 0 })],
  ["made by the old form", "available", made({ stockQuantity: 0 })],
  ["made with one in stock", "available", made({ stock: 1 })],
  ["made with two in stock", "available", made({ stock: 2 })],
  ["made available", "available", made({ availability: "available" })],
  ["made available without any", "available", made({ availability: "available", stock: 0 })],
  ["made reserved", "reserved", made({ availability: "reserved" })],
  ["made to order", "made_to_order", made({ availability: "made_to_order" })],
  [
    "made to order with a stock",
    "made_to_order",
    made({ availability: "made_to_order", stock: 2 }),
  ],
  ["made sold", "sold", made({ availability: "sold" })],
  ["made hidden", "hidden", made({ isActive: false })],
  [
    "listed after it was made hidden",
    "available",
    changed({ isActive: false }, { isActive: true }),
  ],
  ["told a stock of 0 that it always had", "available", changed({}, { stock: 0 })],
  ["out of stock", "sold", changed({ stock: 1 }, { stock: 0 })],
  ["back in stock", "available", changed({ stock: 1 }, { stock: 0 }, { stock: 1 })],
  [
    "sold and back",
    "available",
    changed({}, { availability: "sold" }, { availability: "available" }),
  ],
  [
    "made to order once",
    "available",
    changed({ availability: "made_to_order" }, { availability: "available" }),
  ],
  [
    "made to order once, by the old selector",
    "made_to_order",
    changed({ availability: "made_to_order" }, { stock: 1 }),
  ],
  ["renamed", "available", changed({}, { name: "Sun ring" })],
  ["changed in bulk to made to order and back", "available", inState("made_to_order", "available")],
  ["changed in bulk to sold and back", "available", inState("sold", "available")],
  [
    "changed in bulk from sold to reserved and back",
    "available",
    inState("sold", "reserved", "available"),
  ],
  ["hidden and listed in bulk", "available", inState("hidden", "available")],
  ["sold in bulk", "sold", inState("sold")],
  [
    "sold in bulk by mistake",
    "available",
    async (app) => {
      const id = await post(app);
      const { undoId } = await bulk(app, { ids: [id], action: "state", to: { state: "sold" } });
      expect((await app.admin.post(`/products/bulk/${undoId}/undo`)).status).toBe(200);
      return id;
    },
  ],
  [
    "reserved until a day that is over",
    "available",
    async (app) => {
      const id = await post(app, { availability: "reserved", reservedUntil: UNTIL });
      later(app, 3);
      return id;
    },
  ],
  [
    "sold, then reserved until a day that is over",
    "available",
    async (app) => {
      const sold = await post(app, { availability: "sold" });
      const body = { availability: "reserved", reservedUntil: UNTIL };
      await app.admin.put(`/products/${sold}`, { body });
      later(app, 3);
      return sold;
    },
  ],
  [
    "duplicated and listed",
    "available",
    async (app) => {
      const copy = await app.admin.post(`/products/${await post(app)}/duplicate`, { body: {} });
      const { id } = copy.json as { id: number };
      await app.admin.put(`/products/${id}`, { body: { isActive: true } });
      return id;
    },
  ],
  ["restored from the trash", "available", async (app) => trashed(app, await post(app))],
  ["imported without a stock", "available", imported({})],
  ["imported with two in stock", "available", imported({ stock: 2 })],
  ["imported out of stock", "sold", imported({ stock: 0 })],
  ["out of stock at its source by now", "sold", imported({ stock: 1 }, { stock: 0 })],
  ["out of stock at a source that counted nothing before", "sold", imported({}, { stock: 0 })],
  ["no longer counted at its source", "available", imported({ stock: 1 }, { stock: null })],
  ["in stock again at its source", "available", imported({ stock: 0 }, { stock: 3 })],
  [
    "sold by an import that was undone",
    "available",
    async (app) => {
      const id = await imported({})(app);
      const item = pieceItem({ externalId: "7", name: "Moon ring", isActive: true, stock: 0 });
      const { syncLogId } = await runImport(app.shop, testSource([item]), { by: "ada" });
      await undoImport(app.shop, syncLogId, "ada");
      return id;
    },
  ],
  ["imported from a table without a stock", "available", table("SKU", "MOON")],
  ["imported from a table with a blank stock", "available", table("Stock", "")],
  ["imported from a table with a stock of 0", "sold", table("Stock", "0")],
  ["imported from a table that says in stock", "available", table("Stock Status", "in stock")],
  [
    "exported and imported into another shop",
    "available",
    async (app) => {
      const other = await testApp();
      await post(other);
      const bytes = await new Response(exportWorkbook(other.shop)).bytes();
      await importSpreadsheetFile(app.shop, bytes);
      return onlyPiece(app);
    },
  ],
  ["ordered", "sold", ordered({}, null)],
  ["one of two ordered", "available", ordered({ stock: 2 }, null)],
  ["of a canceled order", "available", ordered({}, "cancelled")],
  ["quoted", "reserved", quoted({}, () => Promise.resolve())],
  [
    "of a quote that was withdrawn",
    "available",
    quoted({}, ({ shop }, id) => withdrawQuote(shop, id, "ada")),
  ],
  [
    "of a quote that expired",
    "available",
    quoted({}, (app) => {
      later(app, 20);
      return expireQuotes(app.shop);
    }),
  ],
  ["sold on a platform", "sold", soldOnPlatform({}, "processing")],
  [
    "of an order that its platform canceled",
    "available",
    soldOnPlatform({}, "processing", "cancelled"),
  ],
];
