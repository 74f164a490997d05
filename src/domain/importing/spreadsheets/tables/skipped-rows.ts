import { toText } from "./cell-values.ts";
import type { Header } from "./header.ts";
import { capitalize, listRows } from "./list-rows.ts";
import type { Row } from "./table.ts";
import { describeTotalRows, isTotalRow } from "./total-rows.ts";

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
