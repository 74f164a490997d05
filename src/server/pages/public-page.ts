/** The public pages. Private ones (a certificate, unsubscribing, a preview link) and the sign-in work in a closed shop. */
const PUBLIC_PAGE =
  /^\/(?:about|blog|ring-size|shortlist|(?:collections|products|pages)(?:\/[^/]+)?)?\/?$/i;

/** @param path of a page */
export const isPublicPage = (path: string): boolean => PUBLIC_PAGE.test(path);

const DESK = /^\/(?:admin|migrate|preview\/(?:draft|settings)|__manifest)(?=[/.]|$)/i;

/** Whether a path is the desk's, or one by which its router loads data. */
export const isDeskPath = (path: string): boolean => DESK.test(path);
