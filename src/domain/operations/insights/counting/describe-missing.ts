import { normalizePath } from "../../../catalogue/redirects/normalize-path.ts";

/** Paths that may hold a secret, and those that are none of a visitor's. */
const PRIVATE =
  /^\/(?:admin|api|assets|certificates|confirm-subscription|feeds|images|inquiries|media|migrate|preview|quotes|reset-password|sample|subscribe|unsubscribe|waiting-list)(?:\/|$)/;

/** What programs that look for weaknesses ask every site for. */
const PROBED = /\/(?:\.|wp-|xmlrpc|phpmyadmin|cgi-bin|vendor\/)|\.(?:env|git|sql|bak|aspx?|jsp)$/i;

const MAX_LENGTH = 200;

/**
 * The path under which a missing page is counted.
 * @returns null for what no visitor typed or followed, what may hold a secret or an address, and long paths
 */
export function describeMissing(target: string): string | null {
  const path = normalizePath(target);
  if (path === null || path.length > MAX_LENGTH) return null;
  return PRIVATE.test(path) || PROBED.test(path) || path.includes("@") ? null : path;
}
