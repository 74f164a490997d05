import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";

/**
 * The session id in the database, an HMAC of the token: a reader of the database cannot sign in, and a
 * writer cannot create sessions without the shop's secret.
 */
export const hashSessionToken = (shop: Pick<Shop, "secrets">, token: string): string =>
  createHmac("sha256", shop.secrets.sessionSecret).update(token).digest("hex");
