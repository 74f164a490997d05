import type { Availability } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";

type Before = { availability: Availability; stock: number };

/**
 * Derives availability from stock or stock from availability where only one of them is given: the last one
 * leaving stock marks the piece as sold, one in stock makes a sold piece available. A stock that has always
 * been 0 means it is not tracked.
 */
export function deriveAvailability(before: Before, change: ProductChange): Partial<Before> {
  const { availability, stock } = change;
  if (availability !== undefined && stock === undefined) {
    if (availability === "sold") return { stock: 0 };
    if (availability === "available" && before.availability === "sold") {
      return { stock: Math.max(1, before.stock) };
    }
  }
  if (availability === undefined && stock !== undefined) {
    if (stock === 0 && before.stock > 0) return { availability: "sold" };
    if (stock > 0 && before.availability === "sold") return { availability: "available" };
  }
  return {};
}
