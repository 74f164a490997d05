import { toText } from "../tables/cell-values.ts";
import type { Cell } from "../tables/table.ts";

export type DecimalSeparator = "." | ",";

/** What a column's cells say of the sign that parts its decimals, counted while rows go by. */
export type SeparatorCounts = Record<DecimalSeparator, number>;

export const zeroCounts = (): SeparatorCounts => ({ ".": 0, ",": 0 });

/** Counts what one cell says. "1,299" says nothing by itself: it may be a thousand, or one and a bit. */
export function countSeparator(counts: SeparatorCounts, cell: Cell): void {
  const separator = typeof cell === "string" ? findSeparator(cell) : null;
  if (separator) counts[separator] += 1;
}

/** The sign that most cells show; null where none does. */
export function commonestSeparator(votes: SeparatorCounts): DecimalSeparator | null {
  if (votes["."] === votes[","]) return null;
  return votes["."] > votes[","] ? "." : ",";
}

/** Whether a cell alone does not tell what its sign means. */
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
  // "1.299.000" groups only, "1.299,00" does both, "1,2.3,4" is no figure.
  if (separators === last.repeat(separators.length)) return other;
  return separators === other.repeat(separators.length - 1) + last ? last : null;
}
