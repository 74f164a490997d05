import type { S3Config } from "../../../services/s3-bucket.ts";
import type { Log, Shop } from "../../../shop.ts";
import { FairSignInQueue } from "../../../access/rate-limit/sign-in-queue.ts";
import { createOutboundClient } from "../../../infrastructure/outbound/outbound-client.ts";
import { createJobs } from "../../../services/jobs.ts";
import { RefusalCache } from "../../../services/refusal-cache.ts";

/** Where a shop's data is stored, before the shop is opened. */
export type ShopLocation = {
  /** Absolute path. */
  dataDir: string;
  /** Undefined for the embedded database in the data folder. */
  databaseUrl: string | undefined;
  s3: S3Config | undefined;
  /** The shop on a database at this location. */
  shopOn: (parts: Pick<Shop, "db" | "engine" | "media">) => Shop;
};

/** A shop whose rows are read or written as a whole: nothing of it is signed, decrypted, sent or fetched. */
export const shopToRestore = (
  { dataDir, publicUrl, log }: { dataDir: string; publicUrl: string; log: Log },
  parts: Pick<Shop, "db" | "engine" | "media">,
): Shop => ({
  ...parts,
  dataDir,
  publicUrl,
  log,
  jobs: createJobs(),
  signInQueue: new FairSignInQueue(),
  refusals: new RefusalCache(),
  now: () => new Date(),
  outbound: createOutboundClient({ allow: [] }),
  mail: null,
  secrets: { sessionSecret: "", encryptionKey: "" },
});
