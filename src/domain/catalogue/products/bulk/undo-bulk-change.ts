import type { ProductChange } from "#contract/catalogue/products.ts";
import { conflict, notFound } from "../../../errors.ts";
import { inTransaction } from "../../../in-transaction.ts";
import { recordChange } from "../../../infrastructure/changes/record-change.ts";
import type { Shop } from "../../../shop.ts";
import { withoutEndedReservation } from "../../reservation.ts";
import { listTags } from "../../tags/list-tags.ts";
import { withoutUnpricedListing } from "../unpriced-listing.ts";
import { updateProduct } from "../update-product.ts";

/**
 * Takes back a change of many pieces. Pieces that were changed or deleted since stay as they are.
 * @param by the admin's username, for the history
 * @returns how many are as they were, and how many were left alone
 * @throws not-found for an unknown or expired change, conflict for one that is undone already
 */
export async function undoBulkChange(
  shop: Shop,
  id: string,
  by: string | null,
): Promise<{ restored: number; skipped: number }> {
  return inTransaction(shop, async (shop) => {
    await claim(shop, id);
    const items = await listRestorable(shop, id);
    const tags = new Set((await listTags(shop)).map((tag) => tag.id));
    let restored = 0;
    for (const {
      productId,
      before,
      version,
      current,
      metalPriceId,
      isActive,
      priceCents,
    } of items) {
      if (current !== version) continue;
      const listing = { isActive: isActive ?? false, priceCents: priceCents ?? 0 };
      const change = withoutUnpricedListing(listing, toRestore(before, tags, shop.now()));
      await updateProduct(shop, productId, change, null);
      if (change.price !== undefined) await restorePriceBase(shop, productId, metalPriceId);
      restored += 1;
    }
    await recordChange(shop, by, { kind: "pieces", action: "undone", label: String(restored) });
    return { restored, skipped: items.length - restored };
  });
}

/** The price goes by what metals cost when it was set first. */
const restorePriceBase = ({ db }: Shop, id: number, metalPriceId: number | null) =>
  db.updateTable("products").set({ metalPriceId }).where("id", "=", id).execute();

/** One of two concurrent undos wins. */
async function claim({ db, now }: Shop, id: string): Promise<void> {
  const claimed = await db
    .updateTable("bulkChanges")
    .set({ undoneAt: now().toISOString() })
    .where("id", "=", id)
    .where("undoneAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (claimed) return;
  const known = await db
    .selectFrom("bulkChanges")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  throw known ? conflict("This change was already undone.") : notFound("Change");
}

const listRestorable = ({ db }: Shop, id: string) =>
  db
    .selectFrom("bulkChangeItems")
    .leftJoin("products", (join) =>
      join
        .onRef("products.id", "=", "bulkChangeItems.productId")
        .on("products.deletedAt", "is", null),
    )
    .select(["productId", "before", "bulkChangeItems.version", "bulkChangeItems.metalPriceId"])
    .select(["products.version as current", "products.isActive", "products.priceCents"])
    .where("changeId", "=", id)
    .orderBy("productId")
    .execute();

/** Without tags that are gone by now, and without a reservation that would have ended. */
function toRestore(before: ProductChange, tags: Set<number>, now: Date): ProductChange {
  const { tagIds } = before;
  const fields = tagIds ? { ...before, tagIds: tagIds.filter((id) => tags.has(id)) } : before;
  return withoutEndedReservation(fields, now);
}
