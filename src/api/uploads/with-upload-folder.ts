import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { uploadFolder } from "#domain/media/storage/upload-folder.ts";
import type { Shop } from "#domain/shop.ts";

/** Gives the work a folder of its own, which is deleted when the work ends. */
export async function withUploadFolder<T>(
  { dataDir }: Shop,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const parent = uploadFolder(dataDir);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, "/"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
