import { parse } from "csv-parse/sync";

export const SEPARATORS = [",", ";", "\t", "|"] as const;
export type Separator = (typeof SEPARATORS)[number];

/** How much of a file is looked at. */
const SAMPLE_CHARACTERS = 64 * 1024;
const SAMPLE_ROWS = 40;

/** The reading of a CSV file, whatever its separator. */
export const CSV_OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
} as const;

/**
 * What parts the cells of a CSV file: the sign that gives the most columns, and the same number of them
 * in most rows. A file of one column is read with commas.
 */
export function detectSeparator(text: string): Separator {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  let best: { separator: Separator; score: number } = { separator: ",", score: 0 };
  for (const separator of SEPARATORS) {
    const score = rate(sample, separator);
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function rate(sample: string, separator: Separator): number {
  const rows = sampleRows(sample, separator).filter((row) => row.some((cell) => cell !== ""));
  const widths = rows.map((row) => row.length);
  const width = commonest(widths);
  if (width < 2) return 0;
  const alike = widths.filter((each) => each === width).length / widths.length;
  // That rows agree counts for more than that there are many columns: words have commas, too.
  return alike ** 3 * Math.log2(width + 1);
}

function sampleRows(sample: string, separator: Separator): string[][] {
  const rows: string[][] = [];
  const keep = (row: string[]) => {
    rows.push(row);
    return null;
  };
  try {
    parse(sample, { ...CSV_OPTIONS, delimiter: separator, to: SAMPLE_ROWS, on_record: keep });
  } catch {
    // The sample ends within a quoted cell, or is broken there: what came before it tells enough.
  }
  // The last one may be cut.
  return rows.length > 1 && sample.length === SAMPLE_CHARACTERS ? rows.slice(0, -1) : rows;
}

function commonest(numbers: number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
