import type { Generated } from "kysely";
import type { Defaulted, Optional, TimestampColumn } from "./column-types.ts";

export type BackupRunTable = {
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

export type SecondFactorTable = {
  userId: string;
  /** Encrypted. */
  secret: string;
  /** The time step (30 s) of the last code used: no code is accepted twice. */
  lastStep: Defaulted<number>;
  /** When a first code confirmed the app's secret; null before. */
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
  /** Keyed hash of the client's network; no address is stored. */
  subject: string;
  /** Start of the time window. */
  beganAt: string;
  count: Defaulted<number>;
};
