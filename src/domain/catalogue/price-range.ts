import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { findPriceBand, type PriceRange } from "#contract/catalogue/price-bands.ts";

type PriceFilters = Partial<Pick<CatalogQuery, "price" | "priceMin" | "priceMax">>;

/** The prices that a query's band and ends leave together; null when it filters by none of them. */
export function priceRangeOf({ price, priceMin, priceMax }: PriceFilters): PriceRange | null {
  const band = price ? findPriceBand(price) : undefined;
  if (!band && !hasPriceEnds({ priceMin, priceMax })) return null;
  return {
    fromCents: Math.max(band?.fromCents ?? 0, priceMin ?? 0),
    belowCents: Math.min(band?.belowCents ?? Infinity, (priceMax ?? Infinity) + 1),
  };
}

/** Whether a query names an end of a price range, which need not be that of a band. */
export const hasPriceEnds = ({ priceMin, priceMax }: PriceFilters): boolean =>
  typeof priceMin === "number" || typeof priceMax === "number";
