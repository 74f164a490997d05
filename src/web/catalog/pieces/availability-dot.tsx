import type { AvailabilityLabel } from "./describe-availability.ts";

/** A colored dot, always with its text. */
export function AvailabilityDot({ label }: { label: AvailabilityLabel }) {
  return <span className={`dot ${label.kind}`}>{label.text}</span>;
}
