import type { Product } from "#contract/products.ts";
import { formatShortDate } from "./format-date.ts";

export type AvailabilityMark = {
  kind: "available" | "reserved" | "order" | "sold" | "hidden";
  words: string;
};

type Facts = Pick<Product, "availability" | "isActive" | "reservedUntil" | "leadTime">;

/** The mark of a piece and its words. Who a piece is reserved for is nobody else's business. */
export function describeAvailability(
  piece: Facts,
  when?: { timeZone: string; now: string },
): AvailabilityMark {
  if (!piece.isActive) return { kind: "hidden", words: "Hidden" };
  switch (piece.availability) {
    case "sold":
      return { kind: "sold", words: "Sold" };
    case "reserved":
      return { kind: "reserved", words: reservedWords(piece.reservedUntil, when) };
    case "made_to_order":
      return { kind: "order", words: ["Made to order", piece.leadTime].filter(Boolean).join(", ") };
    default:
      return { kind: "available", words: "Available" };
  }
}

function reservedWords(until: string | null, when?: { timeZone: string; now: string }): string {
  return until && when
    ? `Reserved until ${formatShortDate(until, when.timeZone, when.now)}`
    : "Reserved";
}
