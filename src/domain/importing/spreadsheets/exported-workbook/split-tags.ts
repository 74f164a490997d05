import { TAG_SEPARATOR } from "../../../exporting/read-labels.ts";
import { readExportedRows } from "./exported-rows.ts";
import type { Table } from "../tables/table.ts";

const SEPARATOR = TAG_SEPARATOR.trim();
/** Each tag of each cell is compared with all of them. */
const MAX_TAGS_WITH_SEPARATOR = 1000;

/**
 * Exported tags whose names contain the separator of tags in a cell, the longest first.
 * @param ours the shop's tags, which count when the file has no sheet of tags, since it was saved as CSV
 */
export async function findTagsWithSeparator(
  table: Table | null,
  ours: string[],
): Promise<string[]> {
  const names = table === null ? ours : await readNames(table);
  return names
    .filter((name) => name.includes(SEPARATOR))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MAX_TAGS_WITH_SEPARATOR);
}

async function readNames(table: Table): Promise<string[]> {
  const names: string[] = [];
  for await (const row of readExportedRows(table)) names.push(row.text("Name") ?? "");
  return names;
}

/** Splits a cell's tags: "Gold; Rose; pink" is two when a tag is named "Rose; pink". */
export function splitTags(cell: string | null, tagsWithSeparator: readonly string[]): string[] {
  const names = new Set<string>();
  for (let rest = cell?.trim() ?? ""; rest !== "";) {
    const name =
      tagsWithSeparator.find((each) => rest === each || rest.startsWith(`${each}${SEPARATOR}`)) ??
      rest.split(SEPARATOR, 1)[0] ??
      rest;
    if (name.trim() !== "") names.add(name.trim());
    rest = rest.slice(name.length + SEPARATOR.length).trim();
  }
  return [...names];
}
