import { lowerProcessPriority } from "../../../infrastructure/child-process/lower-process-priority.ts";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { readSpreadsheetFile } from "./read-spreadsheet-file.ts";
import type { ReadFile } from "./sheets/workbook.ts";

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
