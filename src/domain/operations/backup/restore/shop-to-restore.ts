import { FairSignInQueue } from "../../../access/rate-limit/sign-in-queue.ts";
import { createOutboundClient } from "../../../infrastructure/outbound/outbound-client.ts";
import { createJobs } from "../../../services/jobs.ts";
import { RefusalCache } from "../../../services/refusal-cache.ts";
import type { Log, Shop } from "../../../shop.ts";

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
