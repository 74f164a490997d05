import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readMigrations } from "./read-migrations.ts";

const write = (files: Record<string, string>): URL => {
  const folder = mkdtempSync(path.join(tmpdir(), "fernhill-read-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return pathToFileURL(`${folder}/`);
};

test("reads files and folders in order, and of an engine its own", () => {
  const folder = write({
    "0102_later.sqlite.sql": "later on SQLite;\n",
    "0102_later.postgres.sql": "later on PostgreSQL;\n",
    "0100_first/02_b.sqlite.sql": "b timestamptz;\n",
    "0100_first/01_a.sql": "  a timestamptz;\n",
    "0101_next.sql": "next;\n",
    "notes.md": "none",
  });
  const read = (engine: "sqlite" | "postgres") =>
    readMigrations(engine, folder).map(({ number, name, text }) => [number, name, text]);
  expect(read("sqlite")).toEqual([
    [100, "0100_first", "  a text;\nb timestamptz;\n"],
    [101, "0101_next", "next;\n"],
    [102, "0102_later", "later on SQLite;\n"],
  ]);
  expect(read("postgres")).toEqual([
    [100, "0100_first", "  a timestamptz;\n"],
    [101, "0101_next", "next;\n"],
    [102, "0102_later", "later on PostgreSQL;\n"],
  ]);
});

const readChecksum = (text: string) =>
  readMigrations("sqlite", write({ "0100_x.sql": text }))[0]?.checksum;

test("has the same checksum with other line ends, and another with another text", () => {
  expect(readChecksum("a;\r\nb;\r\n")).toBe(readChecksum("a;\nb;\n"));
  expect(readChecksum("a;\n")).not.toBe(readChecksum("b;\n"));
});
