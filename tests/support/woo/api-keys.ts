import type { WooServer } from "./open-woo-server.ts";

/** The keys that a store of tests takes. */
export const keysOf = ({ url, lock }: WooServer) => ({
  storeUrl: url,
  consumerKey: lock.consumerKey,
  consumerSecret: lock.consumerSecret,
});
