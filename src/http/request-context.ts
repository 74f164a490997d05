import type { User } from "#contract/access/sign-in.ts";
import type { Shop } from "#domain/shop.ts";

/** Available to every handler. */
export type RequestContext = {
  requestId: string;
  /** CSP nonce of this response's inline scripts and styles. */
  nonce: string;
  /** The visitor's IP address, in front of the trusted proxies. */
  address: string;
  user: User | null;
  sessionToken: string | null;
};

export type ApiEnv = { Variables: RequestContext & { shop: Shop } };
