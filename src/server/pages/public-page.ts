/** The public pages. Private ones (a certificate, unsubscribing, a preview link) and the sign-in work in a closed shop. */
const PUBLIC_PAGE =
  /^\/(?:about|blog|ring-size|shortlist|(?:collections|products|pages)(?:\/[^/]+)?)?\/?$/;

/** @param path of a page, not of its loader data */
export const isPublicPage = (path: string): boolean => PUBLIC_PAGE.test(path);

/** The path of the page that a path asks for, which may be that of its loader data. */
export function pageOfData(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path === "/_root.data" || path === "/_.data" ? "/" : path.slice(0, -".data".length);
}
