import { TAG_SEPARATOR } from "../../../exporting/read-labels.ts";
import { readExportedRows } from "./exported-rows.ts";
import type { Table } from "../tables/table.ts";

const SEPARATOR = TAG_SEPARATOR.trim();

/** The tags of the export whose names hold the sign that parts the tags of a cell. */
export async function findTagsWithSeparator(table: Table | null): Promise<string[]> {
  const names: string[] = [];
  for await (const row of readExportedRows(table)) {
    const name = row.text("Name");
    if (name?.includes(SEPARATOR)) names.push(name);
  }
  return names.toSorted((a, b) => b.length - a.length);
}

/** The tags of a cell: "Gold; Rose; pink" is two where a tag is called "Rose; pink". */
export function splitTags(cell: string | null, tagsWithSeparator: readonly string[]): string[] {
  const names: string[] = [];
  for (let rest = cell?.trim() ?? ""; rest !== "";) {
    const name =
      tagsWithSeparator.find((each) => rest === each || rest.startsWith(`${each}${SEPARATOR}`)) ??
      rest.split(SEPARATOR, 1)[0] ??
      rest;
    if (name.trim() !== "" && !names.includes(name.trim())) names.push(name.trim());
    rest = rest.slice(name.length + SEPARATOR.length).trim();
  }
  return names;
}
