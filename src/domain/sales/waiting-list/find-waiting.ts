import { limitVisitorWrites } from "../../infrastructure/rate-limit/limit-visitor-writes.ts";
import type { Shop } from "../../shop.ts";
import { findWaiterRow } from "./waiting-secret.ts";

/** What the holder of a secret waits for. */
export type Waiting = {
  isConfirmed: boolean;
  email: string;
  /** The id is null for a piece that visitors do not see now. */
  piece: { id: number | null; name: string };
};

/**
 * What the holder of a secret waits for; null for a forged one, and once they were notified or have left.
 * @param from the visitor's IP address
 * @throws too-many-requests for who opens many
 */
export async function findWaiting(
  shop: Shop,
  secret: string,
  from: string,
): Promise<Waiting | null> {
  await limitVisitorWrites(shop, from, { purpose: "private pages" });
  const row = await findWaiterRow(shop, secret);
  if (!row || row.notifiedAt !== null) return null;
  const piece = await shop.db
    .selectFrom("products")
    .select(["name", "isActive", "deletedAt"])
    .where("id", "=", row.productId)
    .executeTakeFirstOrThrow();
  const isListed = piece.isActive && piece.deletedAt === null;
  return {
    isConfirmed: row.confirmedAt !== null,
    email: row.email,
    piece: { id: isListed ? row.productId : null, name: piece.name },
  };
}
