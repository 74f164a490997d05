import type { Shop } from "../../shop.ts";

/**
 * The first and the last instant of a period that ends now. What was recorded while the clock was ahead is
 * not in it: it would count until the clock has caught up.
 */
export const lastPeriod = ({ now }: Pick<Shop, "now">, milliseconds: number): [string, string] => [
  new Date(now().getTime() - milliseconds + 1).toISOString(),
  now().toISOString(),
];
