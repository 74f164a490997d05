import path from "node:path";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pipeline } from "node:stream/promises";
import { type Header, pack } from "tar-stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readArchive } from "./read-archive.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-archive-"));
});
afterEach(() => rm(folder, { recursive: true }));

type Entry = Partial<Header> & { name: string } & { content?: string };

/** Reads an archive of the given entries to its end. */
async function read(entries: Iterable<Entry>): Promise<string[]> {
  const archive = pack();
  const file = path.join(folder, "hostile.tar");
  for (const { content = "", ...header } of entries) archive.entry(header, content);
  archive.finalize();
  await pipeline(archive, createWriteStream(file));
  const names: string[] = [];
  for await (const { name, bytes } of readArchive(file)) {
    names.push(name);
    for await (const chunk of bytes) expect(chunk.byteLength).toBeGreaterThan(0);
  }
  return names;
}

const table = (name: string): Entry => ({ name: `tables/${name}.ndjson.gz`, content: "rows" });

/** "a", "b", …, "aa", … */
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    index.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? ""),
  );

test("reads the files of a backup in order", async () => {
  const entries = [table("products"), { name: "manifest.json", content: "{}" }];
  expect(await read(entries)).toEqual(["tables/products.ndjson.gz", "manifest.json"]);
});

test.each<[string, Entry, string]>([
  ["a path out of it", { name: "../evil" }, '"../evil", which no backup does'],
  ["a path out of a folder", { name: "tables/../../evil.ndjson.gz" }, "which no backup does"],
  ["an absolute path", { name: "/etc/passwd" }, "which no backup does"],
  ["a name for a terminal", { name: "\u001b[2Jx" }, String.raw`"\u001b[2Jx", which`],
  ["a long name", { name: "x".repeat(5000) }, `"${"x".repeat(100)}", which no backup does`],
  [
    "a link",
    { name: "secrets/session-secret", type: "symlink", linkname: "/etc/passwd" },
    "which no backup does",
  ],
  ["a folder", { name: "tables", type: "directory" }, "which no backup does"],
  [
    "a secret of 1 MB",
    { name: "secrets/session-secret", content: "x".repeat(1_000_000) },
    "secrets/session-secret in it is too large",
  ],
])("refuses an archive with %s", async (_, entry, reason) => {
  await expect(read([table("products"), entry])).rejects.toThrow(reason);
});

test("refuses a name that occurs twice, and too many files", async () => {
  await expect(read([table("a"), table("b"), table("a")])).rejects.toThrow(
    "it holds tables/a.ndjson.gz twice",
  );
  await expect(read(letters(201).map(table))).rejects.toThrow("it holds too many files");
});

test("refuses headers without files, which would be kept in memory", async () => {
  const comment = "x".repeat(100_000);
  const entries = letters(100).map((name) => ({ ...table(name), pax: { comment } }));
  await expect(read(entries)).rejects.toThrow("it has more headers than files");
});
