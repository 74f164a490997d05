import { type NewTag, newTagSchema } from "#contract/catalogue/tags.ts";
import { slugify } from "#contract/slug.ts";
import { subscriptionSchema } from "#contract/newsletter/subscribers.ts";
import type { Source, SourceItem } from "../../source.ts";
import type { Shop } from "../../../shop.ts";
import type { Rows } from "../layouts/layout.ts";
import type { Header } from "../tables/header.ts";
import type { ExportedSheets } from "./exported-sheets.ts";
import { readExportedCollections } from "./read-exported-collections.ts";
import { readExportedOrders } from "./read-exported-orders.ts";
import { readExportedPieces } from "./read-exported-pieces.ts";
import { originOf, type ExportedRow, readExportedRows, refuseRow } from "./exported-rows.ts";
import type { Table } from "../tables/table.ts";
import { toYesNo } from "../tables/cell-values.ts";
import { toTimestamp } from "../tables/date-reader.ts";

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

const TAG_TYPES: ReadonlyMap<string, NewTag["type"]> = new Map(
  Object.entries({
    "jewelry type": "jewelry_type",
    material: "material",
  }),
);

/** The exported tags. */
async function* readExportedTags(table: Table | null): AsyncGenerator<SourceItem> {
  for await (const row of readExportedRows(table)) yield readTag(row);
}

function readTag(row: ExportedRow): SourceItem {
  const name = row.text("Name") ?? "";
  const read = newTagSchema.safeParse({
    name,
    slug: row.text("Slug") ?? slugify(name),
    type: TAG_TYPES.get(row.text("Type")?.toLowerCase() ?? "") ?? "jewelry_type",
    color: row.text("Color") ?? undefined,
  });
  if (!read.success) return refuseRow("tag", row, name, read.error.issues[0]?.message);
  const record = { of: "tag" as const, tag: read.data, origin: originOf(row) };
  return { kind: "record", where: row.where, name, record };
}

/** The exported subscribers. */
async function* readExportedSubscribers(table: Table | null): AsyncGenerator<SourceItem> {
  for await (const row of readExportedRows(table)) yield readSubscriber(row);
}

function readSubscriber(row: ExportedRow): SourceItem {
  const address = row.text("E-mail");
  const read = subscriptionSchema.safeParse({ email: address ?? "" });
  if (!read.success) return refuseRow("subscriber", row, address, "This is no e-mail address.");
  // Without a clear yes and a time of confirming, no letters are sent.
  const isActive = toYesNo(row.cell("Active")) ?? false;
  const { email } = read.data;
  const confirmedAt = toTimestamp(row.cell("Confirmed (UTC)")) ?? null;
  const origin = originOf(row, "Subscribed (UTC)");
  const record = { of: "subscriber" as const, email, isActive, confirmedAt, origin };
  return { kind: "record", where: row.where, name: email, record };
}
