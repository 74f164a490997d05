import type { InquiryPiece } from "#contract/sales/inquiries.ts";
import {
  type AvailabilityLabel,
  describeAvailability,
} from "#web/catalog/pieces/describe-availability.ts";

/** The state of a piece as visitors read it; null when it was deleted for good. */
export const pieceLabel = (
  { availability, reservedUntil }: InquiryPiece,
  when: { timeZone: string; now: string },
): AvailabilityLabel | null =>
  availability &&
  describeAvailability({ availability, reservedUntil, isActive: true, leadTime: null }, when);
