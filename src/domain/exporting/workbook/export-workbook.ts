import { yieldToRequests } from "#database/yield-to-requests.ts";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Shop } from "../../shop.ts";
import { collectionsSheet } from "./collections-sheet.ts";
import { orderItemsSheet } from "./order-items-sheet.ts";
import { ordersSheet } from "./orders-sheet.ts";
import { piecesSheet } from "./pieces-sheet.ts";
import type { Sheet } from "./sheet.ts";
import { subscribersSheet } from "./subscribers-sheet.ts";
import { tagsSheet } from "./tags-sheet.ts";
import { sheetXml } from "./sheet-xml.ts";
import { sheetPath, workbookParts } from "./workbook-parts.ts";

export const EXPORT_FILE_NAME = "designer-goldsmith-data.xlsx";

export const EXPORT_MEDIA_TYPE =
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The shop's data as an Excel workbook: Pieces, Collections, Tags, Orders, Order items and Subscribers,
 * the trash apart. Money and weight are numbers, instants are dates in UTC, pictures stand by their full
 * addresses, and no text is ever a formula. It is written while it is read, in constant memory.
 */
export function exportWorkbook(shop: Shop): ReadableStream<Uint8Array> {
  return toStream([
    piecesSheet(shop),
    collectionsSheet(shop),
    tagsSheet(shop),
    ordersSheet(shop),
    orderItemsSheet(shop),
    subscribersSheet(shop),
  ]);
}

export const PIECES_FILE_NAME = "designer-goldsmith-pieces.xlsx";

/** As exportWorkbook, with some pieces and nothing else. */
export const exportSomePieces = (shop: Shop, ids: number[]): ReadableStream<Uint8Array> =>
  toStream([piecesSheet(shop, ids)]);

function toStream(sheets: Sheet[]): ReadableStream<Uint8Array> {
  const bytes = writeWorkbook(sheets);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

/**
 * An Excel workbook (.xlsx) in chunks: sheet by sheet, a few hundred rows at a time, in constant memory.
 */
async function* writeWorkbook(sheets: Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const parts = Object.entries(workbookParts(sheets.map(({ name }) => name)));
  for (const [path, xml] of parts) add(zip, path).push(strToU8(xml), true);
  for (const [index, sheet] of sheets.entries()) {
    const part = add(zip, sheetPath(index));
    for await (const xml of sheetXml(sheet)) {
      part.push(strToU8(xml));
      yield* ready.splice(0);
      // SQLite runs in this thread: without a pause the event loop would serve nobody meanwhile.
      await yieldToRequests();
    }
    part.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready.splice(0);
}

function add(zip: Zip, path: string): ZipDeflate {
  const part = new ZipDeflate(path, { level: 6 });
  zip.add(part);
  return part;
}
