import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { compressedBytes, type ZipEntry } from "./zip-directory.ts";

/** A rectangle of merged cells; rows and columns from 0. */
export type MergedRange = {
  startRow: number;
  endRow: number;
  startColumn: number;
  endColumn: number;
};

export type Scan = {
  formulas: number;
  /** The first few, "D4". */
  examples: string[];
  merges: MergedRange[];
};

const MAX_EXAMPLES = 5;
/** Beyond this, merged cells are not filled. */
const MAX_MERGES = 20_000;
/** Longer tags cannot be the ones searched for. */
const MAX_TAG_LENGTH = 2000;
const DEFLATED = 8;

const FORMULA_OR_MERGE =
  /<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s/>]|<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** Finds what the row reader does not report: formulas and merged cells. */
export async function scanSheet(bytes: Buffer, entry: ZipEntry): Promise<Scan> {
  const scan: Scan = { formulas: 0, examples: [], merges: [] };
  let rest = "";
  for await (const chunk of inflate(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(FORMULA_OR_MERGE)) {
      end = match.index + match[0].length;
      addMatch(scan, match);
    }
    rest = text.slice(Math.max(end, text.length - MAX_TAG_LENGTH));
  }
  return scan;
}

async function* inflate(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const compressed = Readable.from([compressedBytes(bytes, entry)]);
  const stream = entry.method === DEFLATED ? compressed.pipe(createInflateRaw()) : compressed;
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw damagedFileError();
      yield chunk;
    }
  } catch (error) {
    throw damagedFileError(error);
  }
}

function addMatch(scan: Scan, [, formula, ...corners]: RegExpExecArray): void {
  if (formula) {
    scan.formulas += 1;
    if (scan.examples.length < MAX_EXAMPLES) scan.examples.push(formula);
    return;
  }
  const [left = "A", top = "1", right = "A", bottom = "1"] = corners;
  if (scan.merges.length >= MAX_MERGES) return;
  scan.merges.push({
    startRow: Number(top) - 1,
    endRow: Number(bottom) - 1,
    startColumn: columnIndex(left),
    endColumn: columnIndex(right),
  });
}

/** "A" → 0, "AA" → 26 */
function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
