import type { Selectable } from "kysely";
import type { ImportItem, ParsedPiece, SourceField } from "#contract/imports.ts";
import { PRODUCT_FIELDS } from "#contract/product-fields.ts";
import type { ProductChange } from "#contract/products.ts";
import type { Tables } from "#database/tables.ts";
import { listCategories } from "../../catalogue/categories/list-categories.ts";
import { conflict, notFound } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import type { Shop } from "../../shop.ts";
import { applyItem } from "../items/apply-item.ts";
import { countItems } from "./end-import.ts";
import { fetchPictures } from "../items/fetch-pictures.ts";
import { getRunItem } from "./list-import-items.ts";
import { matchPiece } from "../items/match-piece.ts";
import { NameAndPrice } from "../items/name-and-price-index.ts";
import { planPiece } from "../items/plan-piece.ts";
import { settleSku } from "../items/resolve-sku.ts";

/** What a person may correct of a doubtful piece. Price in cents, weight in hundredths of a gram. */
export type Corrected = Pick<ProductChange, SourceField | "categoryId">;

type Item = Selectable<Tables["importItems"]>;

/**
 * Brings in a doubtful item that a person looked at, as it was read or corrected. Undoing the run takes
 * it back with the rest.
 * @throws not-found when there is no such item; conflict when it was decided already or belongs to a
 * preview; whatever stands against the piece
 */
export async function acceptItem(
  shop: Shop,
  syncLogId: number,
  itemId: number,
  corrected: Corrected = {},
): Promise<ImportItem> {
  const { item, run } = await findWaiting(shop, syncLogId, itemId);
  const piece = correct(item.piece, corrected);
  const names = (await listCategories(shop)).map(({ id, name }) => [id, name] as const);
  const planning = { ...run, alike: new NameAndPrice(run.sourceKey), categories: new Map(names) };
  const productId =
    (await livingId(shop, item.productId)) ?? (await matchPiece(shop, planning, piece));
  const { fetch } = await planPiece(shop, planning, piece, productId);
  const fetched = await fetchPictures(shop, fetch, shop.jobs.stopping);
  await inTransaction(shop, async (shop) => {
    await decide(shop, itemId, "accepted");
    const settled = await settleSku(shop, planning, piece, productId, itemId);
    const plan = await planPiece(shop, planning, settled.piece, productId);
    const done = await applyItem(shop, planning, plan, item.place, fetched, item.piece);
    await shop.db
      .updateTable("importItems")
      .set({
        verdict: done.verdict,
        productId: done.productId,
        changes: JSON.stringify(done.changes),
        failures: JSON.stringify(done.failures),
        reasons: JSON.stringify([...item.reasons, ...settled.notes, ...plan.notes]),
        snapshot: JSON.stringify(done.snapshot),
      })
      .where("id", "=", itemId)
      .execute();
    await countItems(shop, syncLogId);
  });
  return getRunItem(shop, syncLogId, itemId);
}

/**
 * Leaves a doubtful item out. The next import leaves it out too, as long as it reads the same.
 * @throws not-found when there is no such item, conflict when it was decided already
 */
export async function dismissItem(
  shop: Shop,
  syncLogId: number,
  itemId: number,
): Promise<ImportItem> {
  await findWaiting(shop, syncLogId, itemId);
  await decide(shop, itemId, "dismissed");
  return getRunItem(shop, syncLogId, itemId);
}

async function findWaiting(shop: Shop, syncLogId: number, itemId: number) {
  const { db } = shop;
  const item = await db
    .selectFrom("importItems")
    .selectAll()
    .where("id", "=", itemId)
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirst();
  if (!item) throw notFound("Item");
  const run = await db
    .selectFrom("importRuns")
    .innerJoin("syncLogs", "syncLogs.id", "importRuns.syncLogId")
    .select(["syncLogId", "sourceKind", "sourceKey", "dryRun", "platformId"])
    .where("syncLogId", "=", syncLogId)
    .executeTakeFirstOrThrow();
  if (run.dryRun) throw conflict("This was a preview only. Start the import, then decide.");
  if (item.state !== "waiting" || !item.piece) throw decided();
  return { item: { ...item, piece: item.piece }, run };
}

/** Of two who decide at once, one finds it decided. */
async function decide({ db }: Shop, itemId: number, state: Item["state"]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("importItems")
    .set({ state })
    .where("id", "=", itemId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw decided();
}

const decided = () => conflict("This was decided already.");

function correct(read: ParsedPiece, corrected: Corrected): ParsedPiece {
  const given = (Object.entries(corrected) as [keyof Corrected, unknown][])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [PRODUCT_FIELDS[name].column, value]);
  return { ...read, ...(Object.fromEntries(given) as Partial<ParsedPiece>) };
}

async function livingId({ db }: Shop, productId: number | null): Promise<number | null> {
  if (productId === null) return null;
  const row = await db
    .selectFrom("products")
    .select("id")
    .where("id", "=", productId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
