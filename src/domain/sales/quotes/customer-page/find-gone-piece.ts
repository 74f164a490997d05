import type { PublicQuote } from "#contract/sales/quotes.ts";
import { idList } from "../../../id-list.ts";
import type { Shop } from "../../../shop.ts";

type Item = { productId: number | null; isCustom: boolean; title: string };
type Quoted = { customerId: number | null; sentAt: string | null };

export type GonePiece = {
  title: string;
  /** null where visitors do not see it. */
  productId: number | null;
  because: NonNullable<PublicQuote["goneBecause"]>;
};

/**
 * The first piece of a sent quote that is no longer there, and why; null while all are.
 * @param quoted whose quote it is, and since when they have it
 */
export async function findGonePiece(
  shop: Shop,
  items: Item[],
  quoted: Quoted,
): Promise<GonePiece | null> {
  const rows = await shop.db
    .selectFrom("products")
    .select(["id", "availability", "isActive"])
    .where("deletedAt", "is", null)
    .where(
      "id",
      "in",
      idList(
        shop,
        items.flatMap(({ productId }) => productId ?? []),
      ),
    )
    .execute();
  for (const { isCustom, title, productId } of items) {
    const piece = rows.find(({ id }) => id === productId);
    if (isCustom || (piece && piece.availability !== "sold")) continue;
    if (!piece) return { title, productId: null, because: "deleted" };
    const because = (await hasOrdered(shop, piece.id, quoted)) ? "ordered" : "sold";
    return { title, productId: piece.isActive ? piece.id : null, because };
  }
  return null;
}

/** Whether the desk recorded their own order of the piece meanwhile. */
async function hasOrdered(
  { db }: Shop,
  productId: number,
  { customerId, sentAt }: Quoted,
): Promise<boolean> {
  if (customerId === null || sentAt === null) return false;
  const order = await db
    .selectFrom("orders")
    .innerJoin("orderItems", "orderItems.orderId", "orders.id")
    .select("orders.id")
    .where("orderItems.productId", "=", productId)
    .where("orders.customerId", "=", customerId)
    .where("orders.status", "<>", "cancelled")
    .where("orders.deletedAt", "is", null)
    .where("orders.createdAt", ">=", sentAt)
    .executeTakeFirst();
  return order !== undefined;
}
