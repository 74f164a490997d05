import type { User } from "#contract/sign-in.ts";
import type { Shop } from "#domain/shop.ts";

/** What every handler finds with its request. */
export type RequestContext = {
  requestId: string;
  /** For scripts and styles of this one answer. */
  nonce: string;
  /** The visitor's address, past the proxies that are trusted. */
  address: string;
  user: User | null;
  sessionToken: string | null;
};

export type ApiEnv = { Variables: RequestContext & { shop: Shop } };
