import type { TableShape } from "./list-table-shapes.ts";
import type { Row } from "./read-rows.ts";

/**
 * A row as one line of canonical JSON, equal for both engines: sorted keys, floats to the six digits that
 * both engines store.
 */
export function toJsonLine(row: Row, table: TableShape): string {
  const entries = table.columns.map(({ name, kind }) => [
    name,
    kind === "real" ? toSixDigits(row[name]) : sortKeys(row[name]),
  ]);
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

const toSixDigits = (value: unknown): unknown =>
  typeof value === "number" ? Number(value.toPrecision(6)) : value;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => compare(a, b))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
