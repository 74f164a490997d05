import type { Source } from "../../source.ts";
import type { Shop } from "../../../shop.ts";
import type { Rows } from "../layouts/layout.ts";
import type { Header } from "../tables/header.ts";
import type { ExportedSheets } from "./exported-sheets.ts";
import { readExportedCollections } from "./read-exported-collections.ts";
import { readExportedOrders } from "./read-exported-orders.ts";
import { readExportedPieces } from "./read-exported-pieces.ts";
import { readExportedSubscribers } from "./read-exported-subscribers.ts";
import { readExportedTags } from "./read-exported-tags.ts";

type Workbook = {
  header: Header;
  rows: Rows;
  exportedSheets: ExportedSheets;
  tagsWithSeparator: string[];
};

/**
 * The exported workbook as a source. Tags come before the pieces that use them; collections and
 * orders after the pieces they refer to.
 */
export function exportedWorkbookSource(
  { publicUrl }: Shop,
  pieces: Source,
  { header, rows, exportedSheets, tagsWithSeparator }: Workbook,
): Source {
  return {
    ...pieces,
    read: async function* (signal) {
      yield* readExportedTags(exportedSheets.tags);
      yield* pieces.read(signal);
      const exportedPieces = await readExportedPieces(header, rows);
      yield* readExportedCollections(exportedSheets.collections, {
        pieces: exportedPieces,
        tagsWithSeparator,
        publicUrl,
      });
      yield* readExportedOrders(
        { orders: exportedSheets.orders, items: exportedSheets.orderItems },
        exportedPieces,
      );
      yield* readExportedSubscribers(exportedSheets.subscribers);
    },
  };
}
