import type { User } from "#contract/access/sign-in.ts";
import type { Shop } from "../../shop.ts";
import { sessionExpiry } from "./session-expiry.ts";
import { hashSessionToken } from "./hash-session-token.ts";
import { toUser, USER_COLUMNS } from "../to-user.ts";

export type FoundSession = {
  user: User;
  sid: string;
  /** ISO 8601. */
  expires: string;
  /** Whether its expiry was just extended, so that the cookie's expiry can follow. */
  renewed: boolean;
};

/** Extends a session at most once an hour, to save writes. */
const RENEW_AFTER_MILLISECONDS = 60 * 60 * 1000;

/** The session of a token, or null. A session expires 30 days after its last use. */
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
