/** The sentences of the backups, in Settings and above the To-Do List. */
export const MESSAGES = {
  see: "See the backups",
  last: "Last backup:",
  none: "No backup yet. The first is made tonight.",
  copied: (bucket: string) => `Copied to the bucket ${bucket}:`,
  notCopied: (bucket: string) =>
    `Nothing copied to the bucket ${bucket} yet. Copies follow each night’s backup.`,
  withPassphrase: ", opens with the passphrase",
  download: "Download",
  /** Read aloud after it. */
  downloadOf: (time: string) => ` the backup of ${time}`,
  older: (count: number) =>
    count === 1 ? "1 older backup is on the server." : `${count} older backups are on the server.`,
  backUp: "Back up now",
  backingUp: "Backing up…",
  made: "Backup made",
  failed: "Couldn’t make a backup",
  overdue: (days: number) =>
    `The last backup is ${days} days old. Your shop makes one every night while it’s running.`,
  missing: (count: number) =>
    count === 1
      ? "1 photo couldn’t be read and isn’t in the last backup."
      : `${count} photos couldn’t be read and aren’t in the last backup.`,
} as const;
