import path from "node:path";
import { expect, test } from "vitest";
import { listImports, listStaticImports } from "./import-graph.ts";
import { isTestFile, listFiles, listSourceFiles, readText } from "./source-files.ts";

const MOST_LINES = 200;
/** As many files of a kind that one file lists stay a file each: checks, sheets, records. */
const MANY_OF_A_KIND = 3;

/** What is a file of its own though one other file imports it. */
const APART = [
  // One behavior of the page script each, and one platform.
  /^src\/web\/storefront\/script\//,
  /^src\/domain\/importing\/spreadsheets\/layouts\/declared\//,
  // Programs of their own processes and threads.
  /\/(?:password-worker|backup-process)\.ts$/,
  // What may open connections or listen is as small as it can be.
  /\/(?:connect-to|read-certificate|listen)\.ts$/,
  // Formats, drivers and lists that are looked for by their own names.
  /\/(?:compound-file|sqlite-driver|embedded-dialect|name-keys|validation-messages|inquiry-mails|blur-placeholder)\.ts$/,
];

const files = listFiles("{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}");
const importers = Map.groupBy(
  files.flatMap((file) => listImports(file)),
  ({ to }) => to,
);

const isApart = (file: string): boolean => APART.some((pattern) => pattern.test(file));
const lines = (file: string): number => readText(file).trimEnd().split("\n").length;
const wordsOf = (file: string): string[] => path.basename(file).split(".")[0]?.split("-") ?? [];
const isOfKind = (one: string[], other: string[]): boolean =>
  one[0] === other[0] || one.at(-1) === other.at(-1);
/** Of code that only the server loads, or that is loaded on its own. */
const roleOf = (file: string): string => /\.(server|island)\./.exec(file)?.[1] ?? "";

function isPartOf(file: string, importer: string): boolean {
  if (path.dirname(file) !== path.dirname(importer) || isTestFile(importer)) return false;
  if (roleOf(file) !== roleOf(importer)) return false;
  // What is loaded later is a file of its own.
  if (readText(importer).includes(`import("./${path.basename(file)}")`)) return false;
  const loaded = listStaticImports(importer).map(({ to }) => to);
  const ofKind = new Set(
    loaded.filter(
      (to) => path.dirname(to) === path.dirname(file) && isOfKind(wordsOf(to), wordsOf(file)),
    ),
  );
  return ofKind.size < MANY_OF_A_KIND && lines(file) + lines(importer) <= MOST_LINES;
}

const parts = listSourceFiles().filter((file) => {
  const [first, ...others] = new Set(importers.get(file)?.map(({ from }) => from));
  return first !== undefined && others.length === 0 && isPartOf(file, first);
});

test(`a file that one file of its folder imports is part of it, up to ${MOST_LINES} lines`, () => {
  expect(parts.filter((file) => !isApart(file))).toEqual([]);
});

test("every exception is still needed", () => {
  expect(APART.filter((pattern) => !parts.some((file) => pattern.test(file)))).toEqual([]);
});
