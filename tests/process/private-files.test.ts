import { chmod, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-private-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Files and folders that other users of the machine could open. */
async function listReadableByOthers(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  const open = [];
  for (const name of [".", ...names]) {
    const file = path.join(dataDir, name);
    if (((await stat(file)).mode & 0o077) !== 0) open.push(name);
  }
  return open;
}

test("keeps other users of the machine out of the data folder", async () => {
  const dataDir = path.join(folder, "data");
  const backup = path.join(folder, "copy.tar");
  const shop = await startShop({ DATA_DIR: dataDir, SAMPLE_DATA: "never" });
  await runCommand("backup", [backup], { DATA_DIR: dataDir });
  expect(await listReadableByOthers(dataDir)).toEqual([]);
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  await shop.stop();

  for (const name of [".", "shop.sqlite", "session-secret", "media"]) {
    await chmod(path.join(dataDir, name), 0o755);
  }
  const again = await startShop({ DATA_DIR: dataDir, SAMPLE_DATA: "never" });
  expect(await listReadableByOthers(dataDir)).toEqual([]);
  expect(again.output()).toContain("others may no longer read the data folder");
  await again.stop();
});
