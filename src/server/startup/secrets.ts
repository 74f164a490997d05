import { randomBytes } from "node:crypto";
import { link, readFile, rename } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "#domain/infrastructure/files/null-if-missing.ts";
import { syncFolder } from "#domain/infrastructure/files/sync-folder.ts";
import { withWorkFolder } from "#domain/infrastructure/work-folders/with-work-folder.ts";
import { writeSynced } from "#domain/infrastructure/files/write-synced.ts";

export type Secrets = { sessionSecret: string; encryptionKey: string };

/**
 * The two secrets of the shop: from the configuration, else generated once in the data folder
 * (32 random bytes as base64url, readable by the owner only).
 * @throws when a stored file is damaged: a new encryption key could not decrypt stored credentials
 */
export async function loadSecrets(config: {
  dataDir: string;
  sessionSecret?: string | undefined;
  encryptionKey?: string | undefined;
}): Promise<Secrets> {
  return {
    sessionSecret:
      config.sessionSecret ??
      (await readOrCreateSecret(path.join(config.dataDir, "session-secret"))),
    encryptionKey:
      config.encryptionKey ??
      (await readOrCreateSecret(path.join(config.dataDir, "encryption-key"))),
  };
}

async function readOrCreateSecret(file: string): Promise<string> {
  const secret = (await nullIfMissing(readFile(file, "utf8"))) ?? (await createSecret(file));
  if (!/^[\w-]{43}$/.test(secret.trim())) {
    throw new Error(
      `${file} is damaged. Restore it from a backup: it contains a secret of the shop.`,
    );
  }
  return secret.trim();
}

/**
 * Writes and fsyncs a temporary file, then links it: of concurrent processes one succeeds, and all read
 * its file. A file system without hard links gets a rename.
 */
async function createSecret(file: string): Promise<string> {
  const dataDir = path.dirname(file);
  await withWorkFolder(dataDir, "secret", async (folder) => {
    const draft = path.join(folder, path.basename(file));
    await writeSynced(draft, `${randomBytes(32).toString("base64url")}\n`, 0o600);
    await link(draft, file).catch(async (error: unknown) => {
      if (isErrno(error, "EEXIST")) return;
      await rename(draft, file);
    });
  });
  await syncFolder(dataDir);
  return readFile(file, "utf8");
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
