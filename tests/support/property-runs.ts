/**
 * How many examples a property whose examples are dear is tried with: as many as npm test has time for, or
 * FUZZ_TIMES as many.
 */
export const propertyRuns = (usual: number): number =>
  usual * Number(process.env["FUZZ_TIMES"] ?? 1);
