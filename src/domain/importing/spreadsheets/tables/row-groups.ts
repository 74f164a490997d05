import { toText } from "./cell-values.ts";
import type { Row } from "./table.ts";

/** The rows of one piece, in the order of the file, held in memory. */
export type RowGroup = {
  /** "" for a row that is a piece of its own. */
  key: string;
  rows: Row[];
  /** Whether these rows are too many or too far apart to be one piece. */
  isExcess: boolean;
};

/** Beyond Shopify's own limits of variants and pictures. */
export const MAX_ROWS_PER_GROUP = 4000;
/** Characters of the rows that wait for others of their group. */
const MAX_WAITING_CHARACTERS = 30_000_000;

export const EXCESS_ROWS =
  "Its rows are too many, or stand too far apart in this large file. Sort the file, so that the rows of a piece follow one another.";

type Rows = () => AsyncIterable<Row>;

/** Makes the function that gives the group of each row; called once for each pass over the rows. */
type NewKeyOf = () => (row: Row) => string;

/**
 * Groups rows by a key, wherever they stand: `see` each row first, so that `group` knows the last one
 * of every group and yields each as soon as it is whole.
 */
export function rowGroups(
  newKeyOf: NewKeyOf,
  maxWaiting: number = MAX_WAITING_CHARACTERS,
): { see: (row: Row) => void; group: (rows: Rows) => AsyncGenerator<RowGroup> } {
  const lastRows = new Map<string, number>();
  const keyOfSeen = newKeyOf();
  return {
    see: (row) => {
      const key = keyOfSeen(row);
      if (key !== "") lastRows.set(key, row.number);
    },
    group: (rows) => groupRows(rows, newKeyOf(), lastRows, maxWaiting),
  };
}

async function* groupRows(
  rows: Rows,
  keyOf: (row: Row) => string,
  lastRows: Map<string, number>,
  maxWaiting: number,
): AsyncGenerator<RowGroup> {
  const waiting = new Map<string, Row[]>();
  const excess = new Set<string>();
  let characters = 0;
  for await (const row of rows()) {
    const key = keyOf(row);
    const group = waiting.get(key) ?? [];
    group.push(row);
    const isWhole = key === "" || lastRows.get(key) === row.number;
    const isTooFar = !isWhole && characters > maxWaiting;
    if (isWhole || isTooFar || group.length === MAX_ROWS_PER_GROUP) {
      waiting.delete(key);
      characters -= countCharacters(group.slice(0, -1));
      yield { key, rows: group, isExcess: isTooFar || excess.has(key) };
      if (!isWhole) excess.add(key);
    } else {
      waiting.set(key, group);
      characters += countCharacters([row]);
    }
  }
}

const countCharacters = (rows: Row[]): number =>
  rows.reduce(
    (sum, { cells }) => cells.reduce<number>((all, cell) => all + (toText(cell)?.length ?? 0), sum),
    0,
  );
