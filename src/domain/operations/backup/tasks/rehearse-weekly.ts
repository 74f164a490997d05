/// <reference lib="esnext.temporal" />
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { backupNight } from "../local/backup-night.ts";
import { withRehearsalFolder } from "../rehearsal/with-rehearsal-folder.ts";
import { findNightlyBackup } from "./find-nightly-backup.ts";
import { runInBackupProcess } from "./run-in-backup-process.ts";
import { runTask } from "./run-task.ts";

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
