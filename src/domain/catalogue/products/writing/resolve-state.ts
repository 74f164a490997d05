import { deriveAvailability } from "#contract/catalogue/derive-availability.ts";
import type { Availability } from "#contract/catalogue/product-fields.ts";
import type { ProductChange } from "#contract/catalogue/products.ts";
import { unprocessable } from "../../../errors.ts";
import { currentAvailability } from "../../reservation.ts";

type State = {
  availability: Availability;
  stock: number;
  reservedFor: string | null;
  reservedUntil: string | null;
  leadTime: string | null;
};

/** The state of a new piece of which nothing is said. */
export const NEW_PIECE_STATE: State = {
  availability: "available",
  stock: 0,
  reservedFor: null,
  reservedUntil: null,
  leadTime: null,
};

/**
 * What a change does to the state of a piece beyond the given fields: stock and availability follow each
 * other, leaving a state clears what belongs to it, and so does a reservation that has ended.
 * @throws unprocessable for given fields that contradict each other
 */
export function resolveState(stored: State, change: ProductChange, now: Date): Partial<State> {
  const before = { ...stored, availability: currentAvailability(stored, now) };
  const derived = deriveAvailability(before, change);
  const availability = change.availability ?? derived.availability ?? before.availability;
  requireOneState(availability, change, now);
  const keepsReservation = availability === "reserved" && before.availability === "reserved";
  return {
    ...derived,
    ...(availability !== stored.availability && { availability }),
    ...(!keepsReservation && {
      reservedFor: change.reservedFor ?? null,
      reservedUntil: change.reservedUntil ?? null,
    }),
    ...(availability !== "made_to_order" && { leadTime: null }),
  };
}

function requireOneState(availability: Availability, change: ProductChange, now: Date): void {
  const { stock, reservedFor, reservedUntil, leadTime } = change;
  if (change.availability === "sold" && stock) {
    throw unprocessable("A sold piece has no stock. Set its stock to 0 or choose another state.");
  }
  if (availability !== "reserved" && (reservedFor || reservedUntil)) {
    throw unprocessable(
      "Only a reserved piece has a name and a date. Choose Reserved or leave both blank.",
    );
  }
  if (availability !== "made_to_order" && leadTime) {
    throw unprocessable(
      "Only a piece made to order has a lead time. Choose Made to order or leave it blank.",
    );
  }
  if (reservedUntil && new Date(reservedUntil) <= now) {
    throw unprocessable("This reservation would already be over. Choose a later day.");
  }
}
