import type { Shop } from "../../shop.ts";
import { hashSessionToken } from "./hash-session-token.ts";

/**
 * Ends a user's other sessions.
 * @param currentToken token of the session that stays; null ends all
 * @returns how many were ended
 */
export async function endOtherSessions(
  shop: Shop,
  userId: string,
  currentToken: string | null,
): Promise<number> {
  const { numDeletedRows } = await shop.db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .$if(currentToken !== null, (query) =>
      query.where("sid", "!=", hashSessionToken(shop, currentToken ?? "")),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
