/**
 * The path of an address without query and trailing slash.
 * @returns null for the home page and for what is no address
 */
export function normalizePath(address: string): string | null {
  const path = URL.parse(address, "http://shop.invalid")?.pathname.replace(/(?<!\/)\/+$/, "");
  return path || null;
}
