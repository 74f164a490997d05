import type { Options } from "csv-parse";
import { parse } from "csv-parse/sync";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Characters sampled to detect the delimiter. */
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 40;

/** Options of csv-parse, whatever the delimiter. */
export const CSV_OPTIONS: Pick<
  Options,
  "relax_column_count" | "relax_quotes" | "skip_empty_lines" | "record_delimiter"
> = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
  // All of them: files put together from several mix them, and the default is the first one found.
  record_delimiter: ["\r\n", "\n", "\r"],
};

/**
 * Detects the delimiter of a CSV file: the one that gives the most columns, equally many in most
 * rows. A single column defaults to a comma.
 */
export function detectDelimiter(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let best: { separator: Delimiter; score: number } = { separator: ",", score: 0 };
  for (const separator of DELIMITERS) {
    const score = scoreDelimiter(sample, separator);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function scoreDelimiter(sample: string, delimiter: Delimiter): number {
  const rows = sampleRows(sample, delimiter).filter((row) => row.some((cell) => cell !== ""));
  const widths = rows.map((row) => row.length);
  const width = mostFrequent(widths);
  if (width < 2) return 0;
  const shareOfCommonWidth = widths.filter((each) => each === width).length / widths.length;
  // Agreement of rows outweighs the number of columns, since texts contain commas too.
  return shareOfCommonWidth ** 3 * Math.log2(width + 1);
}

function sampleRows(sample: string, separator: Delimiter): string[][] {
  const rows: string[][] = [];
  const collect = (row: string[]) => {
    rows.push(row);
    return null;
  };
  try {
    parse(sample, { ...CSV_OPTIONS, delimiter: separator, to: SAMPLE_ROWS, on_record: collect });
  } catch {
    // The sample ends within a quoted cell or is malformed: the rows before suffice.
  }
  // The last row may be incomplete.
  return rows.length > 1 && sample.length === SAMPLE_CHARACTERS ? rows.slice(0, -1) : rows;
}

function mostFrequent(numbers: number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
