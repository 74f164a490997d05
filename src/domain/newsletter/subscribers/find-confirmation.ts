import type { Shop } from "../../shop.ts";
import { verifyConfirmationToken } from "./confirmation-token.ts";
import { issuedToSubscriber } from "./issued-to-subscriber.ts";

/** Whether the holder of a token has confirmed; null when it is invalid, has expired, or they have unsubscribed since. */
export async function findConfirmation(
  shop: Shop,
  token: string,
): Promise<{ isConfirmed: boolean } | null> {
  const issued = verifyConfirmationToken(shop, token);
  if (!issued) return null;
  const subscriber = await shop.db
    .selectFrom("subscribers")
    .select(["isActive", "confirmedAt"])
    .where(issuedToSubscriber(issued))
    .executeTakeFirst();
  if (!subscriber) return null;
  return { isConfirmed: subscriber.isActive && subscriber.confirmedAt !== null };
}
