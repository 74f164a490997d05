import { foldName } from "#contract/fold-name.ts";
import { clientNetwork } from "../../infrastructure/rate-limit/client-network.ts";

/** How long a failure counts. */
export const WINDOW_MILLISECONDS = 15 * 60 * 1000;

export type RateLimit = {
  /** Key that failures are counted by: a username, a network, a user's code. */
  subject: string;
  /** Attempts are refused from this many failures in 15 minutes on. */
  maxFailures: number;
  /** Whether a success deletes earlier failures. */
  clearedBySuccess: boolean;
};

/** Five failures a username, from browsers that never signed in to it. */
export const nameLimit = (username: string): RateLimit => ({
  subject: `name:${foldName(username.trim())}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

/**
 * Five failures a browser that signed in before, instead of the limits of its name and network: guesses
 * from elsewhere never keep it out.
 */
export const deviceLimit = (deviceId: string): RateLimit => ({
  subject: `${KNOWN_DEVICE}${deviceId}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

const KNOWN_DEVICE = "device:";

export const isKnownDevice = ({ subject }: RateLimit): boolean => subject.startsWith(KNOWN_DEVICE);

/** Five wrong passwords a user who is signed in, counted apart from those of sign-ins. */
export const passwordLimit = (userId: string): RateLimit => ({
  subject: `password:${userId}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

/** Five wrong codes a user, counted apart from passwords so that a correct password does not clear them. */
export const codeLimit = (userId: string): RateLimit => ({
  subject: `code:${userId}`,
  maxFailures: 5,
  clearedBySuccess: true,
});

/** Thirty failures a client network. */
export const addressLimit = (address: string): RateLimit => ({
  subject: `address:${clientNetwork(address)}`,
  maxFailures: 30,
  clearedBySuccess: false,
});
