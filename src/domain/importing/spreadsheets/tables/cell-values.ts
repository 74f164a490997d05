import { toLineFeeds } from "#contract/line-breaks.ts";
import { MAX_COUNT } from "#contract/catalogue/products.ts";
import { parseCount } from "#contract/typed-numbers.ts";
import type { Cell } from "./table.ts";

/** A cell as trimmed text; null when empty. */
export function toText(cell: Cell): string | null {
  if (cell === null) return null;
  if (typeof cell === "object") {
    if ("date" in cell) return withoutMidnight(cell.date);
    return "amount" in cell ? `${cell.amount.toFixed(2)} ${cell.currency}` : null;
  }
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  // Drops binary floating-point noise.
  const text = typeof cell === "number" ? String(Number(cell.toPrecision(15))) : cell;
  return toLineFeeds(text).trim() || null;
}

/** A date without a time at midnight. */
const withoutMidnight = (date: string): string => date.replace(/T00:00:00(?:\.000)?Z$/, "");

const YES = new Set(
  "yes y true 1 x on ja j wahr oui o vrai sí si s verdadero vero sì waar да так da tak ano áno sim kyllä igen evet ναι ✓ ✔".split(
    " ",
  ),
);
const NO = new Set(
  "no n false 0 off nein falsch non faux falso nee onwaar нет не ні ne nie não nej nei ei nem nu hayır όχι ✗ ✘".split(
    " ",
  ),
);

/** undefined when the cell is neither. */
export function toYesNo(cell: Cell): boolean | null | undefined {
  if (typeof cell === "boolean") return cell;
  const text = toText(cell)?.toLowerCase();
  if (text === undefined) return null;
  if (YES.has(text)) return true;
  return NO.has(text) ? false : undefined;
}

/** A whole number of at least 0; undefined when it is none. Negative numbers become 0. */
export function toCount(cell: Cell): number | null | undefined {
  const text = toText(typeof cell === "object" && cell && "amount" in cell ? cell.amount : cell);
  if (text === null) return null;
  const count = parseCount(text.replace(/^[-−]\s*/, ""));
  if (count === undefined) return undefined;
  return /^[-−]/.test(text) ? 0 : Math.min(count, MAX_COUNT);
}

/** "a, b" → ["a", "b"], without duplicates. */
export function toList(cell: Cell, separator: RegExp): string[] {
  const parts = (toText(cell) ?? "").split(separator).map((part) => part.trim());
  return [...new Set(parts)].filter((part) => part !== "");
}
