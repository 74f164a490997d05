/**
 * Whether the browser got no response from the shop, or one of a proxy that got none. Browsers reject a failed
 * fetch with a TypeError whose message only they know; while one is offline any error counts.
 */
export function isUnreachable(error: unknown): boolean {
  if (typeof window === "undefined") return false;
  // The router wraps what it could not decode.
  if (error instanceof Error && error.cause instanceof TypeError) return isUnreachable(error.cause);
  if (error instanceof TypeError)
    return !navigator.onLine || /fetch|network|load/i.test(error.message);
  const status = typeof error === "object" && error !== null && "status" in error && error.status;
  return status === 502 || status === 504;
}
