import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";

export type Secrets = { sessionSecret: string; encryptionKey: string };

/**
 * The two secrets of the shop: from the configuration, else generated once into the data folder
 * (32 random bytes as base64url, readable by the owner only). Throws when a kept file is damaged:
 * a new encryption key would make stored credentials unreadable for ever.
 */
export async function loadSecrets(config: {
  dataDir: string;
  sessionSecret?: string | undefined;
  encryptionKey?: string | undefined;
}): Promise<Secrets> {
  return {
    sessionSecret:
      config.sessionSecret ?? (await keepSecret(path.join(config.dataDir, "session-secret"))),
    encryptionKey:
      config.encryptionKey ?? (await keepSecret(path.join(config.dataDir, "encryption-key"))),
  };
}

async function keepSecret(file: string): Promise<string> {
  const kept = (await readIfThere(file)) ?? (await createSecret(file));
  if (!/^[\w-]{43}$/.test(kept.trim())) {
    throw new Error(
      `${file} is damaged. Put it back from a backup; it holds a secret of the shop.`,
    );
  }
  return kept.trim();
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (isErrno(error, "ENOENT")) return undefined;
    throw error;
  }
}

/* Written in full and fsynced under another name first; of two processes that do this at once,
   link lets one win and both then read the winner's. A file system without links gets a rename. */
async function createSecret(file: string): Promise<string> {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeDurably(draft, `${randomBytes(32).toString("base64url")}\n`);
    await link(draft, file).catch(async (error: unknown) => {
      if (isErrno(error, "EEXIST")) return;
      await rename(draft, file);
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(path.dirname(file));
  return readFile(file, "utf8");
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/* A new name survives a power cut once its folder is synced too; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
