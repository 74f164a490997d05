import { formatHundredths, MAX_CENTS } from "#contract/decimals.ts";
import { parseCents } from "#contract/typed-numbers.ts";

/** The decimal string of a typed price: "$1,950" is "1950.00". Undefined for anything else. */
export function parsePrice(typed: string): string | undefined {
  const cents = parseCents(typed);
  return cents === undefined || cents > MAX_CENTS ? undefined : formatHundredths(cents);
}
