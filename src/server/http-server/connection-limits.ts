const SECOND = 1000;

/* Who sends its headers a byte at a time is ended soon; fifty photographs over a slow line take their time. */
export const CONNECTION_LIMITS = {
  keepAliveTimeout: 65 * SECOND,
  headersTimeout: 20 * SECOND,
  requestTimeout: 15 * 60 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
};
