import { z } from "../zod.ts";
import { dayOrInstant, toInstantOf } from "../day-or-instant.ts";
import { AVAILABILITIES, PRODUCT_FIELDS } from "./product-fields.ts";
import type { Product } from "./products.ts";

/** The state of a piece as a person chooses it: its availability, or hidden from visitors. */
export const PIECE_STATES = [...AVAILABILITIES, "hidden"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export const STATE_LABELS: Record<PieceState, string> = {
  available: "Available",
  reserved: "Reserved",
  made_to_order: "Made to order",
  sold: "Sold",
  hidden: "Hidden",
};

export const stateOf = ({
  isActive,
  availability,
}: Pick<Product, "isActive" | "availability">): PieceState => (isActive ? availability : "hidden");

/** A state with the fields that only it has. */
export const stateChoiceSchema = z.object({
  state: z.enum(PIECE_STATES),
  reservedFor: z.string().trim().max(PRODUCT_FIELDS.reservedFor.maxLength).nullish(),
  /** A day counts to its end in the shop's time zone. */
  reservedUntil: dayOrInstant.nullish(),
  leadTime: z.string().trim().max(PRODUCT_FIELDS.leadTime.maxLength).nullish(),
});
export type StateChoice = z.infer<typeof stateChoiceSchema>;

/** The change of a piece that puts it into a state. A hidden piece keeps its availability for later. */
export function toStateChange(choice: StateChoice, timeZone: string) {
  const { state, reservedFor, reservedUntil, leadTime } = choice;
  switch (state) {
    case "hidden":
      return { isActive: false };
    case "reserved":
      return {
        isActive: true,
        availability: state,
        // Left out, it stays.
        ...(reservedFor !== undefined && { reservedFor: reservedFor || null }),
        reservedUntil: reservedUntil ? toInstantOf(reservedUntil, timeZone) : null,
      };
    case "made_to_order":
      return { isActive: true, availability: state, leadTime: leadTime || null };
    default:
      return { isActive: true, availability: state };
  }
}
