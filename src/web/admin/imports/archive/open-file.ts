import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { countOf } from "#contract/count-of.ts";
import { isOutside, isPhoto } from "./choose-photos.ts";
import {
  ArchiveError,
  isArchive,
  listFiles,
  nameOf,
  toSlashes,
  unpackTable,
} from "./read-archive.ts";

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
  const files = isArchive(chosen) ? await listFiles(chosen) : null;
  if (!files || isDocument(files)) return { file: chosen, archive: null };
  const tables = findTables(files);
  const [table] = tables;
  if (!table) throw new ArchiveError(describeNone(files));
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

/** What workbooks and other documents, which are ZIPs themselves, have at their top. */
const OF_DOCUMENT = /^(?:\[Content_Types\]\.xml|mimetype|Index\/.*\.iwa)$/;

const isDocument = (files: FileEntry[]): boolean =>
  files.some(({ filename }) => OF_DOCUMENT.test(filename));

const TABLE = /\.(?:csv|tsv|xlsx|xls|ods|json|xml)$/i;

/** Instagram's posts among its other data: content/posts_1.json, or media/posts_1.json. */
const POSTS = /(?:^|\/)posts_\d+\.json$/i;
const POSTS_AS_PAGES = /(?:^|\/)posts_\d+\.html$/i;

/** The tables among the files of a ZIP, the likeliest of pieces first. */
function findTables(files: FileEntry[]): FileEntry[] {
  const tables = files.filter(({ filename }) => TABLE.test(filename) && !isOutside(filename));
  const posts = tables.filter(({ filename }) => POSTS.test(toSlashes(filename)));
  if (posts.length > 0)
    return posts.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true }));
  return withoutViews(tables)
    .map((file) => ({ file, rank: rankOf(file) }))
    .toSorted((a, b) => a.rank - b.rank || b.file.uncompressedSize - a.file.uncompressedSize)
    .map(({ file }) => file);
}

/** Of "Rings 1a2b.csv", which is as one view shows it, Notion has all in "Rings 1a2b_all.csv". */
function withoutViews(tables: FileEntry[]): FileEntry[] {
  const names = new Set(tables.map(({ filename }) => filename));
  return tables.filter(({ filename }) => !names.has(filename.replace(/(?:\.csv)?$/, "_all.csv")));
}

/** Such as EtsyListingsDownload.csv, beside EtsySoldOrders2025.csv. */
const OF_PIECES = /listing|product|piece|catalog|inventory|stock/i;

/** How many folders a table is in; behind all others where its name is of something else. */
const rankOf = (file: FileEntry): number =>
  toSlashes(file.filename).split("/").length + (OF_PIECES.test(nameOf(file)) ? 0 : 1000);

function describeNone(files: FileEntry[]): string {
  if (files.some(({ filename }) => POSTS_AS_PAGES.test(toSlashes(filename))))
    return "This is Instagram’s export as web pages. Request it again, and choose JSON as its format.";
  const photos = files.filter(isPhoto).length;
  const others = files.length - photos;
  const counts = [
    ...(photos > 0 ? [countOf(photos, "photo")] : []),
    ...(others > 0 ? [countOf(others, photos > 0 ? "other file" : "file")] : []),
  ];
  const found = counts.length === 0 ? "is empty" : `has ${counts.join(" and ")}, but no table`;
  return `This ZIP ${found}. Choose one with a .csv, .tsv, .xlsx, .xls, .ods, .json, or .xml file in it.`;
}
