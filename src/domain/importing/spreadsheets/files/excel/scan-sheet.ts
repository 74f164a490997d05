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

const FOUND =
  /<(?:\w+:)?c\s(?=[^>]*\bt="e")([^>]*)>(\s*<(?:\w+:)?f[\s/>])?|<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s/>]|<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"|<(?:\w+:)?row\s([^>]*)>/g;
const CELL_NAME = /\sr="([A-Z]{1,3}\d{1,7})"/;
const HIDDEN = /\shidden="(?:1|true)"/;

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
      addMatch(scan, match);
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG_LENGTH));
  }
  return scan;
}

function addMatch(scan: MutableScan, match: RegExpExecArray): void {
  const [, error, ofFormula, calculated, ...others] = match;
  const failed = error === undefined ? undefined : CELL_NAME.exec(` ${error}`)?.[1];
  if (failed) scan.errors.add(failed);
  const formula = ofFormula ? failed : calculated;
  if (formula) {
    scan.formulas += 1;
    if (scan.examples.length < MAX_EXAMPLES) scan.examples.push(formula);
  }
  if (error !== undefined || formula) return;
  const [left = "A", top = "1", right = "A", bottom = "1", row] = others;
  if (row !== undefined) {
    const number = /(?:^|\s)r="(\d{1,7})"/.exec(row)?.[1];
    if (number && HIDDEN.test(` ${row}`)) scan.hiddenRows.add(Number(number));
    return;
  }
  if (scan.merges.length < MAX_MERGES) scan.merges.push(toRange(left, top, right, bottom));
}

const toRange = (left: string, top: string, right: string, bottom: string): MergedRange => ({
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
