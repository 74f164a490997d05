import { rmSync } from "node:fs";
import { lowerProcessPriority } from "../../../infrastructure/child-process/lower-process-priority.ts";
import {
  type SerializedError,
  serializeError,
} from "../../../infrastructure/child-process/serialize-error.ts";
import { type Copied, type CopyRequest, copyToBucket } from "../bucket/copy-to-bucket.ts";
import { type RehearsalRequest, type Rehearsed, rehearseRestore } from "./rehearse-restore.ts";

export type BackupRequest =
  | ({ work: "copy" } & CopyRequest)
  | ({ work: "rehearse" } & RehearsalRequest);
export type BackupResults = { copy: Copied; rehearse: Rehearsed };
export type BackupAnswer =
  | { result: BackupResults[keyof BackupResults] }
  | { failure: SerializedError };

/*
 * Entry point of the child process that works on whole backups. It runs at low priority, and its memory,
 * that of S3's client among it, is free again when it ends.
 */

lowerProcessPriority();

process.once("message", (request: BackupRequest) => {
  // The parent process has ended, and can't delete the folder any more.
  process.on("disconnect", () => {
    if (request.work === "rehearse") rmSync(request.folder, { recursive: true, force: true });
    process.exit();
  });
  void work(request).then(
    (result) => send({ result }),
    (error: unknown) => send({ failure: serializeError(error) }),
  );
});

const work = (request: BackupRequest) =>
  request.work === "copy" ? copyToBucket(request) : rehearseRestore(request);

function send(answer: BackupAnswer): void {
  process.send?.(answer);
}
