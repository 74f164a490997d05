import { createHmac } from "node:crypto";
import type { Shop } from "../../shop.ts";

/**
 * How a session's token is kept: who reads the database cannot sign in with it, and who writes to it
 * cannot make a session without the shop's secret.
 */
export const hashSessionToken = (shop: Pick<Shop, "secrets">, token: string): string =>
  createHmac("sha256", shop.secrets.sessionSecret).update(token).digest("hex");
