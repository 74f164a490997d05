import path from "node:path";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { latestVersion } from "#database/migrate.ts";
import {
  BACKUP_FORMAT,
  MANIFEST,
  tableEntry,
} from "../../../infrastructure/table-dump/manifest.ts";
import { createTarWriter } from "../../../infrastructure/table-dump/tar-writer.ts";
import { extractBackup } from "./extract-backup.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-extract-"));
});
afterEach(() => rm(folder, { recursive: true }));

const ROW = '{"key":"name"}\n';
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const manifest = {
  format: BACKUP_FORMAT,
  createdAt: "2026-11-20T15:00:00.000Z",
  engine: "sqlite" as const,
  schema: latestVersion("sqlite"),
  sequences: {},
  tables: { settings: { rows: 1, sha256: sha256(ROW) } },
  media: { files: 0, bytes: 0, missing: [] },
  secrets: [],
};

/** Extracts an archive whose checksums are correct. */
async function extract(files: Record<string, string | Buffer>) {
  const tar = createTarWriter(manifest.createdAt);
  const write = async () => {
    for (const [name, content] of Object.entries(files)) {
      await tar.add(name, Buffer.byteLength(content), [Buffer.from(content)]);
    }
    await tar.finish();
  };
  const file = path.join(folder, "backup.tar");
  await Promise.all([write(), writeFile(file, tar.archive)]);
  return extractBackup(file, path.join(folder, "extracted"));
}

const table = { [tableEntry("settings")]: gzipSync(ROW) };
const withManifest = (change: object) => ({
  ...table,
  [MANIFEST]: JSON.stringify({ ...manifest, ...change }),
});

test("extracts all files but photos, and returns the manifest", async () => {
  expect(await extract(withManifest({}))).toEqual(manifest);
  const extracted = path.join(folder, "extracted", tableEntry("settings"));
  expect(await readFile(extracted)).toEqual(gzipSync(ROW));
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

test("refuses a schema before the last one of the versions before 1.0.0", async () => {
  expect(await extract(withManifest({ schema: 86 }))).toMatchObject({ schema: 86 });
  await rm(path.join(folder, "extracted"), { recursive: true });
  await expect(extract(withManifest({ schema: 85 }))).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining("made long before version 1.0.0"),
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
  [
    "whose date is none",
    withManifest({ createdAt: "\u001b[2Jtoday" }),
    "it does not say what is in it",
  ],
])("refuses an archive %s", async (_, files, reason) => {
  await expect(extract(files)).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining(`cannot be restored: ${reason}. Nothing was changed.`),
  });
});

const digestOf = (text: string, rows: number) => ({
  tables: { settings: { rows, sha256: sha256(text) } },
});
const withRows = (text: string, rows: number) => ({
  ...withManifest(digestOf(text, rows)),
  [tableEntry("settings")]: gzipSync(text),
});

test.each([
  ["no gzip", { ...withManifest({}), [tableEntry("settings")]: "rows" }, "is damaged"],
  ["a row that is no JSON", withRows("{\n", 1), "is damaged"],
  ["a row that is no object", withRows("7\n", 1), "is damaged"],
  ["a row that is cut short", withRows('{"a":1}\n{"b"', 1), "is damaged"],
  ["a row too many", withRows(ROW + ROW, 1), "the rows of settings are not those that were put in"],
  ["a row too few", withRows(ROW, 2), "the rows of settings are not those that were put in"],
  [
    "another row",
    { ...withManifest({}), [tableEntry("settings")]: gzipSync("{}\n") },
    "the rows of settings are not those that were put in",
  ],
])("refuses a table with %s", async (_, files, reason) => {
  await expect(extract(files)).rejects.toMatchObject({
    code: "unprocessable",
    message: expect.stringContaining(reason),
  });
});

test("refuses a row of 100 MB, which is small when compressed", async () => {
  const row = `{"key":"${" ".repeat(100_000_000)}"}\n`;
  await expect(extract(withRows(row, 1))).rejects.toThrow("a row of settings in it is too long");
});

test("refuses a missing file and a folder", async () => {
  for (const file of [path.join(folder, "none.tar"), folder]) {
    await expect(extractBackup(file, folder)).rejects.toThrow(`There is no file ${file}.`);
  }
});
