import { stateOf, type StateChoice } from "#contract/catalogue/piece-states.ts";
import { dayInTimeZone, endOfDay } from "#contract/end-of-day.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import {
  type AvailabilityLabel,
  describeAvailability,
} from "#web/catalog/pieces/describe-availability.ts";
import { formatShortDate } from "#web/catalog/format-date.ts";

export type PieceStateFields = Pick<
  InventoryRow,
  "isActive" | "availability" | "reservedFor" | "reservedUntil" | "leadTime"
>;
type When = { timeZone: string; now: string };

/** The state of a piece for the goldsmith, with whom it is reserved for. */
export function describeState(piece: PieceStateFields, when: When): AvailabilityLabel {
  const label = describeAvailability(piece, when);
  if (label.kind !== "reserved" || !piece.reservedFor) return label;
  const until =
    piece.reservedUntil && formatShortDate(piece.reservedUntil, when.timeZone, when.now);
  return { ...label, text: describeReservation(piece.reservedFor, until) };
}

/** What visitors will read of a piece in this state. */
export function describeForVisitors(choice: StateChoice, when: When): string {
  const { state } = choice;
  if (state === "hidden") return "Visitors don’t see it.";
  const { text } = describeAvailability(
    {
      isActive: true,
      availability: state,
      reservedUntil: choice.reservedUntil ? endOfDay(choice.reservedUntil, when.timeZone) : null,
      leadTime: choice.leadTime ?? null,
    },
    when,
  );
  return `Visitors read “${text}”.`;
}

/** The choice that a piece is in, its last day as a date input has it. */
export const toStateChoice = (piece: PieceStateFields, timeZone: string): StateChoice => ({
  state: stateOf(piece),
  reservedFor: piece.reservedFor ?? "",
  reservedUntil: piece.reservedUntil ? dayInTimeZone(piece.reservedUntil, timeZone) : "",
  leadTime: piece.leadTime ?? "",
});

const describeReservation = (person: string, until: string | null) =>
  `Reserved for ${person}${until ? ` until ${until}` : ""}`;
