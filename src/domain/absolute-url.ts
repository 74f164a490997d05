import type { Shop } from "./shop.ts";

/** An address of the shop in full, percent-encoded where it must be; an outside one stays outside. */
export const absoluteUrl = (shop: Shop, url: string): string =>
  URL.parse(url, `${shop.publicUrl}/`)?.href ?? shop.publicUrl;
