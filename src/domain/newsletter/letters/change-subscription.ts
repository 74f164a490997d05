import type { Shop } from "../../shop.ts";
import { verifyUnsubscribeToken } from "./unsubscribe-token.ts";

/**
 * Ends or resumes the subscription of a token's holder; a deleted subscriber stays deleted. Who ends it again is
 * known to have ended it, should an import have done so before, which may be undone.
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
    .$if(isActive, (query) => query.where("isActive", "=", false))
    .where("deletedAt", "is", null)
    .execute();
}
