import type { Engine } from "#database/connect.ts";
import type { Database } from "#database/tables.ts";
import type { Jobs } from "./jobs.ts";
import type { Mailer } from "./infrastructure/mail/mailer.ts";
import type { MediaDesk } from "./media/media-library.ts";
import type { Outbound } from "./infrastructure/outbound/outbound.ts";
import type { Revisions } from "./infrastructure/revisions/open-revisions.ts";
import type { Door } from "./access/rate-limit/sign-in-queue.ts";

export type Log = Record<
  "debug" | "info" | "warn" | "error",
  (message: string, fields?: Record<string, unknown>) => void
>;

export type Secrets = {
  sessionSecret: string;
  encryptionKey: string;
  /** What backups are sealed with; undefined where they are not. */
  backupPassphrase?: string | undefined;
};

/** All that a verb may reach: the first argument of each. There is no other global state. */
export type Shop = {
  db: Database;
  engine: Engine;
  now: () => Date;
  log: Log;
  /** Takes pictures in and serves them. */
  media: MediaDesk;
  /** The one guarded way to fetch from other machines. */
  outbound: Outbound;
  /** Long work in this process, such as an import. */
  jobs: Jobs;
  /** Where all who want to sign in to this process wait their turn. */
  door: Door;
  /** Sends mail; null while no mail server is set up. */
  mail: Mailer | null;
  /** Keys that stand outside the database: who reads it alone can use nothing it holds. */
  secrets: Secrets;
  /** Where this machine keeps the shop's files, backups among them; absolute path. */
  dataDir: string;
  /** Tells when what visitors see has changed. Without it nothing is remembered from one question to the next. */
  revisions?: Revisions;
  /** Canonical address of the shop, without a trailing slash. */
  publicUrl: string;
};
