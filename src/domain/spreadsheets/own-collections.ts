import { type NewCollection, newCollectionSchema } from "#contract/collections.ts";
import { listCategories } from "../categories/list-categories.ts";
import { createCollection } from "../collections/create-collection.ts";
import { DomainError } from "../errors.ts";
import { findKeptPicture } from "../imports/find-kept-picture.ts";
import type { Shop } from "../shop.ts";
import { listTags } from "../tags/list-tags.ts";
import { toInstant, toList, toYesNo } from "./cell-values.ts";
import { type PieceFinder, pieceFinder } from "./find-own-pieces.ts";
import type { Spreadsheet } from "./open-spreadsheet.ts";
import { count, originOf, type OwnRow, ownRows } from "./own-rows.ts";
import { toOwnPicture } from "./own-picture.ts";
import { splitTags } from "./own-tag-names.ts";
import type { Table } from "./table.ts";

/** Says how many collections of the export would come in. */
export async function previewOwnCollections(shop: Shop, table: Table | null): Promise<string[]> {
  const known = await listSlugs(shop);
  let added = 0;
  let here = 0;
  for await (const row of ownRows(table)) {
    if (known.has(row.text("Slug") ?? "")) here += 1;
    else added += 1;
  }
  const notes = [];
  if (added > 0) notes.push(`${count(added, "new collection")} would come in as well.`);
  if (here > 0)
    notes.push(`${count(here, "collection")} that are here already would stay as they are.`);
  return notes;
}

/** Adds the collections of the export that are not here, once its pieces are; others stay as they are. */
export async function takeOwnCollections(shop: Shop, sheet: Spreadsheet): Promise<string[]> {
  if (!sheet.collections) return [];
  const known = await listSlugs(shop);
  const finder = await pieceFinder(shop, sheet);
  const { oddTags } = sheet;
  const notes: string[] = [];
  let added = 0;
  for await (const row of ownRows(sheet.collections)) {
    if (known.has(row.text("Slug") ?? "")) continue;
    const left = await takeOne(shop, row, { finder, oddTags });
    if (left === null) added += 1;
    else notes.push(left);
    if (left === null && wasCut(row)) notes.push(tellCut(row));
  }
  if (added > 0)
    notes.unshift(
      `${count(added, "collection")} came in as well, and would stay if the import is undone.`,
    );
  return notes;
}

/** A cell holds no more than this. */
const LONGEST_CELL = 32_767;
const wasCut = (row: OwnRow): boolean => (row.text("Content (HTML)")?.length ?? 0) >= LONGEST_CELL;
const tellCut = (row: OwnRow): string =>
  `The text of the collection “${row.text("Title")}” is longer than a workbook can hold: its end is missing.`;

/** @returns why it was left out, if it was */
type Known = { finder: PieceFinder; oddTags: string[] };

async function takeOne(shop: Shop, row: OwnRow, known: Known): Promise<string | null> {
  const title = row.text("Title") ?? "";
  const leftOut = (why: string) =>
    `The collection “${title}” (row ${row.number}) was left out: ${why}`;
  const read = newCollectionSchema.safeParse(await toInput(shop, row, known));
  if (!read.success) return leftOut(read.error.issues[0]?.message ?? "it is incomplete.");
  try {
    const publishedAt = toInstant(row.cell("Published At (UTC)")) ?? null;
    await createCollection(shop, read.data, null, { ...originOf(row), publishedAt });
    return null;
  } catch (error) {
    if (error instanceof DomainError) return leftOut(error.message);
    throw error;
  }
}

async function toInput(
  shop: Shop,
  row: OwnRow,
  { finder, oddTags }: Known,
): Promise<Record<keyof Omit<NewCollection, "publishAt">, unknown>> {
  const category = row.text("Category");
  const tags = splitTags(row.text("Tags"), oddTags);
  const labels = new Map((await listTags(shop)).map(({ id, name }) => [name.toLowerCase(), id]));
  const images: string[] = [];
  for (const url of toList(row.cell("Images"), /\n/)) {
    const own = toOwnPicture(shop.publicUrl, url);
    const kept = /^https?:/i.test(own) ? own : await findKeptPicture(shop, own);
    if (kept) images.push(kept);
  }
  return {
    title: row.text("Title"),
    slug: row.text("Slug"),
    description: row.text("Description"),
    content: row.text("Content (HTML)"),
    images,
    categoryId: (await listCategories(shop)).find(({ name }) => name === category)?.id ?? null,
    isPublished: toYesNo(row.cell("Published")) ?? false,
    isFeatured: toYesNo(row.cell("Featured")) ?? false,
    tagIds: tags.flatMap((name) => labels.get(name.toLowerCase()) ?? []),
    productIds: await finder(toList(row.cell("Piece IDs"), /,/).map(Number)),
  };
}

async function listSlugs({ db }: Shop): Promise<Set<string>> {
  const rows = await db
    .selectFrom("collections")
    .select("slug")
    .where("deletedAt", "is", null)
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
