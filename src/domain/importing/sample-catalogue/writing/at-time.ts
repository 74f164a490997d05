import type { Shop } from "../../../shop.ts";

/** The shop with its clock set to an instant, for dated samples. */
export const atTime = (shop: Shop, instant: string): Shop => ({
  ...shop,
  now: () => new Date(instant),
});
