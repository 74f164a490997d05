import { type NewTag, newTagSchema } from "#contract/catalogue/tags.ts";
import { slugify } from "#contract/slug.ts";
import type { SourceItem } from "../../source.ts";
import { originOf, type ExportedRow, readExportedRows, refuseRow } from "./exported-rows.ts";
import type { Table } from "../tables/table.ts";

const TAG_TYPES: ReadonlyMap<string, NewTag["type"]> = new Map(
  Object.entries({
    "jewelry type": "jewelry_type",
    material: "material",
  }),
);

/** The exported tags. */
export async function* readExportedTags(table: Table | null): AsyncGenerator<SourceItem> {
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
