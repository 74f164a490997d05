import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySampleShop } from "#tests/support/copy-sample-shop.ts";
import { startShop } from "#tests/support/shop-server.ts";

/** Starts a shop with the sample catalogue. */
export async function startSampleShop(): Promise<{ baseURL: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-browsers-"));
  await copySampleShop(dataDir);
  const server = await startShop({ DATA_DIR: dataDir });
  return {
    baseURL: server.baseURL,
    close: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
