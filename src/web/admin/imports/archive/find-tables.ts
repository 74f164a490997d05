import { countOf } from "#contract/count-of.ts";
import { type ArchivedFile, isOutside, isPhoto } from "./choose-photos.ts";
import { ArchiveError, nameOf, toSlashes } from "./read-archive.ts";

const TABLE = /\.(?:csv|tsv|xlsx|xls|ods|json|xml)$/i;

/** What workbooks and other documents, which are ZIPs themselves, have at their top. */
const OF_DOCUMENT = /^(?:\[Content_Types\]\.xml|mimetype|Index\/.*\.iwa)$/;

/** Instagram's posts among its other data: content/posts_1.json, or media/posts_1.json. */
const POSTS = /(?:^|\/)posts_\d+\.json$/i;
const POSTS_AS_PAGES = /(?:^|\/)posts_\d+\.html$/i;

/** Such as EtsyListingsDownload.csv, beside EtsySoldOrders2025.csv. */
const OF_PIECES = /listing|product|piece|catalog|inventory|stock/i;

/**
 * The tables among the files of a ZIP, the likeliest of pieces first; null for a workbook, which is read by itself.
 * @throws ArchiveError when there is none, which says what is there
 */
export function findTables<F extends ArchivedFile>(files: F[]): F[] | null {
  if (files.some(({ filename }) => OF_DOCUMENT.test(filename))) return null;
  const tables = files.filter(({ filename }) => TABLE.test(filename) && !isOutside(filename));
  const posts = tables.filter(({ filename }) => POSTS.test(toSlashes(filename)));
  if (posts.length > 0)
    return posts.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true }));
  if (tables.length === 0) throw new ArchiveError(describeNone(files));
  return withoutViews(tables)
    .map((file) => ({ file, rank: rankOf(file) }))
    .toSorted((a, b) => a.rank - b.rank || b.file.uncompressedSize - a.file.uncompressedSize)
    .map(({ file }) => file);
}

/** Of "Rings 1a2b.csv", which is as one view shows it, Notion has all in "Rings 1a2b_all.csv". */
function withoutViews<F extends ArchivedFile>(tables: F[]): F[] {
  const names = new Set(tables.map(({ filename }) => filename));
  return tables.filter(({ filename }) => !names.has(filename.replace(/(?:\.csv)?$/, "_all.csv")));
}

/** How many folders a table is in; behind all others where its name is of something else. */
const rankOf = (file: ArchivedFile): number =>
  toSlashes(file.filename).split("/").length + (OF_PIECES.test(nameOf(file)) ? 0 : 1000);

function describeNone(files: ArchivedFile[]): string {
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
