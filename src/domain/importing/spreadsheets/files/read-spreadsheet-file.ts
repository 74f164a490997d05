import { readCsv } from "./csv/read-csv.ts";
import { readXmlTable } from "./xml-table/read-xml-table.ts";
import { openXls } from "./excel/open-xls.ts";
import { openXlsx } from "./excel/open-xlsx.ts";
import { openXmlWorkbook } from "./excel/open-xml-workbook.ts";
import { readHtmlTable } from "./html/read-html-table.ts";
import { readJsonTable } from "./json/read-json-table.ts";
import { openOds } from "./open-document/open-ods.ts";
import { detectFileType } from "./detect-file-type.ts";
import { fileTooLargeError } from "../tables/spreadsheet-errors.ts";
import { MAX_SPREADSHEET_BYTES } from "#contract/media/upload-limits.ts";
import { type ReadFile, readChosenSheets } from "./sheets/workbook.ts";

/**
 * Reads a spreadsheet, whatever its name. Slow and memory-intensive: use `readInChildProcess`.
 * @param sheets names of those to read; null for those that hold the pieces most likely
 * @throws DomainError with a sentence for people
 */
export async function readSpreadsheetFile(
  bytes: Buffer,
  sheets: string[] | null = null,
): Promise<ReadFile> {
  if (bytes.length > MAX_SPREADSHEET_BYTES) throw fileTooLargeError();
  switch (detectFileType(bytes)) {
    case "xlsx": {
      return readChosenSheets(openXlsx(bytes), sheets);
    }
    case "ods": {
      return readChosenSheets(await openOds(bytes), sheets);
    }
    case "compound": {
      return readChosenSheets(await openXls(bytes), sheets);
    }
    case "xml-workbook": {
      return readChosenSheets(await openXmlWorkbook(bytes), sheets);
    }
    case "html": {
      return { tables: [await readHtmlTable(bytes)], sheets: [] };
    }
    case "json": {
      return { tables: [await readJsonTable(bytes)], sheets: [] };
    }
    case "xml": {
      return { tables: [await readXmlTable(bytes)], sheets: [] };
    }
    default: {
      return { tables: [await readCsv(bytes)], sheets: [] };
    }
  }
}
