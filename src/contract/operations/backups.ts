import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";

/** A backup is made each night; so many days without one are a fault. */
export const OVERDUE_DAYS = 3;

export const backupFileSchema = z.object({
  name: z.string(),
  createdAt: instant,
  bytes: z.int(),
  /** Whether a passphrase is needed to open it. */
  encrypted: z.boolean(),
});
export type BackupFile = z.infer<typeof backupFileSchema>;

/** How the names of backups begin that were made right before a restore. */
export const BEFORE_RESTORE = "before-restore-";

/** A restore that was requested at the desk. */
export const restoreSchema = z.object({
  status: z.enum(["requested", "restored", "failed"]),
  /** Name of the backup to restore. */
  backup: z.string(),
  /** When that backup was made. */
  backupAt: instant,
  /** Name of the backup that is made first, of the shop as it was. */
  before: z.string(),
  /** When it was requested; once it has ended, when it ended. */
  at: instant,
  /** Why it failed, in sentences; null unless it did. */
  problem: z.string().nullable(),
});
export type Restore = z.infer<typeof restoreSchema>;

/** The copies of the nightly backups outside this server. */
export const backupCopySchema = z.object({
  bucket: z.string(),
  /** When the last one was copied and read back; null before the first. */
  lastAt: instant.nullable(),
  /** Why the last copy failed, in a sentence; null if it succeeded. */
  problem: z.string().nullable(),
});
export type BackupCopy = z.infer<typeof backupCopySchema>;

/** The state of the backups. */
export const backupsSchema = z.object({
  /** On this machine, newest first. */
  files: z.array(backupFileSchema),
  /** When the latest backup was finished, wherever it is stored; null before the first. */
  lastAt: instant.nullable(),
  /** The number of pictures that the last backup could not read. */
  missing: z.int(),
  /** Why the last backup failed, in a sentence; null if it succeeded. */
  problem: z.string().nullable(),
  /** Null where backups stay on this server. */
  copy: backupCopySchema.nullable(),
  /** The last one requested at the desk; null before the first. */
  restore: restoreSchema.nullable(),
});
export type Backups = z.infer<typeof backupsSchema>;
