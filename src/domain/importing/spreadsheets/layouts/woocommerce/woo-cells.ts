import { toText } from "../../tables/cell-values.ts";
import type { Cell } from "../../tables/table.ts";

/** "a\, b, c" → ["a, b", "c"] */
export const wooList = (cell: Cell): string[] =>
  (toText(cell) ?? "")
    .split(/(?<!\\),/)
    .map((part) => unescapeCommas(part).trim())
    .filter((part) => part !== "");

/** A comma within a value has a backslash. */
export const unescapeCommas = (cell: Cell): string =>
  (toText(cell) ?? "").replaceAll(String.raw`\,`, ",");

/** Line breaks are escaped as \n, and a literal \n with two backslashes. */
export const wooDescription = (cell: Cell): string | null =>
  toText(cell)
    ?.split(String.raw`\\n`)
    .map((part) => part.replaceAll(String.raw`\n`, "\n"))
    .join(String.raw`\n`) ?? null;

/** "Jewelry > Rings" → its parts, the most specific first. */
export const wooCategories = (paths: string[]): string[] => [
  ...new Set(
    paths.flatMap((path) =>
      path
        .split(">")
        .map((part) => part.trim())
        .filter(Boolean)
        .toReversed(),
    ),
  ),
];
