import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { idList } from "../../id-list.ts";
import type { Shop } from "../../shop.ts";
import { addMessage } from "./records/add-message.ts";
import { addPieces } from "./records/add-pieces.ts";

/**
 * Adds the pieces that a visitor asks about. The name of one that was hidden or deleted since its page was
 * opened goes into a note, because the visitor's own page must not show it.
 */
export async function addAskedPieces(
  shop: Shop,
  inquiryId: number,
  productIds: number[] = [],
): Promise<void> {
  const seen = await visibleProducts(shop, "visitor")
    .select("products.id")
    .where("products.id", "in", idList(shop, productIds))
    .execute();
  const visible = new Set(seen.map(({ id }) => id));
  await addPieces(
    shop,
    inquiryId,
    productIds.filter((id) => visible.has(id)),
  );
  const gone = await listNames(
    shop,
    productIds.filter((id) => !visible.has(id)),
  );
  if (gone.length === 0) return;
  const what = gone.length === 1 ? "a piece that is" : "pieces that are";
  const text = `They asked about ${what} hidden or deleted now: ${gone.join(", ")}.`;
  await addMessage(shop, inquiryId, { kind: "note", text });
}

async function listNames(shop: Shop, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom("products")
    .select("name")
    .where("id", "in", idList(shop, ids))
    .orderBy("id")
    .execute();
  return rows.map(({ name }) => name);
}
