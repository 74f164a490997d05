import { createJobs } from "#domain/jobs.ts";
import { createOutbound } from "#domain/infrastructure/outbound/outbound.ts";
import { Door } from "#domain/access/rate-limit/sign-in-queue.ts";
import type { Place } from "#domain/operations/backup/place.ts";
import type { Config } from "../config.ts";
import { createLog } from "../log.ts";

/** Where the shop of these settings lives, or is to live. */
export function placeOf(config: Config): Place {
  const log = createLog("error", (line) => void process.stderr.write(line));
  return {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    s3: config.s3,
    shopOn: (parts) => ({
      ...parts,
      jobs: createJobs(),
      door: new Door(),
      now: () => new Date(),
      log,
      outbound: createOutbound({ allow: [] }),
      mail: null,
      // Rows are carried over as they are: nothing is signed or read with them here.
      secrets: { sessionSecret: "", encryptionKey: "" },
      dataDir: config.dataDir,
      publicUrl: config.publicUrl.href.replace(/\/$/, ""),
    }),
  };
}
