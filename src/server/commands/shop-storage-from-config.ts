import { createJobs } from "#domain/services/jobs.ts";
import { RefusalCache } from "#domain/services/refusal-cache.ts";
import { createOutboundClient } from "#domain/infrastructure/outbound/outbound-client.ts";
import { FairSignInQueue } from "#domain/access/rate-limit/sign-in-queue.ts";
import type { ShopLocation } from "#domain/operations/backup/restore/shop-location.ts";
import type { Config } from "../startup/config.ts";
import { createLog } from "../logging/create-log.ts";

/** The storage of the configured shop, for commands that read or write it as a whole. */
export function shopStorageFromConfig(config: Config): ShopLocation {
  const log = createLog("error", (line) => void process.stderr.write(line));
  return {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    s3: config.s3,
    shopOn: (parts) => ({
      ...parts,
      jobs: createJobs(),
      signInQueue: new FairSignInQueue(),
      refusals: new RefusalCache(),
      now: () => new Date(),
      log,
      outbound: createOutboundClient({ allow: [] }),
      mail: null,
      // Rows are copied as they are: nothing is signed or decrypted here.
      secrets: { sessionSecret: "", encryptionKey: "" },
      dataDir: config.dataDir,
      publicUrl: config.publicUrl.href.replace(/\/$/, ""),
    }),
  };
}
