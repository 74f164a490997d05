import type { Shop } from "../../shop.ts";
import { verifyUnsubscribeToken } from "./unsubscribe-token.ts";

/**
 * Ends or resumes the subscription of a token's holder. Idempotent; a deleted subscriber stays deleted.
 * @throws not-found for an invalid token
 */
export async function changeSubscription(
  shop: Shop,
  token: string,
  isActive: boolean,
): Promise<void> {
  await shop.db
    .updateTable("subscribers")
    .set({ isActive, unsubscribedAt: isActive ? null : shop.now().toISOString() })
    .where("id", "=", verifyUnsubscribeToken(shop, token))
    .where("isActive", "!=", isActive)
    .where("deletedAt", "is", null)
    .execute();
}
