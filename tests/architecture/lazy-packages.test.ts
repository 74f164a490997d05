import { expect, test } from "vitest";
import { listStaticImports } from "./import-graph.ts";
import { listSourceFiles } from "./source-files.ts";

/** Packages of tens of megabytes that most shops never use, imported on first use. */
const LAZY = [
  "@aws-sdk/client-s3",
  "age-encryption",
  "imapflow",
  "mailparser",
  "nodemailer",
  "sharp",
  "undici",
];

const imports = Map.groupBy(
  ["main.ts", ...listSourceFiles()].flatMap((file) => listStaticImports(file)),
  ({ from }) => from,
);

/** What is loaded with a file, itself included. */
function listLoaded(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded;
  loaded.add(file);
  for (const { to } of imports.get(file) ?? []) listLoaded(to, loaded);
  return loaded;
}

test("the shop starts without what it may never use", () => {
  const loaded = listLoaded("main.ts");
  expect(loaded.size).toBeGreaterThan(500);
  expect(LAZY.filter((name) => loaded.has(name))).toEqual([]);
});
