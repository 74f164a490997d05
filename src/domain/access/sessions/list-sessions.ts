import type { Shop } from "../../shop.ts";
import { hashSessionToken } from "./hash-session-token.ts";

export type SessionInfo = {
  /** Part of the stored hash, which does not sign in. */
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** Whether it is the caller's session. */
  current: boolean;
};

/** A user's sessions, the most recently used first. */
export async function listSessions(
  shop: Shop,
  userId: string,
  currentToken: string | null = null,
): Promise<SessionInfo[]> {
  const current = currentToken === null ? null : hashSessionToken(shop, currentToken);
  const rows = await shop.db
    .selectFrom("sessions")
    .select(["sid", "userAgent", "createdAt", "lastSeenAt"])
    .where("userId", "=", userId)
    .where("expire", ">", shop.now().toISOString())
    .orderBy("lastSeenAt", "desc")
    .orderBy("sid")
    .execute();
  return rows.map(({ sid, ...row }) => ({
    id: sid.slice(0, 16),
    userAgent: row.userAgent,
    createdAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    current: sid === current,
  }));
}
