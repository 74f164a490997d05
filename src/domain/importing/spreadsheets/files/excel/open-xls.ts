import { readXls } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import {
  damagedFileError,
  passwordError,
  outdatedWorkbookError,
} from "../../tables/spreadsheet-errors.ts";
import { scanXls } from "./scan-xls.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { newScan } from "../sheets/scan.ts";
import type { Workbook } from "../sheets/workbook.ts";

/** A compound file consists of whole sectors; the format has no checksum. */
const SECTOR_BYTES = 512;
const INCOMPLETE =
  "The file seems to be damaged: compare the number of rows with what the spreadsheet program shows, or save it as .xlsx.";

/**
 * Opens an old workbook (.xls). Formulas give their cached values.
 * @throws unprocessable when password-protected, damaged or older than Excel 97
 */
export async function openXls(bytes: Buffer): Promise<Workbook> {
  if (isPasswordProtected(bytes)) throw passwordError();
  const { sheets } = await open(bytes);
  const scans = scanXls(bytes);
  return {
    sheets: sheets.map(({ name }) => ({ name, isHidden: scans?.get(name)?.isHidden ?? false })),
    readSheet: async (index) => {
      const { name, rows, merges = [] } = sheets[index] ?? { name: "", rows: [] };
      const mergedRanges = merges.map(({ startRow, endRow, startCol, endCol }) => ({
        startRow,
        endRow,
        startColumn: startCol,
        endColumn: endCol,
      }));
      const scan = scans?.get(name) ?? null;
      const isIncomplete = bytes.length % SECTOR_BYTES !== 0;
      const notes = [...(isIncomplete ? [INCOMPLETE] : []), ...(scan === null ? [UNKNOWN] : [])];
      const table = await readSheet(
        name,
        { ...(scan ?? { ...newScan(), errors: null }), merges: mergedRanges },
        Array.from(rows, (values, row) => ({ number: row + 1, values: values ?? [] })),
      );
      return { ...table, notes: [...notes, ...table.notes] };
    },
  };
}

const UNKNOWN =
  "Whether rows of this old workbook are hidden or calculated cannot be known: all were read. Save it as .xlsx to be told.";

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
