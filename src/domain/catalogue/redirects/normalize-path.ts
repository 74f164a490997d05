import { withoutTracking } from "../../without-tracking.ts";

/**
 * The path of an address without query and trailing slash.
 * @returns null for the home page and for what is no address
 */
export function normalizePath(address: string): string | null {
  const path = parseAddress(address)?.pathname.replace(/(?<!\/)\/+$/, "");
  return path || null;
}

/** The path with the query that tells it from other pages of the same path, in one order: `/product.php?id=7`. */
export function normalizeSource(address: string): string | null {
  const path = normalizePath(address);
  const url = parseAddress(address);
  if (!path || !url) return null;
  const query = withoutTracking(url).search.slice(1).split("&").toSorted().join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** A path that begins with two slashes is no host. */
const parseAddress = (address: string): URL | null =>
  address.startsWith("/")
    ? URL.parse(`http://shop.invalid${address}`)
    : URL.parse(address, "http://shop.invalid");
