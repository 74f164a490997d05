import type { HealthCheck } from "#contract/operations/health.ts";
import type { Optional } from "./column-types.ts";

export type OperationsTables = {
  backupTasks: BackupTaskTable;
  healthProblems: HealthProblemTable;
  healthResults: HealthResultTable;
  routeDurations: RouteDurationTable;
  feedFetches: FeedFetchTable;
};

type HealthResultTable = {
  /** Of the check. */
  name: string;
  /** JSON. */
  finding: string;
  checkedAt: string;
};

type RouteDurationTable = {
  /** In UTC: "2026-11-20T15". */
  hour: string;
  route: string;
  /** The bucket's upper end in milliseconds; 0 for whatever took longer than all of them. */
  upTo: number;
  count: number;
};

type FeedFetchTable = {
  /** In UTC. */
  day: string;
  feed: string;
  /** The program's name: "Pinterest". */
  client: string;
  count: number;
  lastAt: string;
};

type HealthProblemTable = {
  /** The name of the check. */
  name: string;
  state: HealthCheck["state"];
  sentence: string;
  /** A warning of a check that was never well is how the shop is set up. */
  wasWell: boolean;
  /** When it began; kept for a day after it ended. */
  beganAt: Optional<string>;
  endedAt: Optional<string>;
  /** The day of the last notice: "2026-11-20". */
  noticedOn: Optional<string>;
  /** Off the To-Do List until the next notice. */
  dismissedAt: Optional<string>;
};

/** "manual": a backup made by hand. */
export type BackupTaskKind = "nightly" | "copy" | "rehearsal" | "manual";

type BackupTaskTable = {
  kind: BackupTaskKind;
  /** The day whose night it is, in the shop's time zone, or the Monday of the week: 2026-11-20; of a backup by hand, its file. */
  due: string;
  startedAt: string;
  /** After a failure. */
  retryAt: Optional<string>;
  /** Null while it runs and when it failed. */
  finishedAt: Optional<string>;
  /** The key of the object in the bucket, or the name of the backup that was restored or made. */
  file: Optional<string>;
  bytes: Optional<number>;
  pieces: Optional<number>;
  photos: Optional<number>;
  /** Photos that could not be read. */
  missing: Optional<number>;
  /** Why the last try failed, as a sentence. */
  problem: Optional<string>;
};
