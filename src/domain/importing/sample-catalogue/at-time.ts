import type { Shop } from "../../shop.ts";

/** The same shop at another time, for samples that bear a date. */
export const atTime = (shop: Shop, instant: string): Shop => ({
  ...shop,
  now: () => new Date(instant),
});
