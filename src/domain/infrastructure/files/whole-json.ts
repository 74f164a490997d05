import { randomBytes } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import path from "node:path";
import { nullIfMissing } from "./null-if-missing.ts";
import { syncFolder } from "./sync-folder.ts";
import { writeSynced } from "./write-synced.ts";

/** Writes a file of JSON that a killed process leaves as it was or as it shall be; for its owner alone. */
export async function writeWhole(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  await writeSynced(draft, JSON.stringify(value), 0o600);
  await rename(draft, file);
  await syncFolder(path.dirname(file));
}

/** Null without the file. */
export async function readWhole(file: string): Promise<unknown> {
  const text = await nullIfMissing(readFile(file, "utf8"));
  return text === null ? null : JSON.parse(text);
}
