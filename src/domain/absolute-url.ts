import type { Shop } from "./shop.ts";

/** The absolute, percent-encoded URL of a path of the shop; an absolute URL stays itself. */
export const absoluteUrl = (shop: Shop, url: string): string =>
  URL.parse(url, `${shop.publicUrl}/`)?.href ?? shop.publicUrl;
