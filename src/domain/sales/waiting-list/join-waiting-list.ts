import { canBeAwaited, type NewWaiter } from "#contract/sales/waiting-list.ts";
import { visibleProducts } from "../../catalogue/products/visible-products.ts";
import { currentAvailability } from "../../catalogue/reservation.ts";
import { conflict, notFound, unprocessable } from "../../errors.ts";
import { inTransaction } from "../../in-transaction.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { isWaitingOffered } from "./is-waiting-offered.ts";
import { queueConfirmation } from "./queue-confirmation.ts";

/** Pieces that one address may wait for. */
const MAX_PIECES = 20;

/**
 * Puts an address on the waiting list of a piece, unconfirmed, and asks it to confirm. Nothing tells whether
 * it was on it already. Limited by limitInquiries.
 * @throws not-found; conflict for a piece that is neither reserved nor sold; unprocessable where the shop
 * sends no such mail
 */
export async function joinWaitingList(
  shop: Shop,
  { productId, email, topic }: NewWaiter,
): Promise<void> {
  if (!(await isWaitingOffered(shop))) throw await notOffered(shop);
  const piece = await findPiece(shop, productId);
  if (topic?.trim()) return;
  await inTransaction(shop, async (shop) => {
    const id = await addOrFind(shop, productId, email);
    if (id !== null) await queueConfirmation(shop, id, piece.name);
  });
}

async function findPiece(shop: Shop, id: number): Promise<{ name: string }> {
  const piece = await visibleProducts(shop, "visitor")
    .select(["name", "availability", "reservedUntil"])
    .where("products.id", "=", id)
    .executeTakeFirst();
  if (!piece) throw notFound("Product");
  const availability = currentAvailability(piece, shop.now());
  if (!canBeAwaited(availability)) {
    throw conflict(`“${piece.name}” is neither reserved nor sold. Ask about it right away.`);
  }
  return piece;
}

/**
 * Writes the row of a known address too: its response takes as long as that of a new one, and on PostgreSQL
 * the lock of the row until the commit serializes concurrent calls.
 * @returns null for an address that waits for too many pieces already
 */
async function addOrFind(shop: Shop, productId: number, email: string): Promise<number | null> {
  const { count } = await shop.db
    .selectFrom("waitingList")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("productId", "!=", productId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_PIECES) return null;
  const { id } = await shop.db
    .insertInto("waitingList")
    .values({ productId, email, createdAt: shop.now().toISOString() })
    .onConflict((existing) =>
      existing
        .columns(["productId", "email"])
        .doUpdateSet((eb) => ({ email: eb.ref("excluded.email") })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function notOffered(shop: Shop) {
  const { email } = await getSettings(shop);
  return unprocessable(
    email
      ? `I can’t send you an email about this piece. Please write to ${email}.`
      : "I can’t send you an email about this piece.",
  );
}
