import { toText } from "../tables/cell-values.ts";
import type { Cell } from "../tables/table.ts";

export type DecimalSeparator = "." | ",";

/** How many cells of a column use each decimal separator. */
export type SeparatorCounts = Record<DecimalSeparator, number>;

export const zeroCounts = (): SeparatorCounts => ({ ".": 0, ",": 0 });

/** Counts a cell's separator. An ambiguous cell such as "1,299" is not counted. */
export function countSeparator(counts: SeparatorCounts, cell: Cell): void {
  const separator = typeof cell === "string" ? findSeparator(cell) : null;
  if (separator) counts[separator] += 1;
}

/** The separator of most cells; null for a tie. */
export function commonestSeparator(votes: SeparatorCounts): DecimalSeparator | null {
  if (votes["."] === votes[","]) return null;
  return votes["."] > votes[","] ? "." : ",";
}

/** Whether a separator could group thousands or separate decimals. */
export const isAmbiguous = (cell: Cell): boolean =>
  /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(toText(cell) ?? "");

function findSeparator(text: string): DecimalSeparator | null {
  const [digits] = /\d[\d.,]*\d/.exec(text) ?? [];
  if (!digits || isAmbiguous(digits)) return null;
  const separators = digits.replaceAll(/\d/g, "");
  const last = separators.at(-1);
  if (last !== "." && last !== ",") return null;
  const other = last === "." ? "," : ".";
  if (separators.length === 1) return last;
  // "1.299.000" only groups, "1.299,00" does both, "1,2.3,4" is not a number.
  if (separators === last.repeat(separators.length)) return other;
  return separators === other.repeat(separators.length - 1) + last ? last : null;
}
