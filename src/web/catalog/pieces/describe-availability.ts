import type { Product } from "#contract/catalogue/products.ts";
import { formatShortDate } from "../format-date.ts";

export type AvailabilityLabel = {
  kind: "available" | "reserved" | "order" | "sold" | "hidden";
  text: string;
};

type AvailabilityFields = Pick<Product, "availability" | "isActive" | "reservedUntil" | "leadTime">;

/** The availability of a piece as a label. Never says for whom it is reserved. @param when adds the end date of a reservation */
export function describeAvailability(
  piece: AvailabilityFields,
  when?: { timeZone: string; now: string },
): AvailabilityLabel {
  if (!piece.isActive) return { kind: "hidden", text: "Hidden" };
  switch (piece.availability) {
    case "sold":
      return { kind: "sold", text: "Sold" };
    case "reserved":
      return { kind: "reserved", text: reservedText(piece.reservedUntil, when) };
    case "made_to_order":
      return { kind: "order", text: ["Made to order", piece.leadTime].filter(Boolean).join(", ") };
    default:
      return { kind: "available", text: "Available" };
  }
}

function reservedText(until: string | null, when?: { timeZone: string; now: string }): string {
  return until && when
    ? `Reserved until ${formatShortDate(until, when.timeZone, when.now)}`
    : "Reserved";
}
