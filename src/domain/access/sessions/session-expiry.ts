const SESSION_DAYS = 30;

/** When a session last used now expires, ISO 8601. */
export const sessionExpiry = (now: Date): string =>
  new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000).toISOString();
