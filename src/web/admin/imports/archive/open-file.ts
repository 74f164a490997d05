import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { findTables } from "./find-tables.ts";
import { isArchive, listFiles, unpackTable } from "./read-archive.ts";

/** A ZIP of which a table is imported. */
export type OpenArchive = {
  name: string;
  /** The likeliest of pieces first. */
  tables: FileEntry[];
  /** The one that is read. */
  table: FileEntry;
  /** All of its files. */
  files: FileEntry[];
};

/** A file to import, and the ZIP that it is in. */
export type OpenFile = { file: File; archive: OpenArchive | null };

/**
 * Opens a chosen file: of a ZIP, the likeliest table of pieces.
 * @throws ArchiveError when it can't be read, or has none
 */
export async function openFile(chosen: File): Promise<OpenFile> {
  const files = isArchive(chosen) ? await listFiles(chosen) : [];
  const tables = isArchive(chosen) ? findTables(files) : null;
  const [table] = tables ?? [];
  if (!tables || !table) return { file: chosen, archive: null };
  return await openTable({ name: chosen.name, tables, table, files }, table);
}

/**
 * Opens another table of a ZIP.
 * @throws ArchiveError
 */
export const openTable = async (archive: OpenArchive, table: FileEntry): Promise<OpenFile> => ({
  file: await unpackTable(table),
  archive: { ...archive, table },
});
