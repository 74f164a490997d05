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
  beforeRestore: ", made before a restore",
  showOlder: (count: number) =>
    count === 1 ? "Show 1 older backup" : `Show ${count} older backups`,
  restore: "Restore",
  /** Read aloud after it. */
  restoreOf: (time: string) => ` the backup of ${time}`,
  restoreQuestion: (time: string) => `Restore the backup of ${time}?`,
  restoreText:
    "Your shop goes back to how it was then. Everything done since goes: pieces, orders, inquiries, settings. A backup of your shop as it is now is made first, so you can return to it. Your shop is closed for a few minutes, and then everybody signs in again, with the password of that time.",
  restoring: "Restoring…",
  restoringText:
    "Your shop closes, makes a backup, and restores this one. This page opens again when it’s done.",
  restoringNow: (time: string) => `Your shop is about to restore the backup of ${time}.`,
  restored: (at: string, time: string) => `Restored on ${at}: your shop is as it was on ${time}.`,
  madeBefore: (time: string) => `The backup of ${time} holds it as it was before.`,
  notRestored: (time: string, problem: string) =>
    `Couldn’t restore the backup of ${time}. ${problem}`,
  restoreFailed: "Couldn’t restore the backup",
  noAnswer: "Your shop hasn’t come back yet. Ask whoever runs its server to look.",
  cancel: "Cancel",
  close: "Close",
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
