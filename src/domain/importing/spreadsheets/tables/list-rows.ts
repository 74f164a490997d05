import { capitalize } from "#contract/capitalize.ts";
import type { Row } from "./table.ts";

const MAX_LISTED = 5;

/** "row 4", "rows 4 and 9", "rows 1, 2, 3, 4, 5 and 20 others". */
export function listRows(numbers: number[]): string {
  if (numbers.length === 1) return `row ${numbers[0]}`;
  const others = numbers.length - MAX_LISTED;
  return joinRows(numbers.slice(0, MAX_LISTED).map(String), others);
}

/** "row 4", "rows 3–5", "rows 3–5 and 9": those that follow one another as a range. */
export function listRowRanges(numbers: number[]): string {
  const starts = numbers.filter((number, index) => numbers[index - 1] !== number - 1);
  const ends = numbers.filter((number, index) => numbers[index + 1] !== number + 1);
  const ranges = starts.slice(0, MAX_LISTED).map((start, index) => {
    const end = ends[index] ?? start;
    return start === end ? String(start) : `${start}–${end}`;
  });
  const others = ends.slice(MAX_LISTED).reduce((sum, end, index) => {
    return sum + 1 + end - (starts[MAX_LISTED + index] ?? end);
  }, 0);
  if (numbers.length === 1) return `row ${numbers[0]}`;
  return ranges.length === 1 ? `rows ${ranges[0]}` : joinRows(ranges, others);
}

/** "Rows 3–5", or "Rings, rows 3–5" where several sheets are read. */
export function describePlace(sheet: string, rows: Row[]): string {
  const place = listRowRanges(rows.map(({ number }) => number));
  return sheet === "" ? capitalize(place) : `${sheet}, ${place}`;
}

function joinRows(listed: string[], others: number): string {
  const last = others > 0 ? `${others} ${others === 1 ? "other" : "others"}` : listed.pop();
  return `rows ${listed.join(", ")} and ${last}`;
}
