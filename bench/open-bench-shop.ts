import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Shop } from "#domain/shop.ts";
import { readConfig } from "#server/startup/config.ts";
import { createLog } from "#server/logging/create-log.ts";
import { openShop } from "#server/startup/open-shop.ts";
import { fillCatalogue } from "./catalogue/fill-catalogue.ts";

export type BenchShop = { shop: Shop; dataDir: string; close: () => Promise<void> };

/**
 * A shop of its own with so many pieces, in a folder that goes with it.
 * @param databaseUrl an empty PostgreSQL database; the embedded one when left out
 */
export async function openBenchShop(pieces: number, databaseUrl?: string): Promise<BenchShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
  const secrets = { SESSION_SECRET: "s".repeat(32), ENCRYPTION_KEY: "k".repeat(32) };
  const place = databaseUrl ? { DATABASE_URL: databaseUrl, ...secrets } : {};
  const config = readConfig({ DATA_DIR: dataDir, ...place });
  const { shop, close } = await openShop(config, createLog("error"));
  await fillCatalogue(shop, pieces);
  return {
    shop,
    dataDir,
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
