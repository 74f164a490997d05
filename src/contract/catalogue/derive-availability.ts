import type { Availability } from "./product-fields.ts";

type State = { availability: Availability; stock: number };

/**
 * Derives availability from stock or stock from availability where only one of them is given: the last one
 * leaving stock marks the piece as sold, one in stock makes a sold piece available, and one that becomes
 * available is in stock. A stock that has always been 0 was never counted (see countForSale).
 */
export function deriveAvailability(
  before: State,
  change: { [Field in keyof State]?: State[Field] | undefined },
): Partial<State> {
  const { availability, stock } = change;
  if (availability !== undefined && stock === undefined) {
    if (availability === "sold") return { stock: 0 };
    if (isThere(availability) && !isThere(before.availability)) {
      return { stock: Math.max(1, before.stock) };
    }
  }
  if (availability === undefined && stock !== undefined) {
    if (stock === 0 && before.stock > 0) return { availability: "sold" };
    if (stock > 0 && before.availability === "sold") return { availability: "available" };
  }
  return {};
}

/** Whether such a piece exists and isn’t sold. */
const isThere = (availability: Availability): boolean =>
  availability === "available" || availability === "reserved";
