import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { formatHundredths, formatPrice } from "#contract/decimals.ts";

/** The ends of a query's prices as a filter reads: "Under $200", "$200 - $500", "$1,000 and up"; null without. */
export function describePrices({
  priceMin = null,
  priceMax = null,
}: Partial<CatalogQuery>): string | null {
  if (priceMin !== null && priceMax !== null) {
    return `${formatDollars(priceMin)} - ${formatDollars(priceMax)}`;
  }
  if (priceMax !== null) {
    return priceMax % 100 === 99
      ? `Under ${formatDollars(priceMax + 1)}`
      : `Up to ${formatDollars(priceMax)}`;
  }
  if (priceMin === null) return null;
  return priceMin % 100 === 1
    ? `Over ${formatDollars(priceMin - 1)}`
    : `${formatDollars(priceMin)} and up`;
}

/** Without cents where there are none. */
const formatDollars = (cents: number): string =>
  formatPrice(formatHundredths(cents)).replace(/\.00$/, "");
