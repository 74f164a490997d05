import { type RawBuilder, sql } from "kysely";
import type { PriceRange } from "#contract/catalogue/price-bands.ts";

/** The condition that a price in cents is within a range: from its lower bound, below its upper one. */
export function priceFilter(
  priceCents: RawBuilder<unknown>,
  { fromCents, belowCents }: PriceRange,
): RawBuilder<boolean> {
  const below = belowCents === Infinity ? sql`` : sql`and ${priceCents} < ${sql.lit(belowCents)}`;
  return sql<boolean>`(${priceCents} >= ${sql.lit(fromCents)} ${below})`;
}
