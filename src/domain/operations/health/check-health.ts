import type { Health, HealthCheck } from "#contract/operations/health.ts";
import type { Shop } from "../../shop.ts";
import { checkAddress } from "./checks/check-address.ts";
import { checkBackups } from "./checks/check-backups.ts";
import { checkClock } from "./checks/check-clock.ts";
import { checkDatabase } from "./checks/check-database.ts";
import { checkDisk } from "./checks/check-disk.ts";
import { checkMail } from "./checks/check-mail.ts";
import { checkMemory } from "./checks/check-memory.ts";
import { checkPhotos } from "./checks/check-photos.ts";
import { checkPlatforms } from "./checks/check-platforms.ts";
import { checkSearch } from "./checks/check-search.ts";
import { checkSignIns } from "./checks/check-sign-ins.ts";
import type { Finding } from "./checks/finding.ts";

type Check = { name: string; run: (shop: Shop) => Promise<Finding> };

const CHECKS: Check[] = [
  { name: "Backups", run: checkBackups },
  { name: "Disk space", run: checkDisk },
  { name: "Database", run: checkDatabase },
  { name: "Photos", run: checkPhotos },
  { name: "Email", run: checkMail },
  { name: "Web address", run: checkAddress },
  { name: "Search", run: checkSearch },
  { name: "Selling elsewhere", run: checkPlatforms },
  { name: "Sign-ins", run: checkSignIns },
  { name: "Memory", run: checkMemory },
  { name: "Clock", run: checkClock },
];

/** Looks at everything that can go wrong, and changes nothing. */
export async function checkHealth(shop: Shop): Promise<Health> {
  return { checks: await Promise.all(CHECKS.map((check) => runCheck(shop, check))) };
}

/** A check that cannot be finished has failed: what it looks at may be broken. */
async function runCheck(shop: Shop, { name, run }: Check): Promise<HealthCheck> {
  try {
    return { name, ...(await run(shop)) };
  } catch (error) {
    shop.log.error("health check could not be finished", { check: name, error });
    const reason = error instanceof Error ? error.message : String(error);
    return { name, state: "failed", sentence: `This couldn’t be checked: ${reason}` };
  }
}
