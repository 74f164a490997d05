import { toText } from "./cell-values.ts";
import { capitalize, listRows } from "./list-rows.ts";
import type { Row } from "./table.ts";

/** Titles, addresses and dates may precede the header. */
export const MAX_HEADER_ROW = 30;

/**
 * The row of headings among the first rows: the one with the most headings that are recognized, else
 * the first of words only that is at least half as wide as the widest, else the first.
 * @param countRecognized how many cells of a row are recognized as headings
 */
export function findHeaderRow(rows: Row[], countRecognized: (row: Row) => number): Row | undefined {
  const counted = rows.map((row) => ({ row, recognized: countRecognized(row) }));
  const [best] = counted.toSorted((a, b) => b.recognized - a.recognized);
  if (best && best.recognized > 1) return best.row;
  const widest = Math.max(0, ...rows.map((row) => textsOf(row).length));
  const headings = rows.find((row) => {
    const texts = textsOf(row);
    return (
      texts.length > 1 && texts.length * 2 >= widest && texts.every((text) => !/\d/.test(text))
    );
  });
  return headings ?? rows[0];
}

const textsOf = ({ cells }: Row): string[] => cells.flatMap((cell) => toText(cell) ?? []);

/** @param above numbers of the rows above the headings */
export const describeSkippedRows = (above: number[], header: number): string[] =>
  above.length === 0
    ? []
    : [
        `${capitalize(listRows(above))} ${above.length === 1 ? "stands" : "stand"} above the headings in row ${header} and ${above.length === 1 ? "was" : "were"} left out.`,
      ];
