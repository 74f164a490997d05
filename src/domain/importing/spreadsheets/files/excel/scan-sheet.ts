import type { MergedRange } from "../sheets/fill-merged-cells.ts";
import type { Scan } from "../sheets/read-sheet.ts";
import { streamEntry } from "../zip/read-entry.ts";
import type { ZipEntry } from "../zip/zip-directory.ts";

type MutableScan = Scan & { hiddenRows: Set<number>; errors: Set<string> };

const MAX_EXAMPLES = 5;
/** Beyond this, merged cells are not filled. */
const MAX_MERGES = 20_000;
/** Longer tags cannot be the ones searched for. */
const MAX_TAG_LENGTH = 2000;

/** A formula comes first in its cell. */
const FOUND =
  /<(?:\w+:)?(?:c(?:(?<calculated>\s[^<>]*)>\s*<(?:\w+:)?f[\s/>]|(?<failed>\s(?:(?!\bt="e")[^<>])*\bt="e"[^<>]*)>)|mergeCell(?<merge>\s[^<>]*)>|row(?<row>\s[^<>]*)>)/g;
const CELL = /\sr="([A-Z]{1,3}\d{1,7})"/;
const ERROR = /\st="e"/;
const ROW = /\sr="(\d{1,7})"/;
const HIDDEN = /\shidden="(?:1|true)"/;
const RANGE = /\sref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/;

/** Finds what the row reader does not report: formulas, errors, merged cells and hidden rows. */
export async function scanSheet(bytes: Buffer, entry: ZipEntry): Promise<Scan> {
  const scan: MutableScan = {
    formulas: 0,
    examples: [],
    merges: [],
    hiddenRows: new Set(),
    errors: new Set(),
  };
  let rest = "";
  for await (const chunk of streamEntry(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FOUND)) {
      end = match.index + match[0].length;
      addMatch(scan, match.groups ?? {});
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG_LENGTH));
  }
  return scan;
}

function addMatch(scan: MutableScan, found: Partial<Record<string, string>>): void {
  const { calculated = "", failed = calculated, merge = "", row = "" } = found;
  const cell = CELL.exec(failed)?.[1];
  const range = RANGE.exec(merge);
  const number = ROW.exec(row)?.[1];
  if (cell && ERROR.test(failed)) scan.errors.add(cell);
  if (cell && calculated) {
    scan.formulas += 1;
    if (scan.examples.length < MAX_EXAMPLES) scan.examples.push(cell);
  }
  if (range && scan.merges.length < MAX_MERGES) scan.merges.push(toRange(range));
  if (number && HIDDEN.test(row)) scan.hiddenRows.add(Number(number));
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
