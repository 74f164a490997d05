import { networkOf } from "../../infrastructure/rate-limit/client-network.ts";

/** How long a failure counts. */
export const WINDOW_MS = 15 * 60 * 1000;

export type Limit = {
  /** Whose failures are counted: a name, an address. */
  subject: string;
  /** How many failures in 15 minutes are borne. */
  allowed: number;
  /** Whether a success forgets what failed before it. */
  cleared: boolean;
};

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
