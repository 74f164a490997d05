import type { Cell } from "./table.ts";

/** A cell as a text, trimmed; null for one with nothing in it. */
export function toText(cell: Cell): string | null {
  if (cell === null) return null;
  if (typeof cell === "object") return withoutMidnight(cell.date);
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  // A hundred digits after the point are noise of binary fractions.
  const text = typeof cell === "number" ? String(Number(cell.toPrecision(15))) : cell;
  return text.replaceAll(/\r\n?/g, "\n").trim() || null;
}

/** A day without the hour where none was meant. */
const withoutMidnight = (date: string): string => date.replace(/T00:00:00(?:\.000)?Z$/, "");

const YES = new Set(
  "yes y true 1 x on active ja j wahr oui o vrai sí si s verdadero vero sì waar ✓ ✔".split(" "),
);
const NO = new Set(
  "no n false 0 off inactive nein falsch non faux falso nee onwaar ✗ ✘".split(" "),
);

/** undefined for a cell that says neither. */
export function toYesNo(cell: Cell): boolean | null | undefined {
  if (typeof cell === "boolean") return cell;
  const text = toText(cell)?.toLowerCase();
  if (text === undefined) return null;
  if (YES.has(text)) return true;
  return NO.has(text) ? false : undefined;
}

/** A whole number of at least 0; undefined for what is none. Less than nothing counts as nothing. */
export function toCount(cell: Cell): number | null | undefined {
  const text = toText(cell);
  if (text === null) return null;
  const count = Number(text.replaceAll(/[\s']/g, "").replace(/[.,]0+$/, ""));
  if (!Number.isInteger(count)) return undefined;
  return Math.min(Math.max(0, count), 1_000_000);
}

/** An instant, ISO 8601 in UTC; undefined for what is none. */
export function toTimestamp(cell: Cell): string | null | undefined {
  if (cell !== null && typeof cell === "object") return cell.date;
  const text = toText(cell);
  if (text === null) return null;
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?Z?$/.exec(text);
  const instant = new Date(`${match?.[1]}T${match?.[2] ?? "00:00"}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** "a, b" → ["a", "b"]; nothing is listed twice. */
export function toList(cell: Cell, separator: RegExp): string[] {
  const parts = (toText(cell) ?? "").split(separator).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== "");
}
