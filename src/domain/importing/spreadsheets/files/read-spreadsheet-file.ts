import { readCsv } from "./csv/read-csv.ts";
import { readXlsTables } from "./excel/read-xls.ts";
import { readXlsxTables } from "./excel/read-xlsx.ts";
import { detectFileType } from "./detect-file-type.ts";
import { fileTooLargeError } from "../tables/spreadsheet-errors.ts";
import { MAX_SPREADSHEET_BYTES } from "#contract/upload-limits.ts";
import type { Table } from "../tables/table.ts";

/**
 * Reads a spreadsheet, whatever its name. Slow and memory-intensive: use `readInChildProcess`.
 * @throws DomainError with a sentence for people
 */
export async function readSpreadsheetFile(bytes: Buffer): Promise<Table[]> {
  if (bytes.length > MAX_SPREADSHEET_BYTES) throw fileTooLargeError();
  switch (detectFileType(bytes)) {
    case "xlsx": {
      return readXlsxTables(bytes);
    }
    case "compound": {
      return readXlsTables(bytes);
    }
    default: {
      return [await readCsv(bytes)];
    }
  }
}
