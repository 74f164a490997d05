import { toText } from "../tables/cell-values.ts";
import type { Cell } from "../tables/table.ts";

export type DecimalSign = "." | ",";

/** What a column's cells say of the sign that parts its decimals, counted while rows go by. */
export type SignVotes = Record<DecimalSign, number>;

export const noVotes = (): SignVotes => ({ ".": 0, ",": 0 });

/** Counts what one cell says. "1,299" says nothing by itself: it may be a thousand, or one and a bit. */
export function countVote(votes: SignVotes, cell: Cell): void {
  const sign = typeof cell === "string" ? signOf(cell) : null;
  if (sign) votes[sign] += 1;
}

/** The sign that most cells show; null where none does. */
export function winner(votes: SignVotes): DecimalSign | null {
  if (votes["."] === votes[","]) return null;
  return votes["."] > votes[","] ? "." : ",";
}

/** Whether a cell alone does not tell what its sign means. */
export const isUnclear = (cell: Cell): boolean =>
  /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(toText(cell) ?? "");

function signOf(text: string): DecimalSign | null {
  const [digits] = /\d[\d.,]*\d/.exec(text) ?? [];
  if (!digits || isUnclear(digits)) return null;
  const signs = digits.replaceAll(/\d/g, "");
  const last = signs.at(-1);
  if (last !== "." && last !== ",") return null;
  const other = last === "." ? "," : ".";
  if (signs.length === 1) return last;
  // "1.299.000" groups only, "1.299,00" does both, "1,2.3,4" is no figure.
  if (signs === last.repeat(signs.length)) return other;
  return signs === other.repeat(signs.length - 1) + last ? last : null;
}
