import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { ItemSnapshot } from "#database/tables/importing-tables.ts";
import type { Tables } from "#database/tables.ts";
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import { DomainError } from "../../../errors.ts";
import { withoutUnpricedListing } from "../../../catalogue/products/unpriced-listing.ts";
import type { Shop } from "../../../shop.ts";
import { moveManyToTrash } from "../../../infrastructure/trash/move-many-to-trash.ts";
import { undoRecord } from "../../records/undo-record.ts";
import { FIELDS } from "../comparison/compare-piece.ts";
import { type CurrentPiece, loadCurrent } from "../comparison/load-current.ts";
import { type PieceChange, toProductChange } from "../comparison/to-product-change.ts";
import { updatePiece } from "./update-piece.ts";

type Item = Selectable<Tables["importItems"]>;

type UndoneImportRun = Pick<Selectable<Tables["importRuns"]>, "syncLogId" | "sourceKey">;

type Undone = { undone: boolean; kept: string[] };

/** Undoes one item of an import. Call it within a transaction. */
export async function undoItem(
  shop: Shop,
  importRun: UndoneImportRun,
  item: Item,
  by: string | null,
): Promise<Undone> {
  await shop.db
    .updateTable("importItems")
    .set({ state: "undone" })
    .where("id", "=", item.id)
    .execute();
  if (item.kind !== "piece") {
    const batch = trashBatchOf(importRun.syncLogId);
    const undone = await undoRecord(shop, item, { label: item.name, by, batch });
    // What stays may be undone later.
    if (undone.kept.length === 0)
      await shop.db
        .updateTable("importItems")
        .set({ made: null })
        .where("id", "=", item.id)
        .execute();
    return undone;
  }
  const current = item.productId === null ? null : await loadCurrent(shop, item.productId);
  if (!current || !item.snapshot) return { undone: false, kept: [] };
  return item.verdict === "add"
    ? removeAdded(shop, importRun, current, by)
    : revertChanges(shop, importRun, item.snapshot, current);
}

/** The trash batch of what an undone import had added. */
export const trashBatchOf = (syncLogId: number): string => `import-${syncLogId}`;

async function removeAdded(
  shop: Shop,
  { syncLogId }: UndoneImportRun,
  { row }: CurrentPiece,
  by: string | null,
): Promise<Undone> {
  await moveManyToTrash(shop, {
    kind: "product",
    entries: [{ entityId: row.id, label: row.name }],
    by,
    batch: trashBatchOf(syncLogId),
  });
  const isEdited = row.version > 1 && (await listEditedFields(shop, row.id, syncLogId)).size > 0;
  return {
    undone: true,
    kept: isEdited ? ["It was edited after the import. The trash keeps the edited version."] : [],
  };
}

async function revertChanges(
  shop: Shop,
  importRun: UndoneImportRun,
  snapshot: ItemSnapshot,
  current: CurrentPiece,
): Promise<Undone> {
  const set: PieceChange = {};
  const changed: string[] = [];
  for (const { field, before, after } of snapshot.fields) {
    if (isDeepStrictEqual(valueOf(current, field), after))
      Object.assign(set, toProductChange(field, before));
    else changed.push(field);
  }
  const productId = current.row.id;
  const kept = await describeEdited(shop, productId, importRun.syncLogId, changed);
  await restoreSource(shop, importRun, snapshot, productId);
  if (snapshot.redirect !== null) await deleteRedirect(shop, snapshot.redirect, productId);
  if (Object.keys(set).length === 0) return { undone: false, kept };
  // Restoring stock is not a sale.
  if (set.stock !== undefined) set.availability ??= current.row.availability;
  const change = withoutUnpricedListing(current.row, set);
  if (change.price !== set.price) kept.push("It’s listed, so it keeps its price.");
  try {
    await updatePiece(shop, productId, change);
    return { undone: true, kept };
  } catch (error) {
    // updateProduct validates before it writes.
    if (!(error instanceof DomainError)) throw error;
    return { undone: false, kept: [...kept, error.message] };
  }
}

/** Of what is not as the import left it, only what a person edited. */
async function describeEdited(
  shop: Shop,
  productId: number,
  syncLogId: number,
  changed: string[],
): Promise<string[]> {
  if (changed.length === 0) return [];
  const edited = await listEditedFields(shop, productId, syncLogId);
  return changed
    .filter((field) => edited.has(NAMES.get(field) ?? field))
    .map((field) => `${labelOf(field)} was edited since, and stays as it is.`);
}

/** The names of fields by their columns. */
const NAMES = new Map<string, string>([
  ...PRODUCT_FIELD_NAMES.map((name): [string, string] => [PRODUCT_FIELDS[name].column, name]),
  ["costCents", "pricing"],
]);

const valueOf = ({ row, tagIds, images }: CurrentPiece, field: string): unknown =>
  ({ ...row, tagIds, images })[field as keyof typeof row];

const FIELD_LABELS: Record<string, string> = { ...FIELDS, tagIds: "Tags", images: "Photos" };

const labelOf = (field: string) => FIELD_LABELS[field] ?? field;

/** The next import compares with what was read before this one. */
async function restoreSource(
  { db }: Shop,
  { syncLogId, sourceKey }: UndoneImportRun,
  { source }: ItemSnapshot,
  productId: number,
): Promise<void> {
  if (source) {
    await db
      .updateTable("productSources")
      .set({
        lastRead: JSON.stringify(source.lastRead),
        pictures: JSON.stringify(source.pictures),
        externalId: source.externalId,
      })
      .where("productId", "=", productId)
      .where("sourceKey", "=", sourceKey)
      .where("lastRunId", "=", syncLogId)
      .execute();
  } else {
    await db
      .deleteFrom("productSources")
      .where("productId", "=", productId)
      .where("sourceKey", "=", sourceKey)
      .where("lastRunId", "=", syncLogId)
      .execute();
  }
}

async function deleteRedirect({ db }: Shop, fromPath: string, productId: number): Promise<void> {
  await db
    .deleteFrom("redirects")
    .where("fromPath", "=", fromPath)
    .where("productId", "=", productId)
    .execute();
}

/**
 * The fields of a piece that people changed on the desk since an import began, alone or together with others; what
 * later imports and sales changed is not among them.
 */
async function listEditedFields(
  { db }: Shop,
  productId: number,
  syncLogId: number,
): Promise<Set<string>> {
  const { startedAt } = await db
    .selectFrom("syncLogs")
    .select("startedAt")
    .where("id", "=", syncLogId)
    .executeTakeFirstOrThrow();
  const alone = await db
    .selectFrom("changes")
    .select("fields")
    .where("kind", "=", "piece")
    .where("action", "=", "changed")
    .where("productId", "=", productId)
    .where("changedAt", ">=", startedAt)
    .execute();
  const together = await db
    .selectFrom("bulkChangeItems")
    .innerJoin("bulkChanges", "bulkChanges.id", "bulkChangeItems.changeId")
    .select("before")
    .where("productId", "=", productId)
    .where("bulkChanges.createdAt", ">=", startedAt)
    .where("undoneAt", "is", null)
    .execute();
  return new Set([
    ...alone.flatMap(({ fields }) => fields),
    ...together.flatMap(({ before }) => Object.keys(before)),
  ]);
}
