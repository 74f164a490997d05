import { isCutCell } from "../../../exporting/workbook/sheet-xml.ts";
import { newCollectionSchema } from "#contract/catalogue/collections.ts";
import type { CollectionRecord } from "#contract/importing/import-records.ts";
import type { SourceItem } from "../../source.ts";
import { toList, toYesNo } from "../tables/cell-values.ts";
import { toTimestamp } from "../tables/date-reader.ts";
import type { ExportedPieces } from "./read-exported-pieces.ts";
import { toRelativeUrl } from "../../to-relative-url.ts";
import { originOf, type ExportedRow, readExportedRows, refuseRow } from "./exported-rows.ts";
import { splitTags } from "./split-tags.ts";
import type { Table } from "../tables/table.ts";

/** What a collection's row refers to on other sheets. */
type Lookup = { pieces: ExportedPieces; tagsWithSeparator: readonly string[]; publicUrl: string };

/** The exported collections. */
export async function* readExportedCollections(
  table: Table | null,
  lookup: Lookup,
): AsyncGenerator<SourceItem> {
  for await (const row of readExportedRows(table)) yield readCollection(row, lookup);
}

const MAX_IMAGES = 100;

const textSchema = newCollectionSchema.pick({
  title: true,
  slug: true,
  description: true,
  content: true,
});

function readCollection(row: ExportedRow, lookup: Lookup): SourceItem {
  const title = row.text("Title") ?? "";
  const texts = textSchema.safeParse({
    title,
    slug: row.text("Slug") ?? "",
    description: row.text("Description") ?? "",
    content: row.text("Content (HTML)"),
  });
  if (!texts.success) {
    return refuseRow("collection", row, title, texts.error.issues[0]?.message);
  }
  const images = toList(row.cell("Images"), /\n/);
  if (images.length > MAX_IMAGES) {
    return refuseRow("collection", row, title, `It has more than ${MAX_IMAGES} photos.`);
  }
  const record: CollectionRecord = {
    of: "collection",
    origin: { ...originOf(row), publishedAt: toTimestamp(row.cell("Published At (UTC)")) ?? null },
    ...texts.data,
    content: texts.data.content ?? null,
    images: images.map((url) => toRelativeUrl(lookup.publicUrl, url)),
    category: row.text("Category"),
    tags: splitTags(row.text("Tags"), lookup.tagsWithSeparator),
    isPublished: toYesNo(row.cell("Published")) ?? false,
    isFeatured: toYesNo(row.cell("Featured")) ?? false,
    pieces: toList(row.cell("Piece IDs"), /,/).flatMap((id) => lookup.pieces.get(Number(id)) ?? []),
  };
  const notes = isCutCell(row.text("Content (HTML)") ?? "")
    ? ["Its text is longer than a workbook can hold: its end is missing."]
    : [];
  return { kind: "record", where: row.where, name: title, record, notes };
}
