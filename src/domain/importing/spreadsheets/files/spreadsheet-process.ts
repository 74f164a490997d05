import { MAX_SPREADSHEET_BYTES } from "#contract/media/upload-limits.ts";
import { lowerProcessPriority } from "../../../infrastructure/child-process/lower-process-priority.ts";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { type ReadFile, readChosenSheets } from "./sheets/workbook.ts";
import { readCsv } from "./csv/read-csv.ts";
import { readXmlTable } from "./xml-table/read-xml-table.ts";
import { openXls } from "./excel/open-xls.ts";
import { openXlsx } from "./excel/open-xlsx.ts";
import { openOds } from "./open-document/open-ods.ts";
import { detectFileType } from "./detect-file-type.ts";
import { fileTooLargeError } from "../tables/spreadsheet-errors.ts";

export type ReadRequest = { bytes: Uint8Array; sheets: string[] | null };
export type ReadResult = ReadFile | { failure: SerializedError };

/*
 * Entry point of the child process that reads untrusted files. It runs at low priority, and when
 * memory runs out the kernel ends it instead of the shop.
 */

lowerProcessPriority();

process.once("message", ({ bytes, sheets }: ReadRequest) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  void readSpreadsheetFile(file, sheets).then(send, (error: unknown) =>
    send({ failure: serializeError(error) }),
  );
});

/* The parent process has ended. */
process.on("disconnect", () => process.exit());

function send(result: ReadResult): void {
  process.send?.(result);
}

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
    case "xml": {
      return { tables: [await readXmlTable(bytes)], sheets: [] };
    }
    default: {
      return { tables: [await readCsv(bytes)], sheets: [] };
    }
  }
}
