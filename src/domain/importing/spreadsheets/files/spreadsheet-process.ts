import { writeFileSync } from "node:fs";
import os from "node:os";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { readSpreadsheetFile } from "./read-spreadsheet-file.ts";
import type { Table } from "../tables/table.ts";

export type ReadResult = { tables: Table[] } | { failure: SerializedError };

/* A process of its own reads the files of strangers: pages go before it, and when memory runs out it is
   this one that ends, not the shop. */

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "500");

process.once("message", (bytes: Uint8Array) => {
  void readSpreadsheetFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then(
    (tables) => send({ tables }),
    (error: unknown) => send({ failure: serializeError(error) }),
  );
});

/* The shop is gone, however it went. */
process.on("disconnect", () => process.exit());

function send(result: ReadResult): void {
  process.send?.(result);
}
