import type { Source } from "../../source.ts";
import type { Shop } from "../../../shop.ts";
import type { Spreadsheet } from "../open-spreadsheet.ts";
import { readOwnCollections } from "./read-exported-collections.ts";
import { readOwnOrders } from "./read-exported-orders.ts";
import { findOwnPieces } from "./read-exported-pieces.ts";
import { readOwnSubscribers } from "./read-exported-subscribers.ts";
import { readOwnTags } from "./read-exported-tags.ts";

/**
 * The shop's own export as a source: its pieces, and what else it holds around them. Tags come before
 * the pieces that carry them; collections and orders after the pieces that they name.
 */
export function withOwnSheets({ publicUrl }: Shop, pieces: Source, sheet: Spreadsheet): Source {
  const { others, oddTags } = sheet;
  return {
    ...pieces,
    read: async function* (signal) {
      yield* readOwnTags(others.tags);
      yield* pieces.read(signal);
      const known = await findOwnPieces(sheet.header, sheet.rows);
      yield* readOwnCollections(others.collections, { pieces: known, oddTags, publicUrl });
      yield* readOwnOrders({ orders: others.orders, items: others.orderItems }, known);
      yield* readOwnSubscribers(others.subscribers);
    },
  };
}
