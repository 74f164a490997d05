import { cellName } from "../sheets/read-sheet.ts";
import { readCompoundStream } from "./compound-file.ts";

/** What the records of a sheet say that its values do not. */
export type XlsSheetScan = {
  isHidden: boolean;
  formulas: number;
  /** The first few, "D4". */
  examples: string[];
  /** Numbers of the hidden rows, from 1. */
  hiddenRows: Set<number>;
  /** The cells that show an error, "D4". */
  errors: Set<string>;
};

/** Records of BIFF8 ([MS-XLS], learn.microsoft.com/openspecs/office_file_formats/ms-xls). */
const BOUND_SHEET = 0x00_85;
const ROW = 0x02_08;
const FORMULA = 0x00_06;
const BOOLEAN_OR_ERROR = 0x02_05;
const END = 0x00_0a;
/** fDyZero among the flags of a row. */
const IS_HIDDEN = 0x20;

const MAX_EXAMPLES = 5;

/** Scans an .xls for hidden sheets and rows and for formulas, by sheet name; null when that cannot be known. */
export function scanXls(bytes: Buffer): Map<string, XlsSheetScan> | null {
  const stream = readCompoundStream(bytes, ["Workbook", "Book"]);
  if (stream === null) return null;
  const sheets = new Map<string, XlsSheetScan>();
  for (const { id, data } of recordsAt(stream, 0)) {
    if (id !== BOUND_SHEET || data.length < 8) continue;
    const isWide = (data.readUInt8(7) & 1) === 1;
    const nameBytes = data.readUInt8(6) * (isWide ? 2 : 1);
    const name = data.toString(isWide ? "utf16le" : "latin1", 8, 8 + nameBytes);
    const isHidden = (data.readUInt8(4) & 3) !== 0;
    sheets.set(name, { isHidden, ...scanSheetRecords(stream, data.readUInt32LE(0)) });
  }
  return sheets.size === 0 ? null : sheets;
}

function scanSheetRecords(stream: Buffer, start: number): Omit<XlsSheetScan, "isHidden"> {
  const scan = {
    formulas: 0,
    examples: [] as string[],
    hiddenRows: new Set<number>(),
    errors: new Set<string>(),
  };
  for (const { id, data } of recordsAt(stream, start)) {
    if (id === ROW && data.length >= 16 && (data.readUInt32LE(12) & IS_HIDDEN) !== 0)
      scan.hiddenRows.add(data.readUInt16LE(0) + 1);
    if ((id !== FORMULA && id !== BOOLEAN_OR_ERROR) || data.length < 4) continue;
    const cell = cellName(data.readUInt16LE(2), data.readUInt16LE(0) + 1);
    if (isError(id, data)) scan.errors.add(cell);
    if (id !== FORMULA) continue;
    scan.formulas += 1;
    if (scan.examples.length < MAX_EXAMPLES) scan.examples.push(cell);
  }
  return scan;
}

/** The fError of a constant, or the type of a formula's cached value (FormulaValue). */
const isError = (id: number, data: Buffer): boolean =>
  id === FORMULA
    ? data.length >= 14 && data.readUInt16LE(12) === 0xff_ff && data.readUInt8(6) === 2
    : data.length >= 8 && data.readUInt8(7) === 1;

/** The records from a place up to the mark of the end, or as far as the stream goes. */
function* recordsAt(stream: Buffer, start: number) {
  let at = start;
  while (at + 4 <= stream.length) {
    const id = stream.readUInt16LE(at);
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (id === END || end > stream.length) return;
    yield { id, data: stream.subarray(at + 4, end) };
    at = end;
  }
}
