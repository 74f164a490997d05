/**
 * A decimal with at most two places, given as a string or a number, parsed to whole hundredths
 * (cents of a dollar, hundredths of a gram). Not rounded: undefined for anything else.
 */
export const parseHundredths = (value: string | number): number | undefined =>
  parseDecimal(value, 2);

/** The same with at most that many places: 8.875 with three is 8875. */
export function parseDecimal(value: string | number, places: number): number | undefined {
  const text = typeof value === "number" ? String(value) : value.trim();
  const [, whole, fraction = ""] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > places) return undefined;
  return Number(whole + fraction.padEnd(places, "0"));
}

/** 12900 → "129.00" */
export function formatHundredths(hundredths: number): string {
  const digits = String(hundredths).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Precision 10, scale 2. */
export const MAX_CENTS = 9_999_999_999;
/** Precision 8, scale 2. */
export const MAX_CENTIGRAMS = 99_999_999;

/** "2180.00" → "$2,180.00" */
export const formatPrice = (price: string): string =>
  `$${groupThousands(Number(price).toFixed(2))}`;

/** 1234 → "1,234" */
export const formatCount = (count: number): string => groupThousands(String(count));

/** Not Intl.NumberFormat: its first use takes a browser as long as hydrating the page (docs/performance.md). */
const groupThousands = (digits: string) => digits.replaceAll(/\B(?=(?:\d{3}){1,7}(?!\d))/g, ",");
