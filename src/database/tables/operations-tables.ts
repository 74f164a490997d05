import type { Generated } from "kysely";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type BackupRunTable = {
  /** The day whose night it is, in the shop's time zone: 2026-11-20. */
  night: string;
  startedAt: string;
  /** Null while it goes on, and where it failed. */
  finishedAt: Optional<string>;
  /** Name of the file in the folder of backups. */
  file: Optional<string>;
  bytes: Optional<number>;
  pictures: Optional<number>;
  /** Pictures that could not be read. */
  missing: Optional<number>;
  /** Why it failed, in a sentence. */
  problem: Optional<string>;
};

export type SecondFactorTable = {
  userId: string;
  /** Sealed. */
  secret: string;
  /** The last half minute whose code was used: none is taken twice. */
  lastStep: Defaulted<number>;
  /** When a first code proved that the app has the secret; null before. */
  confirmedAt: Optional<string>;
  createdAt: TimestampColumn;
};

export type RecoveryCodeTable = {
  id: Generated<number>;
  userId: string;
  codeHash: string;
  createdAt: TimestampColumn;
};

export type VisitorWriteTable = {
  /** Who writes what, as a keyed hash: no address is kept. */
  subject: string;
  /** When the span of time began in which it is counted. */
  beganAt: string;
  count: Defaulted<number>;
};
