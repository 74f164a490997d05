import type { Shop } from "../../shop.ts";
import { sign } from "./signed-token.ts";

/**
 * What only a process of this shop can answer to a challenge, in hex: by it the shop recognizes itself at its
 * public address.
 * @param challenge 32 hex digits
 */
export const proveIdentity = (shop: Shop, challenge: string): string =>
  sign(shop, "identity", challenge).toString("hex");
