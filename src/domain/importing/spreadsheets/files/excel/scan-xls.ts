import { currencyOfFormat } from "../sheets/currency-of-format.ts";
import { addFormula, cellName, newScan, type Scan } from "../sheets/scan.ts";
import { readCompoundStream } from "./compound-file.ts";

/** What the records of a sheet say that its values do not. */
export type XlsSheetScan = Scan & { isHidden: boolean };

/** Records of BIFF8 ([MS-XLS], learn.microsoft.com/openspecs/office_file_formats/ms-xls). */
const BOUND_SHEET = 0x00_85;
const ROW = 0x02_08;
const FORMULA = 0x00_06;
const BOOLEAN_OR_ERROR = 0x02_05;
const END = 0x00_0a;
const FORMAT = 0x04_1e;
const EXTENDED_FORMAT = 0x00_e0;
const NUMBER = 0x02_03;
const RK = 0x02_7e;
const MULTIPLE_RK = 0x00_bd;
/** fDyZero among the flags of a row. */
const IS_HIDDEN = 0x20;

/** Scans an .xls for hidden sheets and rows and for formulas, by sheet name; null when that cannot be known. */
export function scanXls(bytes: Buffer): Map<string, XlsSheetScan> | null {
  const stream = readCompoundStream(bytes, ["Workbook", "Book"]);
  if (stream === null) return null;
  const sheets = new Map<string, XlsSheetScan>();
  const currencyOf = readCurrencies(stream);
  for (const { id, data } of recordsAt(stream, 0)) {
    if (id !== BOUND_SHEET || data.length < 8) continue;
    const name = readText(data, 7, data.readUInt8(6));
    const isHidden = (data.readUInt8(4) & 3) !== 0;
    sheets.set(name, { isHidden, ...scanSheetRecords(stream, data.readUInt32LE(0), currencyOf) });
  }
  return sheets.size === 0 ? null : sheets;
}

/** A text of so many characters, after a byte that says how wide they are. */
const readText = (data: Buffer, at: number, characters: number): string =>
  (data.readUInt8(at) & 1) === 1
    ? data.toString("utf16le", at + 1, at + 1 + characters * 2)
    : data.toString("latin1", at + 1, at + 1 + characters);

/** The currency of the format of each extended format, by its index. */
function readCurrencies(stream: Buffer): (string | null)[] {
  const currencies = new Map<number, string | null>();
  const formats: number[] = [];
  for (const { id, data } of recordsAt(stream, 0)) {
    if (id === FORMAT && data.length >= 5)
      currencies.set(
        data.readUInt16LE(0),
        currencyOfFormat(readText(data, 4, data.readUInt16LE(2))),
      );
    if (id === EXTENDED_FORMAT && data.length >= 4) formats.push(data.readUInt16LE(2));
  }
  return formats.map((format) => currencies.get(format) ?? null);
}

function scanSheetRecords(
  stream: Buffer,
  start: number,
  currencyOf: readonly (string | null)[],
): Scan {
  const scan = newScan();
  for (const { id, data } of recordsAt(stream, start)) {
    for (const { column, format } of listNumbers(id, data)) {
      const currency = currencyOf[format] ?? null;
      if (currency !== null)
        scan.currencies.set(cellName(column, data.readUInt16LE(0) + 1), currency);
    }
    if (id === ROW && data.length >= 16 && (data.readUInt32LE(12) & IS_HIDDEN) !== 0)
      scan.hiddenRows.add(data.readUInt16LE(0) + 1);
    if ((id !== FORMULA && id !== BOOLEAN_OR_ERROR) || data.length < 4) continue;
    const [column, row] = [data.readUInt16LE(2), data.readUInt16LE(0) + 1];
    if (isError(id, data)) scan.errors.add(cellName(column, row));
    // Such a file holds a result of every formula.
    if (id === FORMULA) addFormula(scan, column, row, true);
  }
  return scan;
}

/** The numbers of a record, by column, with the index of their extended format. */
function listNumbers(id: number, data: Buffer): { column: number; format: number }[] {
  if ((id === NUMBER || id === RK || id === FORMULA) && data.length >= 6)
    return [{ column: data.readUInt16LE(2), format: data.readUInt16LE(4) }];
  if (id !== MULTIPLE_RK || data.length < 6) return [];
  const first = data.readUInt16LE(2);
  return Array.from({ length: Math.floor((data.length - 6) / 6) }, (_, index) => ({
    column: first + index,
    format: data.readUInt16LE(4 + index * 6),
  }));
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
