import type { ProductSummary } from "#contract/catalogue/products.ts";
import { ringRange } from "#contract/catalogue/rings/ring-range.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";

type RingSizes = Pick<ProductSummary, "ringSize" | "ringSizeFrom" | "ringSizeTo">;

const either = new Intl.ListFormat("en-US", { type: "disjunction" });

/**
 * "Can be sized to 7" of a ring that a list of size 7 shows although it is of another.
 * @param sizes those of the list, as an address has them
 * @returns null where the list is of any size, or of the ring's own
 */
export function describeSizing(piece: RingSizes, sizes: string[]): string | null {
  const { ringSize: own, ringSizeFrom: from, ringSizeTo: to } = piece;
  const range = ringRange({ own, from, to });
  const wanted = sizes.map(Number).toSorted((a, b) => a - b);
  if (!range || (own !== null && wanted.includes(own))) return null;
  const fitting = wanted.filter((size) => size >= range.from && size <= range.to);
  return fitting.length > 0
    ? `Can be sized to ${either.format(fitting.map(formatRingSize))}`
    : null;
}
