import type { MergedRange } from "../sheets/fill-merged-cells.ts";
import { addFormula, newScan, type Scan } from "../sheets/scan.ts";
import { streamEntry } from "../zip/read-entry.ts";
import type { ZipEntry } from "../zip/zip-directory.ts";

/** Beyond this, merged cells are not filled. */
const MAX_MERGES = 20_000;
/** Longer cells with a formula cannot be: Excel's have 8,192 characters. */
const MAX_CELL_LENGTH = 20_000;

/** A formula comes first in its cell, its result after it; without one the cell ends. */
const FOUND =
  /<(?:\w+:)?(?:c(?:(?<calculated>\s[^<>]*)>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\s[^<>]*)?(?:>(?<result>[^<])|\/>|><)|<\/(?:\w+:)?c>)|(?<failed>\s(?:(?!\bt="e")[^<>])*\bt="e"[^<>]*)>)|mergeCell(?<merge>\s[^<>]*)>|row(?<row>\s[^<>]*)>)/g;
const CELL = /\sr="([A-Z]{1,3})(\d{1,7})"/;
const STYLED = /<(?:\w+:)?c(\s[^<>]*)>/g;
const STYLE = /\ss="(\d{1,6})"/;
const ERROR = /\st="e"/;
/** An empty text is a result as well. */
const TEXT = /\st="str"/;
const ROW = /\sr="(\d{1,7})"/;
const HIDDEN = /\shidden="(?:1|true)"/;
const RANGE = /\sref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/;

/**
 * Finds what the row reader does not report: formulas, errors, merged cells, hidden rows and currencies.
 * @param currencies of the styles that name one, by their index
 */
export async function scanXlsxSheet(
  bytes: Buffer,
  entry: ZipEntry,
  currencies: ReadonlyMap<string, string>,
): Promise<Scan> {
  const scan = newScan();
  let rest = "";
  for await (const chunk of streamEntry(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FOUND)) {
      end = match.index + match[0].length;
      addMatch(scan, match.groups ?? {});
    }
    if (currencies.size > 0) addCurrencies(scan, text, currencies);
    rest = text.slice(Math.max(end, text.length - MAX_CELL_LENGTH));
  }
  return scan;
}

function addMatch(scan: ReturnType<typeof newScan>, found: Partial<Record<string, string>>): void {
  const { calculated = "", result, failed = calculated, merge = "", row = "" } = found;
  const [, column = "", line = ""] = CELL.exec(failed) ?? [];
  const range = RANGE.exec(merge);
  const number = ROW.exec(row)?.[1];
  if (column && ERROR.test(failed)) scan.errors.add(column + line);
  if (column && calculated)
    addFormula(
      scan,
      columnIndex(column),
      Number(line),
      result !== undefined || TEXT.test(calculated),
    );
  if (range && scan.merges.length < MAX_MERGES) scan.merges.push(toRange(range));
  if (number && HIDDEN.test(row)) scan.hiddenRows.add(Number(number));
}

function addCurrencies(scan: Scan, text: string, currencies: ReadonlyMap<string, string>): void {
  for (const [, attributes = ""] of text.matchAll(STYLED)) {
    const currency = currencies.get(STYLE.exec(attributes)?.[1] ?? "");
    const [, column = "", row = ""] = (currency && CELL.exec(attributes)) || [];
    if (currency && column) scan.currencies.set(column + row, currency);
  }
}

const toRange = ([, left = "A", top, right = "A", bottom]: RegExpExecArray): MergedRange => ({
  startRow: Number(top) - 1,
  endRow: Number(bottom) - 1,
  startColumn: columnIndex(left),
  endColumn: columnIndex(right),
});

/** "A" → 0, "AA" → 26 */
function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
