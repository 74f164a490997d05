import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { verifyUnsubscribeToken } from "./unsubscribe-token.ts";

/** Whether letters still go to the holder of a token. @throws not-found for a token that was not made here */
export async function getSubscription(shop: Shop, token: string): Promise<{ isActive: boolean }> {
  const id = requireSubscriber(shop, token);
  const subscriber = await shop.db
    .selectFrom("subscribers")
    .select("isActive")
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .executeTakeFirst();
  return { isActive: subscriber?.isActive ?? false };
}

/**
 * Ends the letters, or begins them again; as often as one likes. Nobody who was removed comes back by it.
 * @throws not-found for a token that was not made here
 */
export async function changeSubscription(
  shop: Shop,
  token: string,
  isActive: boolean,
): Promise<void> {
  const id = requireSubscriber(shop, token);
  await shop.db
    .updateTable("subscribers")
    .set({ isActive })
    .where("id", "=", id)
    .where("deletedAt", "is", null)
    .execute();
}

function requireSubscriber(shop: Shop, token: string): number {
  const id = verifyUnsubscribeToken(shop, token);
  if (id === null) throw notFound("Subscription");
  return id;
}
