import { networkOf } from "../visitors/network-of.ts";
import type { Limit } from "./guard-attempts.ts";

/** Five failures a name. */
export const nameLimit = (username: string): Limit => ({
  subject: `name:${username.trim().toLowerCase()}`,
  allowed: 5,
  cleared: true,
});

/** Five wrong codes of a user, counted apart from passwords: a right password forgives no wrong code. */
export const codeLimit = (userId: string): Limit => ({
  subject: `code:${userId}`,
  allowed: 5,
  cleared: true,
});

/** Thirty failures an address. */
export const addressLimit = (address: string): Limit => ({
  subject: `address:${networkOf(address)}`,
  allowed: 30,
  cleared: false,
});
