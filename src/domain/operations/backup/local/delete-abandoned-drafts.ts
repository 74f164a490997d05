import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "../../../infrastructure/files/null-if-missing.ts";
import {
  listOwnedFiles,
  listWorkFolders,
} from "../../../infrastructure/work-folders/work-folder.ts";
import { backupFolder } from "./backup-files.ts";

const DRAFT = /\.tar(\.age|\.sealed)?\.draft-[0-9a-f]{12}$/;

/** Deletes drafts of backups that no work owns: earlier versions left them when they were killed. */
export async function deleteAbandonedDrafts(dataDir: string): Promise<void> {
  const folder = backupFolder(dataDir);
  // Listed before the work: whose draft is among them owns it by then.
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  const drafts = names.filter((name) => DRAFT.test(name)).map((name) => path.join(folder, name));
  const work = drafts.length > 0 ? await listWorkFolders(dataDir) : [];
  const owned = (await Promise.all(work.map(listOwnedFiles))).flat();
  for (const draft of drafts) if (!owned.includes(draft)) await rm(draft, { force: true });
}
