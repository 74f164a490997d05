import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import type { Shop } from "../../../shop.ts";
import { backupFolder } from "./backup-files.ts";
import { deleteAbandonedDrafts } from "./delete-abandoned-drafts.ts";
import { requireDiskSpace } from "./require-disk-space.ts";
import type { Manifest } from "../../../infrastructure/table-dump/manifest.ts";
import { withOwnConnection } from "../../../infrastructure/table-dump/with-own-connection.ts";
import { writeBackup } from "../write-backup.ts";

/**
 * Writes a backup of the running shop into its backups folder.
 * @throws storage-full without enough disk space, conflict when the file exists
 */
export async function writeLocalBackup(
  shop: Shop,
  name: string,
): Promise<{ file: string; manifest: Manifest; bytes: number }> {
  const { dataDir, secrets } = shop;
  await mkdir(dataDir, { recursive: true });
  await deleteAbandonedDrafts(dataDir);
  await requireDiskSpace(dataDir);
  const file = path.join(backupFolder(dataDir), name);
  const manifest = await withOwnConnection(shop, (reader) =>
    writeBackup(reader, dataDir, file, secrets.backupPassphrase),
  );
  return { file, manifest, bytes: (await stat(file)).size };
}
