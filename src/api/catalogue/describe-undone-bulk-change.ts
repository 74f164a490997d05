import { countOf } from "#contract/count-of.ts";

type Undone = { restored: number; skipped: number };

/** "3 pieces are as before. 1 changed since and stays as it is." */
export function describeUndoneBulkChange({ restored, skipped }: Undone): string {
  const back = `${countOf(restored, "piece")} ${restored === 1 ? "is" : "are"} as before.`;
  if (skipped === 0) return back;
  return `${back} ${skipped} changed since and ${skipped === 1 ? "stays as it is" : "stay as they are"}.`;
}
