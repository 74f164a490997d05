import fresh from "fresh";

/**
 * Whether the client already holds the current response, which If-None-Match names: answer 304 then.
 * A weak tag matches its strong form, since a proxy that compresses weakens it. The request's Cache-Control is for
 * the caches on the way (RFC 9110, section 13.1.2); the fetch of Node.js always adds `no-cache` to If-None-Match.
 * @param requestHeaders by their names in lowercase
 */
export const isNotModified = (
  requestHeaders: Readonly<Record<string, string | string[] | undefined>>,
  etag: string,
): boolean => fresh({ "if-none-match": requestHeaders["if-none-match"] }, { etag });
