import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteLeftovers } from "./delete-leftovers.ts";
import { withWorkFolder } from "./with-work-folder.ts";
import {
  createWorkFolder,
  listOwnedFiles,
  lockWorkFolder,
  ownFile,
  writePlan,
} from "./work-folder.ts";

let dataDir: string;
let elsewhere: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-work-"));
  elsewhere = await mkdtemp(path.join(tmpdir(), "fernhill-elsewhere-"));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
  await rm(elsewhere, { recursive: true });
});

/** Work whose draft is elsewhere. */
async function writeDraft(folder: string, name = "draft"): Promise<string> {
  const draft = path.join(elsewhere, name);
  await ownFile(folder, draft);
  await writeFile(draft, "half");
  await writeFile(path.join(folder, "rows"), "secret");
  return draft;
}

test("deletes the folder of work that succeeded, and leaves its file elsewhere", async () => {
  const result = await withWorkFolder(path.join(dataDir, "new"), "backup", async (folder) => {
    await writeDraft(folder);
    return path.basename(folder);
  });
  expect(result).toMatch(/^\.backup-[0-9a-f]{12}$/);
  expect(await readdir(path.join(dataDir, "new"))).toEqual([]);
  expect(await readdir(elsewhere)).toEqual(["draft"]);
});

test("deletes the folder of work that failed, with its files elsewhere", async () => {
  const work = withWorkFolder(dataDir, "backup", async (folder) => {
    await writeDraft(folder);
    await writeDraft(folder, "another");
    throw new Error("The disk is full.");
  });
  await expect(work).rejects.toThrow("The disk is full.");
  expect(await readdir(dataDir)).toEqual([]);
  expect(await readdir(elsewhere)).toEqual([]);
});

test("leaves a failed work that has a plan to the next start", async () => {
  const work = withWorkFolder(dataDir, "restoring", async (folder) => {
    await writeDraft(folder);
    await writePlan(folder, {});
    throw new Error("The disk is full.");
  });
  await expect(work).rejects.toThrow("The disk is full.");
  await deleteLeftovers(dataDir);
  expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^\.restoring-/)]);
  expect(await readdir(elsewhere)).toEqual(["draft"]);
});

test("leaves alone what another process works on, and deletes it once that is killed", async () => {
  const worker = [
    `import { createWorkFolder, ownFile } from ${JSON.stringify(import.meta.resolve("./work-folder.ts"))};`,
    `import { writeFileSync } from "node:fs";`,
    `const [dataDir, draft] = process.argv.slice(1);`,
    `const { folder } = await createWorkFolder(dataDir, "backup");`,
    `await ownFile(folder, draft);`,
    `writeFileSync(draft, "half");`,
    `console.log(folder);`,
    `setInterval(() => undefined, 1000);`,
  ].join("\n");
  const draft = path.join(elsewhere, "draft");
  const other = spawn(process.execPath, ["--input-type=module", "--eval", worker, dataDir, draft]);
  const [folder] = (await once(other.stdout.setEncoding("utf8"), "data")) as [string];
  await deleteLeftovers(dataDir);
  expect(await listOwnedFiles(folder.trim())).toEqual([draft]);
  expect(existsSync(draft)).toBe(true);
  other.kill("SIGKILL");
  await once(other, "exit");
  await deleteLeftovers(dataDir);
  expect(await readdir(dataDir)).toEqual([]);
  expect(existsSync(draft)).toBe(false);
});

test("deletes folders that earlier versions left, locks without a folder, and nothing else", async () => {
  for (const name of [".backup-a", ".backup-archive-b", ".restoring-c", ".moving-d", "backups"]) {
    await mkdir(path.join(dataDir, name, "inside"), { recursive: true });
  }
  for (const name of [".lock.backup-e", "a.backup-f", ".backup"]) {
    await writeFile(path.join(dataDir, name), "");
  }
  await deleteLeftovers(dataDir);
  expect((await readdir(dataDir)).toSorted()).toEqual([".backup", "a.backup-f", "backups"]);
});

test("locks a folder once", async () => {
  const { folder, unlock } = await createWorkFolder(dataDir, "backup");
  expect(lockWorkFolder(folder)).toBeNull();
  await unlock();
  await lockWorkFolder(folder)?.();
  expect(await readdir(dataDir)).toEqual([path.basename(folder)]);
});
