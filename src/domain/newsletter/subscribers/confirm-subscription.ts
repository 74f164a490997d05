import type { Shop } from "../../shop.ts";
import { needsConfirmation } from "./request-confirmation.ts";
import { verifyConfirmationToken } from "./confirmation-token.ts";
import { issuedToSubscriber } from "./issued-to-subscriber.ts";

/** Confirms the address of a token's holder, who gets letters from now on. Nothing changes for an invalid token. */
export async function confirmSubscription(shop: Shop, token: string): Promise<void> {
  const issued = verifyConfirmationToken(shop, token);
  if (!issued) return;
  await shop.db
    .updateTable("subscribers")
    .set({ isActive: true, confirmedAt: shop.now().toISOString(), unsubscribedAt: null })
    .where(issuedToSubscriber(issued))
    .where(needsConfirmation)
    .execute();
}
