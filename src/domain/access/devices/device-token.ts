import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../shop.ts";
import { matchesUsername } from "../matches-username.ts";

type Account = { id: string; passwordHash: string };

/**
 * Marks a browser as one that signed in to this account: an id and its HMAC. It opens nothing; it only
 * gives the browser's wrong passwords a count of their own (OWASP, "device cookies"). A new password
 * ends it.
 * @param deviceId of a browser that is known already; a new one when left out
 */
export function createDeviceToken(
  shop: Shop,
  account: Account,
  deviceId = randomBytes(16).toString("base64url"),
): string {
  return `${deviceId}.${sign(shop, account, deviceId)}`;
}

/** The id of a browser that signed in to this username before, or null. */
export async function findDevice(
  shop: Shop,
  username: string,
  token: string | null | undefined,
): Promise<string | null> {
  const [, deviceId, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (!deviceId || !signature) return null;
  const account = await shop.db
    .selectFrom("users")
    .select(["id", "passwordHash"])
    .where(matchesUsername(username))
    .executeTakeFirst();
  if (!account) return null;
  const expected = Buffer.from(sign(shop, account, deviceId));
  return timingSafeEqual(expected, Buffer.from(signature)) ? deviceId : null;
}

const sign = ({ secrets }: Shop, { id, passwordHash }: Account, deviceId: string): string =>
  createHmac("sha256", secrets.sessionSecret)
    .update(JSON.stringify(["device", id, passwordHash, deviceId]))
    .digest("base64url");
