import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DataDirError, lockDataDir, prepareDataDir } from "./data-dir.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-data-dir-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("preparing the data folder", () => {
  test("creates it with its parents and leaves nothing in it", async () => {
    const dataDir = path.join(folder, "a", "b");
    await prepareDataDir(dataDir);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("refuses a path below a file with a sentence", async () => {
    await writeFile(path.join(folder, "file"), "");
    const dataDir = path.join(folder, "file", "data");
    await expect(prepareDataDir(dataDir)).rejects.toThrow(
      new DataDirError(
        `The data folder ${dataDir} cannot be written: part of its path is a file. Set DATA_DIR to a folder that this user may write to.`,
      ),
    );
  });
});

describe("locking the data folder", () => {
  const holder = [
    `import { lockDataDir } from ${JSON.stringify(import.meta.resolve("./data-dir.ts"))};`,
    "lockDataDir(process.argv[1]);",
    "console.log('held');",
    "setInterval(() => undefined, 1000);",
  ].join("\n");

  test("refuses a second lock until the first is released", () => {
    const first = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow("is in use by another process of the shop");
    first.release();
    lockDataDir(folder).release();
  });

  test("refuses another process, and no killed one leaves a lock", async () => {
    const other = spawn(process.execPath, ["--input-type=module", "--eval", holder, folder]);
    await once(other.stdout, "data");
    expect(() => lockDataDir(folder)).toThrow(DataDirError);
    other.kill("SIGKILL");
    await once(other, "exit");
    lockDataDir(folder).release();
  });
});
