import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createWorkFolder, ownFile } from "../../../infrastructure/work-folders/work-folder.ts";
import { backupFolder } from "./backup-files.ts";
import { deleteAbandonedDrafts } from "./delete-abandoned-drafts.ts";

test("deletes drafts that no work owns, and nothing else", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-drafts-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await deleteAbandonedDrafts(dataDir);
  await mkdir(backupFolder(dataDir));
  const names = ["a.tar", "b.tar.draft-0123456789ab", "c.tar.age.draft-0123456789ab", "d.draft-1"];
  for (const name of names) await writeFile(path.join(backupFolder(dataDir), name), "");
  const { folder, unlock } = await createWorkFolder(dataDir, "backup");
  await ownFile(folder, path.join(backupFolder(dataDir), "b.tar.draft-0123456789ab"));
  await deleteAbandonedDrafts(dataDir);
  await unlock();
  expect(await readdir(backupFolder(dataDir))).toEqual([
    "a.tar",
    "b.tar.draft-0123456789ab",
    "d.draft-1",
  ]);
});
