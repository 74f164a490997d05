import { newCollectionSchema } from "#contract/collections.ts";
import type { CollectionRecord } from "#contract/import-records.ts";
import type { SourceItem } from "../../source.ts";
import { toInstant, toList, toYesNo } from "../tables/cell-values.ts";
import type { OwnPieces } from "./read-exported-pieces.ts";
import { toOwnPicture } from "../../to-relative-url.ts";
import { originOf, type OwnRow, ownRows, refuseRow } from "./exported-rows.ts";
import { splitTags } from "./split-tags.ts";
import type { Table } from "../tables/table.ts";

/** What the other sheets tell of what a collection names. */
type Known = { pieces: OwnPieces; oddTags: readonly string[]; publicUrl: string };

/** The collections of the export, after the pieces that they show. */
export async function* readOwnCollections(
  table: Table | null,
  known: Known,
): AsyncGenerator<SourceItem> {
  for await (const row of ownRows(table)) yield readCollection(row, known);
}

const MOST_IMAGES = 100;

const writtenSchema = newCollectionSchema.pick({
  title: true,
  slug: true,
  description: true,
  content: true,
});

function readCollection(row: OwnRow, known: Known): SourceItem {
  const title = row.text("Title") ?? "";
  const written = writtenSchema.safeParse({
    title,
    slug: row.text("Slug") ?? "",
    description: row.text("Description") ?? "",
    content: row.text("Content (HTML)"),
  });
  if (!written.success) {
    return refuseRow("collection", row, title, written.error.issues[0]?.message);
  }
  const images = toList(row.cell("Images"), /\n/);
  if (images.length > MOST_IMAGES) {
    return refuseRow("collection", row, title, `It has more than ${MOST_IMAGES} pictures.`);
  }
  const record: CollectionRecord = {
    of: "collection",
    origin: { ...originOf(row), publishedAt: toInstant(row.cell("Published At (UTC)")) ?? null },
    ...written.data,
    content: written.data.content ?? null,
    images: images.map((url) => toOwnPicture(known.publicUrl, url)),
    category: row.text("Category"),
    tags: splitTags(row.text("Tags"), known.oddTags),
    isPublished: toYesNo(row.cell("Published")) ?? false,
    isFeatured: toYesNo(row.cell("Featured")) ?? false,
    pieces: toList(row.cell("Piece IDs"), /,/).flatMap((id) => known.pieces.get(Number(id)) ?? []),
  };
  const notes = wasCut(row)
    ? ["Its text is longer than a workbook can hold: its end is missing."]
    : [];
  return { kind: "record", where: row.where, name: title, record, notes };
}

/** A cell holds no more than this. */
const LONGEST_CELL = 32_767;
const wasCut = (row: OwnRow): boolean => (row.text("Content (HTML)")?.length ?? 0) >= LONGEST_CELL;
