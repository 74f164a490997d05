import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { latestVersion } from "#database/migrate.ts";
import { BACKUP_FORMAT, MANIFEST, tableEntry } from "../../infrastructure/table-dump/manifest.ts";
import { createTarWriter } from "../../infrastructure/table-dump/tar-writer.ts";
import { extractBackup } from "./extract-backup.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-extract-"));
});
afterEach(() => rm(folder, { recursive: true }));

const manifest = {
  format: BACKUP_FORMAT,
  createdAt: "2026-11-20T15:00:00.000Z",
  engine: "sqlite" as const,
  schema: latestVersion("sqlite"),
  sequences: {},
  tables: { settings: { rows: 0, sha256: "0".repeat(64) } },
  media: { files: 0, bytes: 0, missing: [] },
  secrets: [],
};

/** Extracts an archive whose checksums are correct. */
async function extract(files: Record<string, string>) {
  const tar = createTarWriter(manifest.createdAt);
  const write = async () => {
    for (const [name, text] of Object.entries(files)) {
      await tar.add(name, Buffer.byteLength(text), [Buffer.from(text)]);
    }
    await tar.finish();
  };
  const file = path.join(folder, "backup.tar");
  await Promise.all([write(), writeFile(file, tar.archive)]);
  return extractBackup(file, path.join(folder, "extracted"));
}

const table = { [tableEntry("settings")]: "rows" };
const withManifest = (change: object) => ({
  ...table,
  [MANIFEST]: JSON.stringify({ ...manifest, ...change }),
});

test("extracts all files but photos, and returns the manifest", async () => {
  expect(await extract(withManifest({}))).toEqual(manifest);
  const extracted = path.join(folder, "extracted", tableEntry("settings"));
  expect(await readFile(extracted, "utf8")).toBe("rows");
});

test.each([
  ["format", { format: BACKUP_FORMAT + 1 }],
  ["schema", { schema: latestVersion("sqlite") + 1 }],
])("refuses a newer %s", async (_, change) => {
  await expect(extract(withManifest(change))).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining("made by a newer version of the shop"),
  });
});

test.each([
  ["without a manifest", table, "it does not say what is in it"],
  ["with a malformed manifest", { ...table, [MANIFEST]: "{" }, "it does not say what is in it"],
  ["with an incomplete manifest", withManifest({ media: {} }), "it does not say what is in it"],
  [
    "without a table of its manifest",
    { [MANIFEST]: JSON.stringify(manifest) },
    `${tableEntry("settings")} is missing in it`,
  ],
])("refuses an archive %s", async (_, files, reason) => {
  await expect(extract(files)).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining(`cannot be restored: ${reason}. Nothing was changed.`),
  });
});

test("refuses a missing file and a folder", async () => {
  for (const file of [path.join(folder, "none.tar"), folder]) {
    await expect(extractBackup(file, folder)).rejects.toThrow(`There is no file ${file}.`);
  }
});
