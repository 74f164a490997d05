import { capitalize } from "#contract/capitalize.ts";
import { toText } from "./cell-values.ts";
import { listRows } from "./list-rows.ts";
import type { Row } from "./table.ts";

/** Titles, addresses and dates may precede the header. */
export const MAX_HEADER_ROW = 30;

/**
 * The row of headings among the first rows: the one with the most headings that are recognized, else
 * the first of words only that is at least half as wide as the widest, else the first. A table without
 * headings gets a row of none before its first.
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
  const [first] = rows;
  if (headings || !first) return headings;
  return isData(first) ? { number: first.number - 1, cells: [] } : first;
}

/** Headings have numbers and names of files beside words at most. */
const DATA =
  /^(?:[\p{Sc}\s]*\d[\d.,\s]*(?:\p{Sc}[\p{Sc}\s]*)?|true|false|https?:\/\/.*|.*\.(?:jpe?g|png|webp|gif))$/iu;

const isData = ({ cells }: Row): boolean =>
  cells.length > 1 &&
  cells.some((cell) => cell !== null && (typeof cell !== "string" || DATA.test(cell.trim())));

const textsOf = ({ cells }: Row): string[] => cells.flatMap((cell) => toText(cell) ?? []);

/**
 * What stands above the headings, and whether they take two rows.
 * @param upperRow the first of two rows of headings; null when they stand in one
 */
export const describeHeadings = (
  rows: Row[],
  header: number,
  upperRow: number | null,
): string[] => [
  ...(rows.every(({ number }) => number > header) ? [NO_HEADINGS] : []),
  ...describeAbove(
    rows.map(({ number }) => number).filter((number) => number < (upperRow ?? header)),
    upperRow ?? header,
  ),
  ...(upperRow === null
    ? []
    : [`The headings stand in rows ${upperRow} and ${header} and were read together.`]),
];

const NO_HEADINGS = "No headings were found, so every row is read as a piece.";

const describeAbove = (above: number[], first: number): string[] =>
  above.length === 0
    ? []
    : [
        `${capitalize(listRows(above))} ${above.length === 1 ? "stands" : "stand"} above the headings in row ${first} and ${above.length === 1 ? "was" : "were"} left out.`,
      ];
