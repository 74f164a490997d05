/// <reference lib="esnext.temporal" />
import path from "node:path";
import { rm, stat } from "node:fs/promises";
import { DomainError } from "../../../errors.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { backupExtension, backupFolder, listBackupFiles } from "../write/backup-files.ts";
import { findLastTask, runTask } from "./run-task.ts";
import { writeLocalBackup } from "../write/write-backup.ts";
import { chooseExpiredNights } from "../write/choose-expired-nights.ts";
import { bucketFolder, nightOf } from "../bucket/bucket.ts";
import { fork } from "node:child_process";
import { programFile } from "#project-file";
import { childEnvironment } from "../../../infrastructure/child-process/child-environment.ts";
import { deserializeError } from "../../../infrastructure/child-process/serialize-error.ts";
import type { BackupAnswer, BackupRequest, BackupResults } from "./backup-process.ts";
import { withRehearsalFolder } from "./rehearse-restore.ts";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";

/**
 * Writes the night's backup if it is missing and deletes expired ones; one process does it for all. A
 * new shop waits for its first night. An error is stored for the admin and retried after half an hour.
 */
export async function backUpNightly(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const night = backupNight(shop.now(), timeZone);
  if ((await firstNight(shop, timeZone)) >= night) return;
  const options = { retryMinutes: 30, leaseMinutes: 6 * 60, describe };
  await runTask(shop, { kind: "nightly", due: night }, options, async () => {
    const file = nightlyBackupName(night, shop.secrets.backupPassphrase);
    // A file that an earlier attempt wrote before it crashed.
    await rm(path.join(backupFolder(shop.dataDir), file), { force: true });
    const { manifest, bytes } = await writeLocalBackup(shop, file);
    await deleteExpiredBackups(shop.dataDir);
    const { files: photos, missing } = manifest.media;
    return { file, bytes, photos, missing: missing.length };
  });
}

/** The night of the day on which the shop was created. */
async function firstNight(shop: Shop, timeZone: string): Promise<string> {
  const firstRun = await shop.db
    .selectFrom("settings")
    .select("updatedAt")
    .where("key", "=", "firstRun")
    .executeTakeFirst();
  return firstRun ? backupNight(new Date(firstRun.updatedAt), timeZone) : "";
}

const REASONS: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EACCES: "the folder of backups may not be written",
  EROFS: "the disk is read-only",
};

function describe(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code] ?? "something unexpected happened (see the server’s log)";
  return `The backup could not be written: ${reason}.`;
}

/** Earlier versions wrote the name of the sample shop. */
const NIGHTLY = /^(?:backup|fernhill)-nightly-(\d{4}-\d{2}-\d{2})\.tar/;

/** The name of a nightly backup. */
const nightlyBackupName = (night: string, passphrase: string | undefined): string =>
  `backup-nightly-${night}${backupExtension(passphrase)}`;

/** Deletes expired nightly backups, never those on request. */
async function deleteExpiredBackups(dataDir: string): Promise<void> {
  const files = await listBackupFiles(dataDir);
  const byNight = new Map(files.flatMap(({ name }) => pairOf(name)));
  for (const night of chooseExpiredNights([...byNight.keys()])) {
    await rm(path.join(backupFolder(dataDir), byNight.get(night) ?? ""), { force: true });
  }
}

function pairOf(name: string): [night: string, name: string][] {
  const night = NIGHTLY.exec(name)?.[1];
  return night ? [[night, name]] : [];
}

/**
 * Copies the newest nightly backup to the bucket, where one is set up: on the machine that has its file,
 * and in one process. The backup on this machine stays as it is, whatever happens.
 */
export async function copyNightlyBackup(shop: Shop): Promise<void> {
  const { backupBucket: place } = shop;
  const found = place && (await findNightlyBackup(shop));
  // One without a passphrase has another name, and stays.
  if (!place || !found || nightOf(found.name) !== found.night) return;
  const { night, file } = found;
  const folder = bucketFolder(shop.secrets.encryptionKey);
  await runTask(shop, { kind: "copy", due: night }, { retryMinutes: 30 }, async (stopping) => {
    const request = { work: "copy", place, file, folder } as const;
    const { key, bytes, warning } = await runInBackupProcess(request, stopping);
    if (warning) {
      shop.log.warn("backup was copied, but the bucket could not be tidied", { key, warning });
    }
    return { file: key, bytes };
  });
}

/**
 * Restores the first nightly backup of each week, from Monday on, into a folder of its own that is deleted
 * afterwards, and stores what was there.
 */
export async function rehearseWeekly(shop: Shop): Promise<void> {
  const { timeZone } = await getSettings(shop);
  const due = mondayOf(backupNight(shop.now(), timeZone));
  const found = await findNightlyBackup(shop);
  if (!found || found.night < due) return;
  const { name, file } = found;
  await runTask(shop, { kind: "rehearsal", due }, { retryMinutes: 24 * 60 }, (stopping) =>
    withRehearsalFolder(shop.dataDir, file, async (folder, noSpace) => {
      const passphrase = shop.secrets.backupPassphrase;
      const request = { work: "rehearse", file, passphrase, folder } as const;
      const ends = AbortSignal.any([stopping, noSpace]);
      return { file: name, ...(await runInBackupProcess(request, ends)) };
    }),
  );
}

function mondayOf(night: string): string {
  const day = Temporal.PlainDate.from(night);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}

/** The newest nightly backup; null before the first, and where another machine has its file. */
export async function findNightlyBackup(
  shop: Shop,
): Promise<{ night: string; name: string; file: string } | null> {
  const { finished } = await findLastTask(shop, "nightly");
  if (!finished?.file) return null;
  const file = path.join(backupFolder(shop.dataDir), finished.file);
  const found = await nullIfMissing(stat(file));
  return found?.isFile() ? { night: finished.due, name: finished.file, file } : null;
}

const START_HOUR = 3;

/**
 * The night whose backup is due: a day that starts at three in the morning in the shop's time zone.
 * @param timeZone IANA name
 * @returns 2026-11-20
 */
export const backupNight = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .subtract({ hours: START_HOUR })
    .toPlainDate()
    .toString();

const PROGRAM = programFile("backup-process");
const MEMORY_MEGABYTES = 512;
const TIMEOUT_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Works on a backup in a child process of low priority, so that visitors don't notice.
 * @throws what the work throws; the signal's reason when it aborts
 */
async function runInBackupProcess<Work extends BackupRequest["work"]>(
  request: Extract<BackupRequest, { work: Work }>,
  signal: AbortSignal,
): Promise<BackupResults[Work]> {
  const { NODE_EXTRA_CA_CERTS } = process.env;
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${MEMORY_MEGABYTES}`],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...childEnvironment(), NODE_EXTRA_CA_CERTS },
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]);
  try {
    const { promise, resolve, reject } = Promise.withResolvers<BackupAnswer>();
    child.once("message", (answer: BackupAnswer) => resolve(answer));
    child.once("exit", (code, killed) =>
      reject(new Error(`The process of backups ended with ${code ?? killed}.`)),
    );
    child.once("error", reject);
    stop.addEventListener("abort", () => reject(stop.reason as Error));
    stop.throwIfAborted();
    child.send(request, (error) => error && reject(error));
    const answer = await promise;
    if ("failure" in answer) throw deserializeError(answer.failure);
    return answer.result as BackupResults[Work];
  } finally {
    child.kill("SIGKILL");
  }
}
