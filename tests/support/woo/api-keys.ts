import type { WooServer } from "./open-woo-server.ts";

/** The keys that a store of tests takes. */
export const apiKeysOf = ({ url, lock }: WooServer) => ({
  storeUrl: url,
  consumerKey: lock.consumerKey,
  consumerSecret: lock.consumerSecret,
});
