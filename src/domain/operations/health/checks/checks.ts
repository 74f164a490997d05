import type { Shop } from "../../../shop.ts";
import { checkAddress } from "./check-address.ts";
import { checkBackupCopy } from "./check-backup-copy.ts";
import { checkBackups } from "./check-backups.ts";
import { checkClock } from "./check-clock.ts";
import { checkDatabase } from "./check-database.ts";
import { checkDisk } from "./check-disk.ts";
import { checkLeftoverFiles } from "./check-leftover-files.ts";
import { checkMail } from "./check-mail.ts";
import { checkMemory } from "./check-memory.ts";
import { checkMigrations } from "./check-migrations.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkPlatforms } from "./check-platforms.ts";
import { checkRehearsal } from "./check-rehearsal.ts";
import { checkSearch } from "./check-search.ts";
import { checkSignIns } from "./check-sign-ins.ts";
import { checkFeeds } from "./check-feeds.ts";
import { checkMailServer } from "./check-mail-server.ts";
import { checkSpeed } from "./check-speed.ts";
import { checkVersion } from "./check-version.ts";
import type { Finding } from "./finding.ts";

export type Check = {
  name: string;
  /** @param signal aborts when the check takes too long */
  run: (shop: Shop, signal: AbortSignal) => Promise<Finding>;
  /** For a check that takes long: it runs in the background this often, and its last result is answered. */
  everyHours?: number;
};

/** In the order of the Health screen. */
export const CHECKS: Check[] = [
  { name: "Backups", run: checkBackups },
  { name: "Backup copy", run: checkBackupCopy },
  { name: "Backup test", run: checkRehearsal },
  { name: "Disk space", run: checkDisk },
  { name: "Database", run: checkDatabase, everyHours: 24 },
  { name: "Database updates", run: checkMigrations },
  { name: "Photos", run: checkPhotos, everyHours: 24 },
  { name: "Leftover files", run: checkLeftoverFiles, everyHours: 24 },
  { name: "Email", run: checkMail },
  { name: "Email server", run: checkMailServer, everyHours: 1 },
  { name: "Web address", run: checkAddress, everyHours: 1 },
  { name: "Search", run: checkSearch },
  { name: "Selling elsewhere", run: checkPlatforms },
  { name: "Feeds", run: checkFeeds },
  { name: "Sign-ins", run: checkSignIns },
  { name: "Speed", run: checkSpeed },
  { name: "Memory", run: checkMemory },
  { name: "Clock", run: checkClock, everyHours: 1 },
  { name: "Version", run: checkVersion },
];
