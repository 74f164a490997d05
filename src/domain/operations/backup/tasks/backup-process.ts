import { lowerProcessPriority } from "../../../infrastructure/child-process/lower-process-priority.ts";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { type Copied, type CopyRequest, copyToBucket } from "../bucket/copy-to-bucket.ts";

export type BackupRequest = { work: "copy" } & CopyRequest;
export type BackupResults = { copy: Copied };
export type BackupAnswer =
  | { result: BackupResults[keyof BackupResults] }
  | { failure: SerializedError };

/*
 * Entry point of the child process that works on whole backups. It runs at low priority, and its memory,
 * that of S3's client among it, is free again when it ends.
 */

lowerProcessPriority();

process.once("message", (request: BackupRequest) => {
  void work(request).then(
    (result) => send({ result }),
    (error: unknown) => send({ failure: serializeError(error) }),
  );
});

/* The parent process has ended. */
process.on("disconnect", () => process.exit());

const work = (request: BackupRequest) => copyToBucket(request);

function send(answer: BackupAnswer): void {
  process.send?.(answer);
}
