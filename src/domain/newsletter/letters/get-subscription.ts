import type { Shop } from "../../shop.ts";
import { verifyUnsubscribeToken } from "./unsubscribe-token.ts";

/** Whether the holder of a token receives letters. @throws not-found for an invalid token */
export async function getSubscription(shop: Shop, token: string): Promise<{ isActive: boolean }> {
  const subscriber = await shop.db
    .selectFrom("subscribers")
    .select("isActive")
    .where("id", "=", verifyUnsubscribeToken(shop, token))
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return { isActive: subscriber?.isActive ?? false };
}
