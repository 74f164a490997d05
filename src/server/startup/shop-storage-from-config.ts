import {
  type ShopLocation,
  shopToRestore,
} from "#domain/operations/backup/restore/shop-location.ts";
import type { Config } from "./config.ts";
import { createLog } from "../logging/create-log.ts";

/** The storage of the configured shop, for what reads or writes it as a whole. */
export function shopStorageFromConfig(config: Config): ShopLocation {
  const { dataDir, databaseUrl, s3 } = config;
  const log = createLog("warn", (line) => void process.stderr.write(line));
  const publicUrl = config.publicUrl.href.replace(/\/$/, "");
  return {
    dataDir,
    databaseUrl,
    s3,
    shopOn: (parts) => shopToRestore({ dataDir, publicUrl, log }, parts),
  };
}
