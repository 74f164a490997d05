import { randomUUID } from "node:crypto";
import {
  type BulkProductAction,
  describeBulkChange,
} from "#contract/catalogue/bulk-product-action.ts";
import { formatList } from "#contract/catalogue/format-fact.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { Product, ProductChange } from "#contract/catalogue/products.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import { moveManyToTrash } from "../../../infrastructure/trash/move-many-to-trash.ts";
import { recordChange } from "../../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../../shop.ts";
import { getProduct } from "../get-product.ts";
import { updateProduct } from "../update-product.ts";
import { type BulkChangeItem, recordBulkChange } from "./record-bulk-change.ts";
import { planChange } from "./plan-change.ts";

type BulkResult = {
  /** The number of pieces that are now different. */
  changed: number;
  /** The batch that restores deleted pieces together. */
  batch: string | null;
  /** Undoes any other change as a whole. */
  undoId: string | null;
};

/**
 * Changes or deletes many pieces, all or none; those that already are as wanted stay untouched.
 * @throws not-found when one does not exist, unprocessable when one cannot be changed so
 */
export async function changeManyProducts(
  shop: Shop,
  bulk: BulkProductAction,
  by: string | null,
): Promise<BulkResult> {
  // Sorted, so that concurrent bulk changes do not deadlock.
  const ids = [...new Set(bulk.ids)].toSorted((a, b) => a - b);
  const { timeZone } = await getSettings(shop);
  return inTransaction(shop, async (shop) => {
    if (bulk.action === "delete") return deleteMany(shop, ids, by);
    const items: BulkChangeItem[] = [];
    for (const id of ids) {
      const before = await getProduct(shop, id, "admin");
      const change = planChange(before, bulk, timeZone);
      if (Object.keys(change).length === 0) continue;
      const metalPriceId = await findPriceBase(shop, id);
      const { version } = await updateProduct(shop, id, change, null);
      items.push({ productId: id, before: toEarlierFields(before, change), version, metalPriceId });
    }
    const message = describeBulkChange(bulk.action, items.length);
    const undoId = items.length > 0 ? await recordBulkChange(shop, { message, by, items }) : null;
    const label = String(items.length);
    if (undoId !== null) await recordChange(shop, by, { kind: "pieces", action: "changed", label });
    return { changed: items.length, batch: null, undoId };
  });
}

async function findPriceBase({ db }: Shop, id: number): Promise<number | null> {
  const row = db.selectFrom("products").select("metalPriceId").where("id", "=", id);
  return (await row.executeTakeFirst())?.metalPriceId ?? null;
}

async function deleteMany(shop: Shop, ids: number[], by: string | null): Promise<BulkResult> {
  const batch = randomUUID();
  const entries: { entityId: number; label: string }[] = [];
  for (const id of ids) {
    const { name } = await getProduct(shop, id, "admin");
    entries.push({ entityId: id, label: name });
  }
  const changed = await moveManyToTrash(shop, { kind: "product", entries, by, batch });
  await recordChange(shop, by, { kind: "pieces", action: "deleted", label: String(changed) });
  return { changed, batch, undoId: null };
}

/** Fields that follow each other: an undo restores all of them. */
const STATE = ["isActive", "availability", "stock", "reservedFor", "reservedUntil", "leadTime"];

/** The change that takes a change back: the fields it touches as they were, prices in cents. */
function toEarlierFields(before: Product, change: ProductChange): ProductChange {
  const touched = Object.keys(change);
  const isState = touched.some((name) => STATE.includes(name) && name !== "isActive");
  const names = new Set([...touched, ...(isState ? STATE : [])]);
  return Object.fromEntries([...names].map((name) => [name, toInput(name, before)]));
}

function toInput(name: string, before: Product): unknown {
  if (name === "price") return parseHundredths(before.price);
  if (name === "metals" || name === "stones") return formatList(name, before);
  return before[name as keyof Product];
}
