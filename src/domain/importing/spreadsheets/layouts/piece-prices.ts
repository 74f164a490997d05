/** The prices of one row, in cents. They are equal when it is not on sale. */
export type PiecePrices = { current: number | null; regular: number | null };

/**
 * What a row costs now and regularly. A sale price counts where it is above 0 and below the price, a
 * former ("compare-at") price where it is above.
 */
export function toPiecePrices(written: {
  price: number | null;
  sale?: number | null;
  former?: number | null;
}): PiecePrices {
  const { sale = null, former = null } = written;
  const price = written.price ?? former;
  const isOnSale = sale !== null && sale > 0 && (price === null || sale < price);
  const current = isOnSale ? sale : price;
  return { current, regular: price === null ? current : Math.max(price, former ?? 0) };
}

/** In cents; null when there is no price. */
export type PriceRange = { lowest: number | null; highest: number | null };

/** The lowest and highest price; 0 only when there is no other. */
export function rangeOf(cents: (number | null)[]): PriceRange {
  const stated = cents.filter((price) => price !== null).toSorted((a, b) => a - b);
  return {
    lowest: stated.find((price) => price > 0) ?? stated[0] ?? null,
    highest: stated.at(-1) ?? null,
  };
}
