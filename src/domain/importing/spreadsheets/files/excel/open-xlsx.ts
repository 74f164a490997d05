import { streamXlsxRows } from "hucre/xlsx";
import { DomainError } from "../../../../errors.ts";
import { damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { type RawRow, readSheet } from "../sheets/read-sheet.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { checkEntry } from "../zip/read-entry.ts";
import { readZipDirectory } from "../zip/zip-directory.ts";
import { scanSheet } from "./scan-sheet.ts";
import { indexWorkbook } from "./workbook-index.ts";

/**
 * Opens an .xlsx.
 * @throws unprocessable when damaged, too-large when beyond the limits
 */
export function openXlsx(bytes: Buffer): Workbook {
  const entries = readZipDirectory(bytes);
  const sheets = indexWorkbook(bytes, entries);
  const texts = entries.filter(({ name }) => name.endsWith("/sharedStrings.xml"));
  return {
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    readSheet: async (index) => {
      const location = sheets[index];
      if (!location) throw damagedFileError();
      for (const entry of texts) await checkEntry(bytes, entry);
      const scan = await scanSheet(bytes, location.entry);
      return readSheet(location.name, scan, readRows(bytes, location.name));
    },
  };
}

async function* readRows(bytes: Buffer, sheet: string): AsyncGenerator<RawRow> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
      yield { number: index + 1, values };
  } catch (error) {
    throw error instanceof DomainError ? error : damagedFileError(error);
  }
}
