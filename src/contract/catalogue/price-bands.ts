/** The bands of the price filter, from the lower end, below the upper one. */
export const PRICE_BANDS = [
  { value: "0-100", label: "Under $100", fromCents: 0, belowCents: 10_000 },
  { value: "100-300", label: "$100 - $300", fromCents: 10_000, belowCents: 30_000 },
  { value: "300-600", label: "$300 - $600", fromCents: 30_000, belowCents: 60_000 },
  { value: "600-1000", label: "$600 - $1,000", fromCents: 60_000, belowCents: 100_000 },
  { value: "1000+", label: "Over $1,000", fromCents: 100_000, belowCents: Infinity },
] as const;

export const ANY_PRICE = { value: "any", label: "Any Price" } as const;

export type PriceBand = (typeof PRICE_BANDS)[number];
export type PriceBandValue = PriceBand["value"];

/** Prices in cents, from the lower end, below the upper one. */
export type PriceRange = { fromCents: number; belowCents: number };

export const findPriceBand = (value: string): PriceBand | undefined =>
  PRICE_BANDS.find((band) => band.value === value);

export const findPriceBandForCents = (cents: number): PriceBand | undefined =>
  PRICE_BANDS.find((band) => cents >= band.fromCents && cents < band.belowCents);
