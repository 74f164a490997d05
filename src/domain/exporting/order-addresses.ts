/** The parts of an address as the columns of the workbook name them: "Shipping City". */
export const ADDRESS_PARTS = {
  line1: "Line 1",
  line2: "Line 2",
  city: "City",
  state: "State",
  postalCode: "Postal Code",
  country: "Country",
} as const;

export const ADDRESSES = ["Shipping", "Billing"] as const;

export type Address = Record<string, string>;

/** As it would stand on an envelope. */
export function toLines(address: Address | null): string | null {
  if (!address) return null;
  const { line1, line2, city, state, postalCode, country } = address;
  const place = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return [line1, line2, place, country].filter(Boolean).join("\n");
}

/** Its parts, so that nobody has to guess them from the lines. */
export const toParts = (address: Address | null): (string | null)[] =>
  Object.keys(ADDRESS_PARTS).map((part) => address?.[part] ?? null);
