import { clientNetwork } from "../../infrastructure/rate-limit/client-network.ts";

/** How long a failure counts. */
export const WINDOW_MS = 15 * 60 * 1000;

export type RateLimit = {
  /** Whose failures are counted: a name, an address. */
  subject: string;
  /** How many failures in 15 minutes are borne. */
  maxFailures: number;
  /** Whether a success forgets what failed before it. */
  clearedBySuccess: boolean;
};

/** Five failures a name. */
export const nameLimit = (username: string): RateLimit => ({
  subject: `name:${username.trim().toLowerCase()}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

/** Five wrong codes of a user, counted apart from passwords: a right password forgives no wrong code. */
export const codeLimit = (userId: string): RateLimit => ({
  subject: `code:${userId}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

/** Thirty failures an address. */
export const addressLimit = (address: string): RateLimit => ({
  subject: `address:${clientNetwork(address)}`,
  maxFailures: 30,
  clearedBySuccess: false,
});
