import type { Optional } from "./column-types.ts";

export type OperationsTables = {
  backupRuns: BackupRunTable;
};

type BackupRunTable = {
  /** The day whose night it is, in the shop's time zone: 2026-11-20. */
  night: string;
  startedAt: string;
  /** Null while it runs and when it failed. */
  finishedAt: Optional<string>;
  /** Name of the file in the backups folder. */
  file: Optional<string>;
  bytes: Optional<number>;
  pictures: Optional<number>;
  /** Photos that could not be read. */
  missing: Optional<number>;
  /** Why it failed, as a sentence. */
  problem: Optional<string>;
};
