import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Log } from "#domain/shop.ts";
import { restrictDataDir } from "./restrict-data-dir.ts";

let dataDir: string;
const log = {
  debug: vi.fn<Log["debug"]>(),
  info: vi.fn<Log["info"]>(),
  warn: vi.fn<Log["warn"]>(),
  error: vi.fn<Log["error"]>(),
};
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-restrict-"));
  vi.clearAllMocks();
});
afterEach(() => rm(dataDir, { recursive: true }));

const modeOf = async (name: string): Promise<number> =>
  (await stat(path.join(dataDir, name))).mode & 0o777;

async function write(name: string, mode: number): Promise<void> {
  const file = path.join(dataDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, "");
  await chmod(file, mode);
}

test("closes the folder, the database, backups and secrets, and says so once", async () => {
  const files = ["shop.sqlite", "shop.sqlite-wal", "session-secret", "backups/a.tar"];
  for (const name of [...files, "replaced-1/encryption-key"]) await write(name, 0o644);
  await chmod(dataDir, 0o755);
  await restrictDataDir(dataDir, log);
  for (const name of files) expect(await modeOf(name)).toBe(0o600);
  expect(await modeOf("replaced-1/encryption-key")).toBe(0o600);
  for (const folder of [".", "backups", "replaced-1"]) expect(await modeOf(folder)).toBe(0o700);
  expect(log.info.mock.calls).toEqual([
    ["others may no longer read the data folder", { dataDir, changed: 8 }],
  ]);
  await restrictDataDir(dataDir, log);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test("closes the folder of photos without changing each photo", async () => {
  await write("media/ab/photo.jpg", 0o644);
  await restrictDataDir(dataDir, log);
  expect(await modeOf("media")).toBe(0o700);
  expect(await modeOf("media/ab/photo.jpg")).toBe(0o644);
});

test("leaves the target of a link within as it is", async () => {
  await write("elsewhere/file", 0o600);
  const outside = await mkdtemp(path.join(tmpdir(), "fernhill-outside-"));
  await chmod(outside, 0o755);
  await symlink(outside, path.join(dataDir, "link"));
  await restrictDataDir(dataDir, log);
  expect((await stat(outside)).mode & 0o777).toBe(0o755);
  await rm(outside, { recursive: true });
});

test("warns once when the permissions cannot be changed", async () => {
  // A path below a file stands for a disk that refuses.
  await write("file", 0o600);
  await restrictDataDir(path.join(dataDir, "file", "data"), log);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.warn.mock.calls[0]?.[0]).toContain("give it to the user that runs the shop");
  expect(log.info).not.toHaveBeenCalled();
});
