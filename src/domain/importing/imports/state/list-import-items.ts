import type { SelectQueryBuilder } from "kysely";
import { formatHundredths } from "#contract/decimals.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import type { ItemKind } from "#contract/importing/import-records.ts";
import {
  CORRECTABLE_FIELDS,
  type ImportItem,
  type ImportItemState,
  type ImportVerdict,
  type ParsedPiece,
} from "#contract/importing/imports.ts";
import { mapFields, PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { Tables } from "#database/tables.ts";
import { conflict, notFound } from "../../../errors.ts";
import type { Page } from "../../../page.ts";
import type { Shop } from "../../../shop.ts";

type Options = {
  kind?: ItemKind | undefined;
  verdict?: ImportVerdict | undefined;
  state?: ImportItemState | undefined;
  limit?: number;
  offset?: number;
};

/**
 * An import's items in the order they were read; all without a limit.
 * @throws not-found when there is no such import
 */
export async function listImportItems(
  shop: Shop,
  syncLogId: number,
  { kind, verdict, state, limit, offset = 0 }: Options = {},
): Promise<Page<ImportItem>> {
  await requireImport(shop, syncLogId);
  const found = shop.db
    .selectFrom("importItems")
    .where("syncLogId", "=", syncLogId)
    .$call((query) => (kind ? query.where("kind", "=", kind) : query))
    .$call((query) => (verdict ? query.where("verdict", "=", verdict) : query))
    .$call((query) => (state ? query.where("state", "=", state) : query));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await columns(found)
    .orderBy("position")
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items: rows.map(toItem), total };
}

/** @throws not-found when the import has no such item */
export async function getImportItem(
  shop: Shop,
  syncLogId: number,
  itemId: number,
): Promise<ImportItem> {
  const found = shop.db
    .selectFrom("importItems")
    .where("syncLogId", "=", syncLogId)
    .where("id", "=", itemId);
  const row = await columns(found).executeTakeFirst();
  if (!row) throw notFound("Item");
  return toItem(row);
}

/** @throws not-found when there is no such sync log, conflict when it is not that of an import */
export async function requireImport({ db }: Shop, syncLogId: number): Promise<void> {
  const log = await db
    .selectFrom("syncLogs")
    .leftJoin("importRuns", "importRuns.syncLogId", "syncLogs.id")
    .select("importRuns.syncLogId")
    .where("syncLogs.id", "=", syncLogId)
    .executeTakeFirst();
  if (!log) throw notFound("Run");
  if (log.syncLogId === null) throw conflict("This run is not that of an import.");
}

const columns = <T>(found: SelectQueryBuilder<Tables, "importItems", T>) =>
  found
    .select(["id", "kind", "place", "name", "verdict", "state", "reasons", "failures", "changes"])
    .select(["productId", "piece", "raw"]);

function toItem(
  row: Awaited<ReturnType<ReturnType<typeof columns>["execute"]>>[number],
): ImportItem {
  const { id, kind, place, name, verdict, state, reasons, failures, changes, productId } = row;
  const { piece, raw } = row;
  return {
    id,
    kind,
    where: place,
    name,
    verdict,
    state,
    reasons,
    failures,
    changes,
    productId,
    raw,
    piece:
      verdict === "doubtful" && piece
        ? {
            ...toCorrectableFields(piece),
            categoryId: piece.categoryId,
            images: piece.pictures?.map(({ url }) => url) ?? [],
            tags: piece.tags.map((tag) => tag.name),
            address: piece.address,
          }
        : null,
  };
}

type CorrectableFields = Pick<
  NonNullable<ImportItem["piece"]>,
  (typeof CORRECTABLE_FIELDS)[number]
>;

function toCorrectableFields(piece: ParsedPiece): CorrectableFields {
  const fields = mapFields(CORRECTABLE_FIELDS, (name) => {
    const { column, kind } = PRODUCT_FIELDS[name];
    const value = piece[column] ?? null;
    if (value === null) return null;
    if (kind === "ringSize") return formatRingSize(Number(value) / 4);
    return kind === "money" || kind === "weight" ? formatHundredths(Number(value)) : value;
  });
  return fields as CorrectableFields;
}
