import { readXls } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { fillMergedCells } from "./fill-merged-cells.ts";
import { compressRows } from "../../tables/compressed-rows.ts";
import { describeScan, toCell } from "./read-xlsx.ts";
import {
  damagedFileError,
  emptyFileError,
  passwordError,
  outdatedWorkbookError,
} from "../../tables/spreadsheet-errors.ts";
import type { Table } from "../../tables/table.ts";

/**
 * Reads the first sheet with data of an old workbook (.xls). Formulas give their cached values; the
 * format does not say which cells they are.
 * @throws unprocessable when password-protected, damaged or older than Excel 97
 */
export async function readXlsTables(bytes: Buffer): Promise<Table[]> {
  if (isPasswordProtected(bytes)) throw passwordError();
  const { sheets } = await open(bytes);
  for (const { name, rows, merges = [] } of sheets) {
    const errors = { count: 0 };
    const mergedRanges = merges.map(({ startRow, endRow, startCol, endCol }) => ({
      startRow,
      endRow,
      startColumn: startCol,
      endColumn: endCol,
    }));
    const numbered = Array.from(rows, (cells, index) => ({
      number: index + 1,
      cells: Array.from(cells ?? [], (cell) => toCell(cell ?? null, errors)),
    }));
    const { notes, ...table } = await compressRows(fillMergedCells(numbered, mergedRanges));
    if (table.rowCount === 0) continue;
    const scan = { formulas: 0, examples: [], merges: mergedRanges };
    return [{ name, ...table, notes: [...describeScan(scan, errors.count), ...notes] }];
  }
  throw emptyFileError();
}

async function open(bytes: Buffer) {
  try {
    return await readXls(bytes);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw error instanceof Error && /Unsupported XLS version/.test(error.message)
      ? outdatedWorkbookError()
      : damagedFileError(error);
  }
}

/**
 * Records of the BIFF8 format: its beginning, and the marks of an encrypted file and of the end.
 */
const BOF_RECORD = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]);
const FILEPASS_RECORD = 0x2f;
const EOF_RECORD = 0x0a;
const MAX_RECORDS_READ = 20;

function isPasswordProtected(bytes: Buffer): boolean {
  // An .xlsx with a password is stored in a compound file too.
  if (bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))) return true;
  let at = bytes.indexOf(BOF_RECORD);
  for (let count = 0; at !== -1 && at + 4 <= bytes.length && count < MAX_RECORDS_READ; count += 1) {
    const record = bytes.readUInt16LE(at);
    if (record === FILEPASS_RECORD) return true;
    if (record === EOF_RECORD) return false;
    at += 4 + bytes.readUInt16LE(at + 2);
  }
  return false;
}
