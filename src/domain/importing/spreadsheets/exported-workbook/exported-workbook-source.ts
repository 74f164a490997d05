import type { Source } from "../../source.ts";
import type { Shop } from "../../../shop.ts";
import type { Spreadsheet } from "../open-spreadsheet.ts";
import { readExportedCollections } from "./read-exported-collections.ts";
import { readExportedOrders } from "./read-exported-orders.ts";
import { readExportedPieces } from "./read-exported-pieces.ts";
import { readExportedSubscribers } from "./read-exported-subscribers.ts";
import { readExportedTags } from "./read-exported-tags.ts";

/**
 * The shop's own export as a source: its pieces, and what else it holds around them. Tags come before
 * the pieces that carry them; collections and orders after the pieces that they name.
 */
export function exportedWorkbookSource(
  { publicUrl }: Shop,
  pieces: Source,
  sheet: Spreadsheet,
): Source {
  const { exportedSheets, tagsWithSeparator } = sheet;
  return {
    ...pieces,
    read: async function* (signal) {
      yield* readExportedTags(exportedSheets.tags);
      yield* pieces.read(signal);
      const exportedPieces = await readExportedPieces(sheet.header, sheet.rows);
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
