import { lowerProcessPriority } from "../../../infrastructure/child-process/lower-process-priority.ts";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { type FileContent, readSpreadsheetFile } from "./read-spreadsheet-file.ts";
import type { ReadFile } from "./sheets/workbook.ts";

export type ReadRequest = { content: FileContent; sheets: string[] | null };
export type ReadResult = ReadFile | { failure: SerializedError };

/*
 * Entry point of the child process that reads untrusted files. It runs at low priority, and when
 * memory runs out the kernel ends it instead of the shop.
 */

lowerProcessPriority();

process.once("message", ({ content, sheets }: ReadRequest) => {
  void readSpreadsheetFile(content, sheets).then(send, (error: unknown) =>
    send({ failure: serializeError(error) }),
  );
});

/* The parent process has ended. */
process.on("disconnect", () => process.exit());

function send(result: ReadResult): void {
  process.send?.(result);
}
