import type { Shop } from "../../shop.ts";

/** Query of the subscribers that letters go to: confirmed, and not unsubscribed. */
export const selectRecipients = (shop: Shop) =>
  shop.db
    .selectFrom("subscribers")
    .where("deletedAt", "is", null)
    .where("isActive", "=", true)
    .where("confirmedAt", "is not", null);
