import type { User } from "#contract/sign-in.ts";
import type { Shop } from "../../shop.ts";
import { sessionExpiry } from "./session-expiry.ts";
import { hashSessionToken } from "./hash-session-token.ts";
import { toUser, USER_COLUMNS } from "../to-user.ts";

export type FoundSession = {
  user: User;
  sid: string;
  /** ISO 8601. */
  expires: string;
  /** Whether its end was just moved on, so that a cookie's end can follow. */
  renewed: boolean;
};

const RENEW_AFTER_MILLISECONDS = 60 * 60 * 1000;

/**
 * Who is signed in with this token, or null. A session lives for 30 days after it was last used; to
 * spare the database, its use is written down once an hour.
 */
export async function findSession(shop: Shop, token: string): Promise<FoundSession | null> {
  const sid = hashSessionToken(shop, token);
  const now = shop.now();
  const row = await shop.db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.expire", "sessions.lastSeenAt", ...USER_COLUMNS])
    .where("sessions.sid", "=", sid)
    .where("sessions.expire", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) return null;
  const renewed = now.getTime() - Date.parse(row.lastSeenAt) >= RENEW_AFTER_MILLISECONDS;
  const expires = renewed ? sessionExpiry(now) : row.expire;
  if (renewed) {
    await shop.db
      .updateTable("sessions")
      .set({ lastSeenAt: now.toISOString(), expire: expires })
      .where("sid", "=", sid)
      .execute();
  }
  return { user: toUser(row), sid, expires, renewed };
}
