const SECOND = 1000;

/** Slowloris connections are closed soon, while an upload of fifty photos may take minutes. */
export const CONNECTION_LIMITS = {
  keepAliveTimeout: 65 * SECOND,
  headersTimeout: 20 * SECOND,
  requestTimeout: 15 * 60 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
};
