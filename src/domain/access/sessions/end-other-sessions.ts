import type { Shop } from "../../shop.ts";
import { sessionId } from "./hash-session-token.ts";

/**
 * Signs a user out everywhere else.
 * @param keepToken the session that stays; null ends all
 * @returns how many were ended
 */
export async function endOtherSessions(
  shop: Shop,
  userId: string,
  keepToken: string | null,
): Promise<number> {
  const { numDeletedRows } = await shop.db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .$if(keepToken !== null, (query) => query.where("sid", "!=", sessionId(shop, keepToken ?? "")))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
