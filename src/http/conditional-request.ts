import fresh from "fresh";

/**
 * Whether the client already holds the current response, which If-None-Match names: answer 304 then.
 * A weak tag matches its strong form, since a proxy that compresses weakens it.
 * @param requestHeaders by their names in lowercase
 */
export const isNotModified = (
  requestHeaders: Readonly<Record<string, string | string[] | undefined>>,
  etag: string,
): boolean => fresh(requestHeaders, { etag });
