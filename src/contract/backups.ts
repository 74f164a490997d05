import { z } from "zod";
import { instant } from "./field-schemas.ts";

export const backupFileSchema = z.object({
  name: z.string(),
  createdAt: instant,
  bytes: z.int(),
  /** Whether a passphrase is needed to open it. */
  sealed: z.boolean(),
});
export type BackupFile = z.infer<typeof backupFileSchema>;

/** How it stands with the backups. */
export const backupsSchema = z.object({
  /** Those that lie on this machine, the newest first. */
  files: z.array(backupFileSchema),
  /** The newest that was finished, wherever it lies; null before the first. */
  lastAt: instant.nullable(),
  /** How many pictures the last night could not read. */
  missing: z.int(),
  /** Why the last night made none, in a sentence; null when all is well. */
  problem: z.string().nullable(),
});
export type Backups = z.infer<typeof backupsSchema>;
