import type { Shop } from "../../shop.ts";
import { hashSessionToken } from "./hash-session-token.ts";

/** Ends a session. Idempotent. */
export async function signOut(shop: Shop, token: string): Promise<void> {
  await shop.db.deleteFrom("sessions").where("sid", "=", hashSessionToken(shop, token)).execute();
}
