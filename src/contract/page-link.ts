const BASE_URL = "http://shop.invalid";

/**
 * The address of a page of this shop, "/products?page=2", read as a browser does: neither "//other.example"
 * nor "/\other.example", nor "/.//other.example", whose path becomes another site where it is used again.
 * @returns null for another address
 */
export function readOwnPage(link: string): URL | null {
  const url = link.startsWith("/") ? URL.parse(link, BASE_URL) : null;
  return url?.origin === BASE_URL && !url.pathname.startsWith("//") ? url : null;
}

/** Whether a link leads to a page of this shop, or elsewhere by https. */
export const isPageLink = (link: string): boolean =>
  readOwnPage(link) !== null || (/^https:\/\//i.test(link) && URL.canParse(link));
