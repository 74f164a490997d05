import { formatHundredths } from "#contract/decimals.ts";

/**
 * Notes that the lowest of several prices was taken; "." when they do not differ.
 * @param cents sorted; null for variants without a price
 */
export function describePriceRange(cents: (number | null)[]): string {
  const prices = cents.filter((price) => price !== null);
  const [lowest, highest] = [prices[0], prices.at(-1)];
  if (lowest === undefined || highest === undefined || lowest === highest) return ".";
  return `; of prices from ${formatHundredths(lowest)} to ${formatHundredths(highest)} the lowest was taken.`;
}
