import type { AvailabilityMark } from "./describe-availability.ts";

/** The gallery's dot, always with its word. */
export function AvailabilityDot({ mark }: { mark: AvailabilityMark }) {
  return <span className={`dot ${mark.kind}`}>{mark.words}</span>;
}
