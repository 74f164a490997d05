import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wordpressExport } from "#tests/support/wordpress-export.ts";
import { readInChildProcess } from "./read-in-child-process.ts";
import { decompressRows } from "../tables/decompress-rows.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-spreadsheets-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program that obeys instructions instead of reading. */
async function played(onFile: string): Promise<URL> {
  const file = path.join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, `process.on("message", () => {\n${onFile}\n});\n`);
  return pathToFileURL(file);
}

const ask = (text: string) => ({ content: Buffer.from(text), sheets: null });
const some = ask("Name\nEmber\n");

test("reads in a child process and passes errors with code and message", async () => {
  const {
    tables: [table],
  } = await readInChildProcess(some);
  const rows = [];
  for await (const row of decompressRows(table?.compressedRows ?? new Uint8Array()))
    rows.push(row.cells);
  expect(rows).toEqual([["Name"], ["Ember"]]);
  await expect(readInChildProcess(ask("%PDF-1.7"))).rejects.toMatchObject({
    code: "unsupported-media",
    message: expect.stringContaining("PDF"),
  });
});

test("refuses a file when memory runs out, and reports a crash as an internal error", async () => {
  const killed = await played(`process.kill(process.pid, "SIGKILL");`);
  await expect(readInChildProcess(some, undefined, killed)).rejects.toMatchObject({
    code: "too-large",
  });
  const broken = await played("process.exit(3);");
  await expect(readInChildProcess(some, undefined, broken)).rejects.toThrow("ended with 3");
});

test("kills the process on abort and hides the shop's secrets from it", async () => {
  const idle = await played("setInterval(() => undefined, 1000);");
  const waiting = readInChildProcess(some, AbortSignal.timeout(300), idle);
  await expect(waiting).rejects.toMatchObject({ name: "TimeoutError" });
  process.env["S3_SECRET_ACCESS_KEY"] = "a key";
  const curious = await played(
    `process.send({ tables: [{ name: process.env.S3_SECRET_ACCESS_KEY ?? "none" }] });`,
  );
  expect(await readInChildProcess(some, undefined, curious)).toEqual({
    tables: [{ name: "none" }],
  });
  delete process.env["S3_SECRET_ACCESS_KEY"];
});

test("streams an export of WordPress that is larger than other files may be", async () => {
  const file = path.join(folder, "export.txt");
  const [start = "", end = ""] = wordpressExport([{ title: "On gold" }]).split("<channel>");
  const filler = `<!-- ${"x".repeat(1024 * 1024)} -->\n`.repeat(21);
  await writeFile(file, `${start}<channel>${filler}${end}`);
  const { tables } = await readInChildProcess({ content: file, sheets: null });
  expect(tables).toMatchObject([{ rowCount: 2 }]);
  await writeFile(file, `Name\n${filler}`);
  await expect(readInChildProcess({ content: file, sheets: null })).rejects.toMatchObject({
    code: "too-large",
    message: expect.stringContaining("20 MB"),
  });
});
