import { capitalize } from "#contract/capitalize.ts";
import { toText } from "./cell-values.ts";
import type { Header } from "./header.ts";
import { listRows } from "./list-rows.ts";
import type { Row, Cell } from "./table.ts";

/** Rows below the headings of a table that somebody typed which are no pieces: totals, headings again. */
export function skippedRows(header: Header) {
  const totals = new Set<number>();
  const repeated = new Set<number>();
  return {
    isSkipped: (row: Row): boolean => {
      if (isTotalRow(row)) totals.add(row.number);
      else if (isRepeated(row, header)) repeated.add(row.number);
      else return false;
      return true;
    },
    describe: (): string[] => [...describeTotalRows(totals), ...describeRepeated([...repeated])],
  };
}

/** Whether a row says what the headings say, as on every page of a printed list. */
function isRepeated({ cells }: Row, { names }: Header): boolean {
  const filled = cells.flatMap((cell, index) => {
    const text = toText(cell);
    return text === null ? [] : [{ text, name: names[index] }];
  });
  return filled.length > 0 && filled.every(({ text, name }) => text === name);
}

const describeRepeated = (rows: number[]): string[] =>
  rows.length === 0
    ? []
    : [
        `${capitalize(listRows(rows))} ${rows.length === 1 ? "repeats" : "repeat"} the headings and ${rows.length === 1 ? "was" : "were"} left out.`,
      ];

/** Words for a sum in the languages of spreadsheets, alone or with what they count. */
const TOTAL =
  /^(?:(?:grand|sub|net|overall)[ -]?)?(?:totals?|sum|summe|gesamt(?:summe|wert)?|zwischensumme|somme|total général|sous-total|totale|subtotale|somma|suma|totaal|subtotaal|totalt|razem|celkem|ukupno|toplam|итого|всего|разом|合計)(?: (?:value|stock|pieces|wert|stück|pièces))?\s*:?$/iu;

/** Whether a row sums up others: a word for a sum, and beside it nothing but numbers. */
function isTotalRow({ cells }: Row): boolean {
  const filled = cells.filter((cell) => toText(cell) !== null);
  const [first, ...others] = filled;
  if (typeof first !== "string" || !TOTAL.test(first.trim())) return false;
  return others.every(isAmount);
}

/** A number, with a unit or a currency at most. */
const isAmount = (cell: Cell): boolean =>
  typeof cell === "number" ||
  /^[\p{Sc}A-Za-z]{0,4}\s*[-+]?\d[\d.,'’\s]*[\p{Sc}A-Za-z]{0,6}$/u.test(toText(cell) ?? "");

const describeTotalRows = (rows: Iterable<number>): string[] => {
  const numbers = [...rows].toSorted((a, b) => a - b);
  if (numbers.length === 0) return [];
  const are = numbers.length === 1 ? "is a total and was" : "are totals and were";
  return [`${capitalize(listRows(numbers))} ${are} left out.`];
};
