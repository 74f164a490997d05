import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { isDamaged } from "../tables/spreadsheet-errors.ts";
import { packedBytes, type ZipEntry } from "./zip-directory.ts";

/** A rectangle of cells that show one value; rows and columns counted from 0. */
export type Merge = { startRow: number; endRow: number; startColumn: number; endColumn: number };

export type Scan = {
  formulas: number;
  /** The first few of them, "D4". */
  examples: string[];
  merges: Merge[];
};

const EXAMPLES = 5;
/** Beyond it merged cells are read as they stand, the value in the first. */
const MOST_MERGES = 20_000;
/** A tag that is longer than this is none of those that are looked for. */
const LONGEST_TAG = 2000;
const DEFLATED = 8;

const LOOKED_FOR =
  /<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s/>]|<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

/** What the rows of a sheet do not tell: which cells are calculated, and which are merged. */
export async function scanSheet(bytes: Buffer, entry: ZipEntry): Promise<Scan> {
  const scan: Scan = { formulas: 0, examples: [], merges: [] };
  let rest = "";
  for await (const chunk of unpack(bytes, entry)) {
    const text = rest + chunk.toString("latin1");
    let end = 0;
    for (const match of text.matchAll(LOOKED_FOR)) {
      end = match.index + match[0].length;
      note(scan, match);
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG));
  }
  return scan;
}

async function* unpack(bytes: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = Readable.from([packedBytes(bytes, entry)]);
  const stream = entry.method === DEFLATED ? packed.pipe(createInflateRaw()) : packed;
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > entry.size) throw isDamaged();
      yield chunk;
    }
  } catch (error) {
    throw isDamaged(error);
  }
}

function note(scan: Scan, [, formula, ...corners]: RegExpExecArray): void {
  if (formula) {
    scan.formulas += 1;
    if (scan.examples.length < EXAMPLES) scan.examples.push(formula);
    return;
  }
  const [left = "A", top = "1", right = "A", bottom = "1"] = corners;
  if (scan.merges.length >= MOST_MERGES) return;
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
