import type { Availability } from "#contract/product-fields.ts";
import type { ProductChange } from "#contract/products.ts";

type Before = { availability: Availability; stock: number };

/**
 * How stock and availability follow each other where only one of them is sent. The last one going
 * marks the piece sold, and one in stock makes a sold piece available again; a stock of 0 that nobody
 * ever filled says nothing. What is sent itself always wins.
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
