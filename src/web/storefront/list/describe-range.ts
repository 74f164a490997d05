import { countOf } from "#contract/count-of.ts";
import { formatCount } from "#contract/decimals.ts";
import type { SectionName } from "./list-data.ts";

/** "1 piece", "1,204 collections" */
export const describeCount = (name: SectionName, count: number): string =>
  countOf(count, name.slice(0, -1));

/** What is announced of a range. */
export const describeShown = (range: string): string => `${range} shown`;

/** "36 pieces", "24 of 36 pieces", or "25 to 36 of 36 pieces" where what is shown does not begin with the first. */
export function describeRange(name: SectionName, from: number, to: number, total: number): string {
  const shown = `${from > 1 ? `${formatCount(from)} to ` : ""}${formatCount(to)} of `;
  return `${to - from + 1 < total ? shown : ""}${describeCount(name, total)}`;
}
