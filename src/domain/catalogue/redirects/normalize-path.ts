/**
 * An address as redirects know it: the path alone, without query and without a slash at its end.
 * @returns null for what is no path of a page, the home page included
 */
export function normalizePath(address: string): string | null {
  const path = URL.parse(address, "http://shop.invalid")?.pathname.replace(/\/+$/, "");
  return path || null;
}
