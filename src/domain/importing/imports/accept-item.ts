import type { Selectable } from "kysely";
import type { ImportItem, ParsedPiece, SourceField } from "#contract/importing/imports.ts";
import { PRODUCT_FIELDS } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import type { Tables } from "#database/tables.ts";
import { findSkuHolder } from "../../catalogue/products/writing/find-sku-holder.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { conflict, notFound } from "../../errors.ts";
import { idList } from "../../id-list.ts";
import { inTransaction } from "../../in-transaction.ts";
import { indexProduct } from "../../infrastructure/search/index/index-product.ts";
import type { Shop } from "../../shop.ts";
import { loadTagIds } from "../find-tags.ts";
import { applyItem } from "../items/writing/apply-item.ts";
import { fetchPictures } from "../items/writing/fetch-pictures.ts";
import { getImportItem } from "./state/list-import-items.ts";
import { matchPiece } from "../items/matching/match-piece.ts";
import { NameAndPriceIndex } from "../items/matching/name-and-price-index.ts";
import { ShopPieces } from "../items/matching/shop-pieces.ts";
import { planPiece } from "../items/plan-piece.ts";
import { resolveSku } from "../items/matching/resolve-sku.ts";

/** Corrections of a doubtful piece. Price in cents, weight in hundredths of a gram. */
export type ItemCorrection = Pick<ProductChange, SourceField | "categoryId">;

type Item = Selectable<Tables["importItems"]>;

/**
 * Imports a doubtful item, as it was read or corrected. Undoing the import undoes it too.
 * @param index of the pieces of this source, for many items; the item's piece is added to it
 * @throws not-found when there is no such item; conflict when it is decided already or belongs to a
 * preview; DomainError when a rule refuses the piece
 */
export async function acceptItem(
  shop: Shop,
  syncLogId: number,
  itemId: number,
  corrected: ItemCorrection = {},
  index?: NameAndPriceIndex,
): Promise<ImportItem> {
  const { item, importRun } = await getWaitingItem(shop, syncLogId, itemId);
  const nameAndPriceIndex = index ?? new NameAndPriceIndex(importRun.sourceKey);
  const piece = applyCorrection(item.piece, corrected);
  const names = (await listCategories(shop)).map(({ id, name }) => [id, name] as const);
  const context = { ...importRun, categories: new Map(names) };
  const productId =
    (await findProductId(shop, item.productId)) ??
    (await findMatch(shop, { ...context, nameAndPriceIndex }, piece));
  const { fetch } = await planPiece(shop, context, piece, productId);
  const fetched = await fetchPictures(shop, fetch, shop.jobs.stopping);
  const accepted = await inTransaction(shop, async (shop) => {
    await setDecision(shop, itemId, "accepted");
    const holder = await findSkuUse(shop, { syncLogId, itemId, productId }, piece.sku);
    const resolved = resolveSku(piece, () => holder);
    const plan = await planPiece(shop, context, resolved.piece, productId);
    const done = await applyItem(shop, context, plan, {
      place: item.place,
      fetched,
      read: item.piece,
      findTagIds: await loadTagIds(shop, piece.tags),
    });
    if (done.verdict === "add") await indexProduct(shop, [done.productId]);
    await shop.db
      .updateTable("importItems")
      .set({
        verdict: done.verdict,
        productId: done.productId,
        changes: JSON.stringify(done.changes),
        failures: JSON.stringify(done.failures),
        missingPhotos: done.missingPhotos && JSON.stringify(done.missingPhotos),
        reasons: JSON.stringify([...item.reasons, ...resolved.notes, ...plan.notes]),
        snapshot: JSON.stringify(done.snapshot),
      })
      .where("id", "=", itemId)
      .execute();
    await countAccepted(shop, syncLogId);
    return done.productId;
  });
  for (const stated of [piece, item.piece]) await nameAndPriceIndex.add(accepted, stated);
  return getImportItem(shop, syncLogId, itemId);
}

/**
 * Dismisses a doubtful item. Later imports skip it too while the source gives the same.
 * @throws not-found when there is no such item, conflict when it is decided already
 */
export async function dismissItem(
  shop: Shop,
  syncLogId: number,
  itemId: number,
): Promise<ImportItem> {
  await getWaitingItem(shop, syncLogId, itemId);
  await setDecision(shop, itemId, "dismissed");
  return getImportItem(shop, syncLogId, itemId);
}

async function getWaitingItem(shop: Shop, syncLogId: number, itemId: number) {
  const { db } = shop;
  const item = await db
    .selectFrom("importItems")
    .selectAll()
    .where("id", "=", itemId)
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirst();
  if (!item) throw notFound("Item");
  const importRun = await db
    .selectFrom("importRuns")
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .select(["syncLogId", "sourceKind", "sourceKey", "dryRun", "platformId"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  if (importRun.dryRun) throw conflict("This was only a preview. Start the import, then decide.");
  if (item.state !== "waiting" || !item.piece) throw alreadyDecided();
  return { item: { ...item, piece: item.piece }, importRun };
}

/** Guards against concurrent decisions: the second one fails. */
async function setDecision({ db }: Shop, itemId: number, state: Item["state"]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("importItems")
    .set({ state })
    .where("id", "=", itemId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw alreadyDecided();
}

/** One that is accepted counts as a success; it was processed before. */
async function countAccepted({ db }: Shop, syncLogId: number): Promise<void> {
  await db
    .updateTable("syncLogs")
    .set((eb) => ({ recordsSuccess: eb("recordsSuccess", "+", 1) }))
    .where("id", "=", syncLogId)
    .execute();
}

const alreadyDecided = () => conflict("This was already decided.");

function applyCorrection(read: ParsedPiece, corrected: ItemCorrection): ParsedPiece {
  const given = (Object.entries(corrected) as [keyof ItemCorrection, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [PRODUCT_FIELDS[name].column, value]);
  return { ...read, ...(Object.fromEntries(given) as Partial<ParsedPiece>) };
}

async function findMatch(
  shop: Shop,
  importRun: Parameters<typeof ShopPieces.load>[1] & { syncLogId: number },
  piece: ParsedPiece,
): Promise<number | null> {
  const pieces = await ShopPieces.load(shop, importRun, [piece]);
  const matched = await shop.db
    .selectFrom("importItems")
    .select(["productId", "place"])
    .where("syncLogId", "=", importRun.syncLogId)
    .where("productId", "in", idList(shop, pieces.ids()))
    .where("verdict", "!=", "refuse")
    .execute();
  const places = new Map(matched.map(({ productId, place }) => [productId, place]));
  const placeOfProduct = (id: number) => places.get(id) ?? null;
  return matchPiece({ pieces, placeOfProduct }, piece)?.productId ?? null;
}

/** The place of another item, or the name of another piece, that has an SKU; null for none. */
async function findSkuUse(
  shop: Shop,
  { syncLogId, itemId, productId }: { syncLogId: number; itemId: number; productId: number | null },
  sku: string | null,
): Promise<string | null> {
  if (sku === null) return null;
  const earlier = await shop.db
    .selectFrom("importItems")
    .select("place")
    .where("syncLogId", "=", syncLogId)
    .where("sku", "=", sku)
    .where("verdict", "!=", "refuse")
    .where("id", "!=", itemId)
    .executeTakeFirst();
  if (earlier) return earlier.place;
  const name = await findSkuHolder(shop, sku, productId);
  return name === null ? null : `“${name}”`;
}

async function findProductId({ db }: Shop, productId: number | null): Promise<number | null> {
  if (productId === null) return null;
  const row = await db
    .selectFrom("products")
    .select("id")
    .where("id", "=", productId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
