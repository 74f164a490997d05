import { toText } from "./cell-values.ts";
import { capitalize, listRows } from "./list-rows.ts";
import type { Cell, Row } from "./table.ts";

/** Words for a sum in the languages of spreadsheets, alone or with what they count. */
const TOTAL =
  /^(?:(?:grand|sub|net|overall)[ -]?)?(?:totals?|sum|summe|gesamt(?:summe|wert)?|zwischensumme|somme|total général|sous-total|totale|subtotale|somma|suma|totaal|subtotaal|totalt|razem|celkem|ukupno|toplam|итого|всего|разом|合計)(?: (?:value|stock|pieces|wert|stück|pièces))?\s*:?$/iu;

/** Whether a row sums up others: a word for a sum, and beside it nothing but numbers. */
export function isTotalRow({ cells }: Row): boolean {
  const filled = cells.filter((cell) => toText(cell) !== null);
  const [first, ...others] = filled;
  if (typeof first !== "string" || !TOTAL.test(first.trim())) return false;
  return others.every(isAmount);
}

/** A number, with a unit or a currency at most. */
const isAmount = (cell: Cell): boolean =>
  typeof cell === "number" ||
  /^[\p{Sc}A-Za-z]{0,4}\s*[-+]?\d[\d.,'’\s]*[\p{Sc}A-Za-z]{0,6}$/u.test(toText(cell) ?? "");

export const describeTotalRows = (rows: Iterable<number>): string[] => {
  const numbers = [...rows].toSorted((a, b) => a - b);
  if (numbers.length === 0) return [];
  const are = numbers.length === 1 ? "is a total and was" : "are totals and were";
  return [`${capitalize(listRows(numbers))} ${are} left out.`];
};
