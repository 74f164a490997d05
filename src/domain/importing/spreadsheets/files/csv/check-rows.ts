import { capitalize } from "#contract/capitalize.ts";
import { listRows } from "../../tables/list-rows.ts";
import type { Delimiter } from "./detect-delimiter.ts";

const DELIMITER_NAMES: Record<Delimiter, string> = {
  ",": "a comma",
  ";": "a semicolon",
  "\t": "a tab",
  "|": "a bar",
};

/** With fewer columns, a line of prose has as many delimiters as a row. */
const MIN_COLUMNS_OF_LINES = 4;
/** With a smaller share, no number of cells is the usual one. */
const MIN_SHARE = 0.5;

type Checked = {
  number: number;
  width: number;
  filled: number;
  lines: number[];
  mayHoldRows: boolean;
};

export type RowCheck = {
  /** @param raw the row as it is in the file */
  add: (number: number, cells: string[], raw: string) => void;
  /** What is odd about the rows, a sentence each. */
  describe: () => string[];
};

/** Collects rows of a CSV file that are longer or shorter than the others, or seem to hold others. */
export function checkRows(delimiter: Delimiter): RowCheck {
  const rows: Checked[] = [];
  return {
    add: (number, cells, raw) => {
      const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
      if (filled === 0) return;
      const long = cells.filter((cell) => cell.includes("\n"));
      // Where every quotation mark is in its place, lines are those of a text.
      const texts = long.length > 0 && hasStrayQuote(raw, delimiter) ? long : [];
      rows.push({
        number,
        width: cells.length,
        filled,
        lines: widthsOfLines(texts, delimiter),
        mayHoldRows: texts.some((cell) => mayHoldRows(cell, delimiter)),
      });
    },
    describe: () => describe(rows, delimiter),
  };
}

/** Whether a quotation mark is neither around a cell nor doubled within one (RFC 4180, 2). */
function hasStrayQuote(raw: string, delimiter: Delimiter): boolean {
  // Doubled ones are part of a text, or an empty cell.
  const parts = raw.replaceAll('""', "").split('"');
  const last = parts.length - 1;
  if (last % 2 === 1) return true;
  // Every other part is a text between quotation marks; the others are between such cells.
  return parts.some((part, at) => {
    if (at % 2 === 1) return false;
    const cells = delimiter === "\t" ? part.replace(/\r?\n$/, "") : part.trim();
    const follows = at === 0 || cells.startsWith(delimiter) || (at === last && cells === "");
    const leads = at === last || cells.endsWith(delimiter) || (at === 0 && cells === "");
    return !follows || !leads;
  });
}

/** Whether a quotation mark in a text of several lines looks like one between the cells of a row. */
const mayHoldRows = (cell: string, delimiter: Delimiter): boolean =>
  cell.includes(`${delimiter}"`) || cell.includes(`"${delimiter}`);

/** How many cells the lines within a cell would have as rows; negative after a stray quotation mark. */
const widthsOfLines = (cells: string[], delimiter: Delimiter): number[] =>
  cells.flatMap((cell) => {
    const sign = cell.startsWith('"') ? -1 : 1;
    return cell.split("\n").map((line) => line.split(delimiter).length * sign);
  });

function describe(rows: Checked[], delimiter: Delimiter): string[] {
  const width = usualWidth(rows);
  if (width === null) {
    return ["Its rows have different numbers of cells. Check that each value is in its column."];
  }
  // Titles above the header are short.
  const first = rows.findIndex((row) => row.width === width);
  const table = rows.filter(({ filled }, index) => index >= first || filled > width / 2);
  const numbersOf = (isOdd: (row: Checked) => boolean) =>
    table.filter(isOdd).map(({ number }) => number);
  const longer = numbersOf(({ filled }) => filled > width);
  const shorter = numbersOf((row) => row.width < width);
  const merged = numbersOf(
    ({ lines, mayHoldRows }) => mayHoldRows || lines.some((line) => looksLikeRow(line, width)),
  );
  return [
    ...say(longer, "has", "have", [
      `more cells than the others (${width}).`,
      `A text with ${DELIMITER_NAMES[delimiter]} in it may lack its quotation marks.`,
    ]),
    ...say(shorter, "has", "have", [
      `fewer cells than the others (${width}); the missing ones were read as empty.`,
    ]),
    ...say(merged, "holds", "hold", [
      "lines that look like rows of their own. A quotation mark may be missing there.",
    ]),
  ];
}

const say = (numbers: number[], one: string, many: string, sentence: string[]): string[] =>
  numbers.length === 0
    ? []
    : [
        `${capitalize(listRows(numbers))} ${numbers.length === 1 ? one : many} ${sentence.join(" ")}`,
      ];

const looksLikeRow = (line: number, width: number): boolean =>
  width > 1 && (line === -width || (line === width && width >= MIN_COLUMNS_OF_LINES));

/** The number of cells that most rows have; null when they differ. */
function usualWidth(rows: Checked[]): number | null {
  const counts = new Map<number, number>();
  for (const { width } of rows) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count >= rows.length * MIN_SHARE ? width : null;
}
