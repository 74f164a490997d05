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

/** The lowest of the prices, on sale and regular. */
export const lowestPrices = (prices: PiecePrices[]) => ({
  sale: lowestOf(prices.map(({ current }) => current)),
  regular: lowestOf(prices.map(({ regular }) => regular)),
});

/** 0 only when there is no other; null when there is none. */
function lowestOf(cents: (number | null)[]): number | null {
  const stated = cents.filter((price) => price !== null);
  const positive = stated.filter((price) => price > 0);
  const [lowest] = (positive.length > 0 ? positive : stated).toSorted((a, b) => a - b);
  return lowest ?? null;
}
