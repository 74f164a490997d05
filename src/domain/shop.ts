import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import type { FeedCounter } from "./services/feed-counter.ts";
import type { Jobs } from "./services/jobs.ts";
import type { Mailer } from "./services/mailer.ts";
import type { MediaLibrary } from "./services/media-library.ts";
import type { OutboundClient } from "./services/outbound-client.ts";
import type { RefusalCache } from "./services/refusal-cache.ts";
import type { Revisions } from "./services/revisions.ts";
import type { S3Config } from "./services/s3-bucket.ts";
import type { SignInQueue } from "./services/sign-in-queue.ts";
import type { VisitCounter } from "./services/visit-counter.ts";

export type Log = Record<
  "debug" | "info" | "warn" | "error",
  (message: string, fields?: Record<string, unknown>) => void
>;

export type Secrets = {
  sessionSecret: string;
  encryptionKey: string;
  /** Encrypts backups; undefined where they are not encrypted. */
  backupPassphrase?: string | undefined;
};

/** Everything an operation may use: its first argument. There is no other global state. */
export type Shop = {
  db: Database;
  engine: Engine;
  now: () => Date;
  log: Log;
  media: MediaLibrary;
  outbound: OutboundClient;
  /** Long work in this process, such as an import. */
  jobs: Jobs;
  signInQueue: SignInQueue;
  refusals: RefusalCache;
  /** Null while no mail server is configured. */
  mail: Mailer | null;
  /** Keys kept outside the database, so that a copy of it alone decrypts nothing. */
  secrets: Secrets;
  /** Absolute path of the folder that holds the shop's files and backups. */
  dataDir: string;
  /** Where each night's backup is copied to; undefined where it stays on this machine. */
  backupBucket?: S3Config | undefined;
  /** Without it nothing is memoized. */
  revisions?: Revisions;
  /** Only where visitors are served. */
  visits?: VisitCounter;
  /** Only where feeds are served. */
  feedFetches?: FeedCounter;
  /** Canonical address of the shop, without a trailing slash. */
  publicUrl: string;
};
