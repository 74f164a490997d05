/** Headers of a page that is not for everybody: nobody keeps it, and no search engine lists it. */
export const PRIVATE_PAGE_HEADERS = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
};
