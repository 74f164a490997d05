import type { WooServer } from "./open-woo-server.ts";

/** Keys that the test store accepts. */
export const apiKeysOf = ({ url, credentials: lock }: WooServer) => ({
  storeUrl: url,
  consumerKey: lock.consumerKey,
  consumerSecret: lock.consumerSecret,
});
