import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import buildApp from "./build-app.ts";
import { startShop } from "./shop-server.ts";

export const admin = { username: "admin", password: "a-password-for-tests" };

/**
 * Global set-up of the browser tests: lets a shop start for the first time, with the sample
 * catalogue, and keeps its data folder for every worker to copy.
 */
export default async function prepareSampleShop() {
  buildApp();
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-sample-"));
  const server = await startShop({
    DATA_DIR: dataDir,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  await server.stop();
  process.env["SAMPLE_SHOP"] = dataDir;
  return () => rm(dataDir, { recursive: true });
}
