import { readXls } from "hucre/xlsx";
import { DomainError } from "../../../errors.ts";
import { fillMerged } from "./fill-merged-cells.ts";
import { packRows } from "../tables/compressed-rows.ts";
import { tellScan, toCell } from "./read-xlsx.ts";
import { isDamaged, isEmpty, isProtected, isTooOld } from "../tables/spreadsheet-errors.ts";
import type { Table } from "../tables/table.ts";

/**
 * Reads the first sheet of an old workbook (.xls) that holds something. Formulas come as what they last
 * showed; the old format does not tell which cells they are.
 * @throws unprocessable for a password, a damaged file, or one older than 1997
 */
export async function readXlsTables(bytes: Buffer): Promise<Table[]> {
  if (hasPassword(bytes)) throw isProtected();
  const { sheets } = await open(bytes);
  for (const { name, rows, merges = [] } of sheets) {
    const errors = { count: 0 };
    const places = merges.map(({ startRow, endRow, startCol, endCol }) => ({
      startRow,
      endRow,
      startColumn: startCol,
      endColumn: endCol,
    }));
    const numbered = Array.from(rows, (cells, index) => ({
      number: index + 1,
      cells: Array.from(cells ?? [], (cell) => toCell(cell ?? null, errors)),
    }));
    const { rowCount, packed } = await packRows(fillMerged(numbered, places));
    if (rowCount === 0) continue;
    const scan = { formulas: 0, examples: [], merges: places };
    return [{ name, rowCount, packed, notes: tellScan(scan, errors.count) }];
  }
  throw isEmpty();
}

async function open(bytes: Buffer) {
  try {
    return await readXls(bytes);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw error instanceof Error && /Unsupported XLS version/.test(error.message)
      ? isTooOld()
      : isDamaged(error);
  }
}

/** How the first record of a workbook begins, and the record that says that the rest is encrypted. */
const WORKBOOK_BEGINS = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]);
const FILE_PASSWORD = 0x2f;
const END_OF_PART = 0x0a;
const RECORDS_LOOKED_AT = 20;

function hasPassword(bytes: Buffer): boolean {
  // A new workbook with a password lies in a container of the old kind.
  if (bytes.includes(Buffer.from("EncryptedPackage", "utf16le"))) return true;
  let at = bytes.indexOf(WORKBOOK_BEGINS);
  for (
    let count = 0;
    at !== -1 && at + 4 <= bytes.length && count < RECORDS_LOOKED_AT;
    count += 1
  ) {
    const record = bytes.readUInt16LE(at);
    if (record === FILE_PASSWORD) return true;
    if (record === END_OF_PART) return false;
    at += 4 + bytes.readUInt16LE(at + 2);
  }
  return false;
}
