/** Response headers of drafts: neither cached nor indexed. */
export const PRIVATE_PAGE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * Response headers of a page whose address is a secret, which linked sites must not get as referrer. With
 * "no-referrer" a form without scripts would send "Origin: null", which is refused as another site's.
 */
export const SECRET_PAGE_HEADERS = { ...PRIVATE_PAGE_HEADERS, "Referrer-Policy": "same-origin" };
